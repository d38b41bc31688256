/** The way to the server: JSON requests, and its stream of events. */
import type { StreamEvents } from '../protocol';
import type { Context } from './context';

export async function post<T>(context: Context, path: string, body: object): Promise<T> {
  const { window, role } = context;
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ window, role, ...body }),
  });
  return (await answer.json()) as T;
}

export async function get<T>(path: string, query: Record<string, string | number>): Promise<T | undefined> {
  const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
  const answer = await fetch(`${path}?${text}`);
  return answer.ok ? ((await answer.json()) as T) : undefined;
}

type Handlers = { [K in keyof StreamEvents]: (data: StreamEvents[K]) => void };

/** Listens until the page goes; `lost` tells when the connection breaks and comes back. */
export function listen(context: Context, handlers: Handlers, lost: (broken: boolean) => void): EventSource {
  const source = new EventSource(`/api/events?window=${context.window}`);
  for (const [name, handler] of Object.entries(handlers))
    source.addEventListener(name, (event) =>
      (handler as (data: unknown) => void)(JSON.parse((event as MessageEvent<string>).data)),
    );
  source.addEventListener('error', () => lost(true));
  source.addEventListener('open', () => lost(false));
  return source;
}
