/** Letters as their readers read them: of which kind, to whom, with which links and which payment code. */
import type { Letter } from '../../host/index';
import type { LetterTexts } from '../../messages/letters/type';
import type { OfficeWords } from '../../office/words';

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Templates turned round: subjects tell the kind, the first line of the body tells the name. */
export class Post {
  private readonly kinds: readonly { readonly kind: string; readonly subject: RegExp; readonly weight: number }[];
  private readonly greetings: readonly RegExp[];

  constructor(
    texts: LetterTexts,
    private readonly joined: OfficeWords['letter']['joined'],
  ) {
    const known = Object.entries(texts);
    this.kinds = known
      .map(([kind, { subject }]) => {
        const parts = subject.split(/\{\w+\}/).map(quoted);
        return { kind, subject: new RegExp(`^${parts.join('.*')}$`), weight: parts.join('').length };
      })
      .sort((a, b) => b.weight - a.weight);
    const lines = known.flatMap(([, { body }]) => body.split('\n').find((line) => line.includes('{name}')) ?? []);
    this.greetings = [...new Set(lines)].map(
      (line) =>
        new RegExp(
          `^${line
            .split(/\{\w+\}/)
            .map(quoted)
            .join('(.+?)')}$`,
          'm',
        ),
    );
  }

  kindOf = ({ subject }: Letter): string => this.kinds.find((one) => one.subject.test(subject))?.kind ?? '';

  /** A letter about several players: its kind, and name and code of each line; null for any other letter. */
  linesIn({ subject, body }: Letter): { readonly kind: 'held' | 'complete'; readonly players: readonly Line[] } | null {
    for (const kind of ['held', 'complete'] as const) {
      const { subject: known, line } = this.joined[kind];
      if (
        !new RegExp(
          `^${known
            .split(/\{\w+\}/)
            .map(quoted)
            .join('.*')}$`,
        ).test(subject)
      )
        continue;
      const first = line.split('\n')[0] ?? '';
      const blanks = [...first.matchAll(/\{(\w+)\}/g)].map((found) => found[1]);
      const pattern = new RegExp(
        `^${first
          .split(/\{\w+\}/)
          .map(quoted)
          .join('(.+?)')}$`,
        'gm',
      );
      const players = [...body.matchAll(pattern)].map((found) => ({
        name: found[blanks.indexOf('name') + 1] ?? '',
        code: found[blanks.indexOf('code') + 1] ?? '',
        after: body.slice(found.index),
      }));
      return { kind, players };
    }
    return null;
  }

  nameIn({ body }: Letter): string {
    for (const greeting of this.greetings) {
      const found = greeting.exec(body)?.[1];
      if (found !== undefined) return found;
    }
    return '';
  }
}

/** One player's line of a joined letter; `after` begins with it. */
export interface Line {
  readonly name: string;
  readonly code: string;
  readonly after: string;
}

export const linksIn = ({ body }: Pick<Letter, 'body'>): readonly string[] =>
  body.match(/https?:\/\/[\x21-\x7e]+/g) ?? [];
export const codeIn = ({ body }: Letter): string =>
  /(?<![\w/=-])[A-HJ-NP-Z]{2}[2-9A-HJ-NP-Z]{4}(?![\w-])/.exec(body)?.[0] ?? '';
