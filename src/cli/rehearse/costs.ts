/**
 * What a rehearsal's clicks would cost at Google: calls of its services times a latency, against its limits. Every method
 * of a service counts as one call, though many are answered without a journey: the estimate is meant to be too high.
 */
import { GOOGLE_LIMITS } from '../../host/limits';
import type { ActionRecord } from './world';

export interface Cost {
  readonly action: string;
  readonly times: number;
  /** of the dearest execution */
  readonly calls: number;
  readonly batches: number;
  readonly seconds: number;
  readonly limit: number;
}

/** Google's machines are slower than the one that rehearses; its own share is small beside the calls. */
const SLOWER = 4;
/** Simple triggers may only build menus; all others run as long as a menu item. */
const SIMPLE = new Set(['onOpen', 'onInstall']);
const SWEEPS_A_DAY = (24 * 60) / 5;

const secondsOf = ({ ms, methodCalls }: ActionRecord, latency: number): number =>
  (methodCalls * latency + ms * SLOWER) / 1000;

const batchesOf = ({ serviceCalls }: ActionRecord): number => serviceCalls['Sheets'] ?? 0;

export function costs(actions: readonly ActionRecord[], latency: number): Cost[] {
  const byAction = new Map<string, ActionRecord[]>();
  for (const one of actions) byAction.set(one.action, [...(byAction.get(one.action) ?? []), one]);
  const found = [...byAction].map(([action, all]): Cost => {
    const dearest = all.reduce((most, one) => (secondsOf(one, latency) > secondsOf(most, latency) ? one : most));
    const limit = SIMPLE.has(action) ? GOOGLE_LIMITS.simpleTriggerMs : GOOGLE_LIMITS.runMs;
    return {
      action,
      times: all.length,
      calls: dearest.methodCalls,
      batches: batchesOf(dearest),
      seconds: secondsOf(dearest, latency),
      limit: limit / 1000,
    };
  });
  return found.sort((a, b) => b.seconds - a.seconds);
}

/** Seconds a day of the sweep on a day when nothing happens. */
export function quietDay(actions: readonly ActionRecord[], latency: number): number {
  const sweeps = actions.filter((one) => one.action === 'onSweep').map((one) => secondsOf(one, latency));
  return sweeps.length === 0 ? 0 : Math.min(...sweeps) * SWEEPS_A_DAY;
}

export interface CostTable {
  readonly text: string;
  /** false: something takes longer than Google allows */
  readonly within: boolean;
}

export function costTable(actions: readonly ActionRecord[], latency: number): CostTable {
  const rows = costs(actions, latency);
  const head = ['action', 'times', 'calls', 'Sheets', 'seconds', 'limit', 'share'];
  const cells = rows.map(({ action, times, calls, batches, seconds, limit }) => [
    action,
    String(times),
    String(calls),
    String(batches),
    seconds.toFixed(1),
    String(limit),
    `${((100 * seconds) / limit).toFixed(1)} %`,
  ]);
  const width = head.map((_, i) => Math.max(...[head, ...cells].map((row) => row[i]!.length)));
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(width[i]!) : cell.padStart(width[i]!))).join('  ');
  const perMinute = Math.min(GOOGLE_LIMITS.sheetReadsPerMinute, GOOGLE_LIMITS.sheetWritesPerMinute);
  const day = quietDay(actions, latency);
  const allowed = GOOGLE_LIMITS.triggerMsPerDay / 1000;
  return {
    text: [
      `The dearest execution of each action at ${String(latency)} ms a call:`,
      line(head),
      ...cells.map(line),
      `A quiet day of sweeps: ${(day / 60).toFixed(1)} min of the ${String(allowed / 60)} min of trigger time.`,
      `Calls of the Sheets API in one execution: ${String(Math.max(0, ...rows.map((row) => row.batches)))} of ${String(perMinute)} a minute each for reading and writing.`,
    ].join('\n'),
    within: rows.every(({ seconds, limit, batches }) => seconds < limit && batches < perMinute) && day < allowed,
  };
}
