/** console and Logger: lines of the execution's log. */
import { inspect } from 'node:util';
import { Facade } from './facade';

/** Console style: `%s` and `%d` are filled in, objects are shown as JSON. */
function logLine(args: readonly unknown[]): string {
  const rest = [...args];
  const first = rest[0];
  const show = (value: unknown): string => {
    if (typeof value === 'string') return value;
    if (value instanceof Error || (typeof value === 'object' && value !== null && 'stack' in value))
      return String((value as Error).stack ?? value);
    try {
      return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
    } catch {
      return inspect(value, { depth: 1 });
    }
  };
  if (typeof first === 'string' && /%[sdifoOj]/.test(first)) {
    rest.shift();
    const text = first.replace(/%[sdifoOj]/g, (mark) => (rest.length === 0 ? mark : show(rest.shift())));
    return [text, ...rest.map(show)].join(' ');
  }
  return rest.map(show).join(' ');
}

export class Console extends Facade {
  readonly kind = 'console';
  #write(level: string, args: unknown[]): void {
    this.gate.peek('log.write', { line: level + logLine(args) });
  }
  log(...args: unknown[]): void {
    this.#write('', args);
  }
  info(...args: unknown[]): void {
    this.#write('', args);
  }
  warn(...args: unknown[]): void {
    this.#write('warning: ', args);
  }
  error(...args: unknown[]): void {
    this.#write('error: ', args);
  }
  time(_label: string): void {
    return;
  }
  timeEnd(_label: string): void {
    return;
  }
}

export class Logger extends Facade {
  readonly kind = 'Logger';
  #lines: string[] = [];
  log(...args: unknown[]): this {
    const line = logLine(args);
    this.#lines.push(line);
    this.gate.peek('log.write', { line });
    return this;
  }
  getLog(): string {
    return this.#lines.join('\n');
  }
  clear(): void {
    this.#lines = [];
  }
}
