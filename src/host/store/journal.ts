/** Durable files: a snapshot replaced as a whole, and a journal that only grows; a kill at any moment leaves both readable. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** One named part of the state, or a change to it. */
export type Part = [key: string, value: unknown];

const SNAPSHOT = 'state.json';
const JOURNAL = 'journal.log';
const checksum = (text: string): string => createHash('sha1').update(text).digest('hex').slice(0, 12);

export class StateFiles {
  private journal: number | undefined;
  private epoch = 0;
  /** bytes in the journal since the last snapshot */
  size = 0;

  constructor(readonly folder: string) {
    fs.mkdirSync(folder, { recursive: true });
  }

  /** All parts in order, or undefined when nothing was ever saved. A torn last line is dropped: it was never acknowledged. */
  read(): Part[] | undefined {
    const file = path.join(this.folder, SNAPSHOT);
    const parts: Part[] = [];
    let found = false;
    if (fs.existsSync(file)) {
      const snapshot = JSON.parse(fs.readFileSync(file, 'utf8')) as { epoch: number; parts: Part[] };
      this.epoch = snapshot.epoch;
      parts.push(...snapshot.parts);
      found = true;
    }
    const log = path.join(this.folder, JOURNAL);
    const text = fs.existsSync(log) ? fs.readFileSync(log, 'utf8') : '';
    for (const line of text.split('\n')) {
      const [sum, ...rest] = line.split(' ');
      const body = rest.join(' ');
      if (!sum || checksum(body) !== sum) break;
      const entry = JSON.parse(body) as { epoch: number; parts: Part[] };
      // lines older than the snapshot are in it already
      if (entry.epoch !== this.epoch) continue;
      parts.push(...entry.parts);
      found = true;
    }
    return found ? parts : undefined;
  }

  /** Returns once the line is on the disk. */
  append(parts: Part[]): void {
    this.journal ??= fs.openSync(path.join(this.folder, JOURNAL), 'a');
    const body = JSON.stringify({ epoch: this.epoch, parts });
    const line = `${checksum(body)} ${body}\n`;
    fs.writeSync(this.journal, line);
    fs.fdatasyncSync(this.journal);
    this.size += Buffer.byteLength(line);
  }

  /** Replaces the snapshot, then empties the journal. */
  replace(parts: Part[]): void {
    const file = path.join(this.folder, SNAPSHOT);
    const temporary = `${file}.new`;
    const handle = fs.openSync(temporary, 'w');
    fs.writeSync(handle, JSON.stringify({ epoch: this.epoch + 1, parts }));
    fs.fsyncSync(handle);
    fs.closeSync(handle);
    fs.renameSync(temporary, file);
    const folder = fs.openSync(this.folder, 'r');
    fs.fsyncSync(folder);
    fs.closeSync(folder);
    this.epoch++;
    this.close();
    fs.truncateSync(this.ensureJournal(), 0);
    this.size = 0;
  }

  private ensureJournal(): string {
    const log = path.join(this.folder, JOURNAL);
    fs.closeSync(fs.openSync(log, 'a'));
    return log;
  }

  close(): void {
    if (this.journal !== undefined) fs.closeSync(this.journal);
    this.journal = undefined;
  }
}
