/**
 * Google on this machine: Sheets and Forms answered by the offline host, Drive and Apps Script by small models beside it.
 * Every body is judged by Google's own descriptions; answers can be late, lost, refused or half done.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHost, type Host, type HostOptions } from '../../../src/host';
import { ApiFault } from './call';
import { Drive } from './drive';
import { judge } from './judge';
import { Scripts } from './script';

/**
 * `before`: nothing was done; `after`: all was done and nobody hears of it; `half`: of a form's requests the first half (a
 * spreadsheet's are done together or not at all).
 */
export interface Fault {
  readonly kind: 429 | 500 | 503 | 'cut' | 'hang';
  readonly when: 'before' | 'after' | 'half';
}
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly name: string;
}

const OWNER = 'organiser@example.com';

export class Loopback {
  readonly host: Host;
  readonly drive: Drive;
  readonly scripts = new Scripts();
  readonly seen: Seen[] = [];
  /** what no client may send, and what this server should not have answered */
  readonly faults: string[] = [];
  /** asked for each request, counted from 1 */
  fault: (nth: number, request: Seen) => Fault | undefined = () => undefined;
  private readonly hanging = new Set<http.ServerResponse>();
  private readonly server = http.createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (text += part));
    request.on('end', () => this.receive(request, text, response));
  });

  constructor(options: Pick<HostOptions, 'now'> & Partial<HostOptions>) {
    this.host = createHost({
      bundle: { code: '', name: 'Code.js' },
      timeZone: 'Asia/Taipei',
      owner: OWNER,
      ...options,
    });
    this.drive = new Drive(this.host);
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this.url;
  }
  get url(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}/`;
  }
  async stop(): Promise<void> {
    for (const response of this.hanging) response.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await this.host.close();
  }

  /** Scripts whose file is not in the bin. */
  scriptsKept() {
    const books = new Set(this.drive.kept('spreadsheet').map((file) => file.id));
    return [...this.scripts.projects.values()].filter(
      (project) => project.parentId === undefined || books.has(project.parentId),
    );
  }

  private receive(request: http.IncomingMessage, text: string, response: http.ServerResponse): void {
    const method = request.method ?? 'GET';
    const url = request.url ?? '/';
    const body = text === '' ? undefined : (JSON.parse(text) as unknown);
    const judged = judge(method, url, body);
    const seen: Seen = { method, url, body, name: judged.name };
    this.seen.push(seen);
    if (request.headers.authorization !== 'Bearer made-up') this.faults.push(`${url}: no token`);
    this.faults.push(...judged.faults);
    const fault = this.fault(this.seen.length, seen);
    if (fault?.when === 'before') return this.fail(response, fault);
    const answer = this.answer(method, url, fault?.when === 'half' ? half(body) : body);
    if (answer.status === 200) this.faults.push(...judged.answer(answer.body));
    if (fault) return this.fail(response, fault);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  }

  private fail(response: http.ServerResponse, { kind }: Fault): void {
    if (kind === 'cut') response.destroy();
    else if (kind === 'hang') this.hanging.add(response);
    else
      response
        .writeHead(kind, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { code: kind, message: `made to fail with ${String(kind)}` } }));
  }

  private answer(method: string, url: string, body: unknown): { status: number; body: object } {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    try {
      const call = { method, path: pathname, query: searchParams, body };
      if (pathname.startsWith('/drive/')) return { status: 200, body: this.drive.answer(call) };
      if (pathname.startsWith('/v1/projects')) return { status: 200, body: this.scripts.answer(call) };
    } catch (error) {
      if (!(error instanceof ApiFault)) throw error;
      return { status: error.code, body: { error: { code: error.code, message: error.message } } };
    }
    const made = this.host.rest({ method, url, ...(body !== undefined && { body: body as object }) });
    this.noteFile(made.body, body);
    return made;
  }

  /** A form's file has a name of its own; a spreadsheet's is its title. */
  private noteFile(answer: object, body: unknown): void {
    const { formId } = answer as { formId?: string };
    const { documentTitle } = (body as { info?: { documentTitle?: string } } | undefined)?.info ?? {};
    if (formId !== undefined && documentTitle !== undefined) this.drive.extra(formId).name = documentTitle;
    const { spreadsheetId } = answer as { spreadsheetId?: string };
    if (spreadsheetId !== undefined) this.drive.extra(spreadsheetId);
  }
}

function half(body: unknown): unknown {
  const { requests } = (body ?? {}) as { requests?: { createItem?: unknown }[] };
  return requests?.some((request) => request.createItem)
    ? { ...(body as object), requests: requests.slice(0, Math.ceil(requests.length / 2)) }
    : body;
}
