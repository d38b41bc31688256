/** Letters as their readers read them: of which kind, to whom, with which links and which payment code. */
import type { Letter } from '../../host/index';
import type { LetterTexts } from '../../messages/letters/type';

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Templates turned round: subjects tell the kind, the first line of the body tells the name. */
export class Post {
  private readonly kinds: readonly { readonly kind: string; readonly subject: RegExp; readonly weight: number }[];
  private readonly greetings: readonly RegExp[];

  constructor(texts: LetterTexts) {
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

  nameIn({ body }: Letter): string {
    for (const greeting of this.greetings) {
      const found = greeting.exec(body)?.[1];
      if (found !== undefined) return found;
    }
    return '';
  }
}

export const linksIn = ({ body }: Letter): readonly string[] => body.match(/https?:\/\/[\x21-\x7e]+/g) ?? [];
export const codeIn = ({ body }: Letter): string =>
  /(?<![\w/=-])[A-HJ-NP-Z]{2}[2-9A-HJ-NP-Z]{4}(?![\w-])/.exec(body)?.[0] ?? '';
