/** The log: what ran, how it ended and what it cost in calls. */
import type { Execution } from '../../execution/types';
import { markup } from './html';
import type { Html } from './html';
import { instant, shell } from './shell';
import type { Visit } from './shell';

const SHOWN = 200;

const listed = (name: string, lines: readonly string[]): Html | false =>
  lines.length > 0 &&
  markup`<details>
    <summary>${name} ${lines.length}</summary>
    <ol>
      ${lines.map((one) => markup`<li>${one}</li>`)}
    </ol>
  </details>`;

const calls = (execution: Execution): string =>
  Object.entries(execution.serviceCalls)
    .filter(([, n]) => n > 0)
    .map(([service, n]) => `${service} ${n}`)
    .join(' · ');

/** `journal`: the lines that an execution left in the journal. */
export function logPage(visit: Visit, journal: (execution: number) => readonly string[]): Html {
  const { host, say } = visit;
  const list = [...host.executions].reverse().slice(0, SHOWN);
  const row = (execution: Execution): Html => {
    const detail = [execution.error, ...execution.log].filter(
      (line): line is string => line !== undefined && line !== '',
    );
    return markup`<tr class="${execution.ok ? 'good' : 'bad'}">
      <td class="name">${execution.fn}</td>
      <td>${execution.kind}</td>
      <td>${instant(visit, execution.at)}</td>
      <td class="n">${Math.round(execution.ms)}</td>
      <td>
        ${calls(execution)}${listed('', execution.crossings)}
      </td>
      <td>
        ${say(execution.ok ? 'logOk' : 'logFailed')}${
          detail.length > 0 && markup`<pre>${detail.join('\n')}</pre>`
        }${listed(say('logJournal'), journal(execution.id))}
      </td>
    </tr>`;
  };
  const body = markup`<h1>${say('log')} <small>${host.executions.length}</small></h1>
    <p class="hint">${say('logWhy')}</p>
    ${
      list.length === 0
        ? markup`<p class="empty">${say('logEmpty')}</p>`
        : markup`<div class="wide" tabindex="0" role="region" aria-label="${say('log')}">
            <table>
              <thead>
                <tr>
                  <th scope="col">${say('logWhat')}</th>
                  <th scope="col">${say('logKind')}</th>
                  <th scope="col">${say('logTime')}</th>
                  <th scope="col" class="n">${say('logMs')}</th>
                  <th scope="col">${say('logCalls')}</th>
                  <th scope="col">${say('logResult')}</th>
                </tr>
              </thead>
              <tbody>
                ${list.map(row)}
              </tbody>
            </table>
          </div>`
    }`;
  return shell(visit, { title: say('log'), body, kind: 'list', path: '/log' });
}
