/** Pre-filled links: answers written into a form's address, and read back out of it. */
import type { Answers, Form } from './form';

const encode = (text: string): string => encodeURIComponent(text).replace(/%20/g, '+');

export function prefilledUrl(form: Form, answers: Answers): string {
  const entries = Object.entries(answers).flatMap(([id, answer]) =>
    (Array.isArray(answer) ? answer : [answer]).map((one) => `&entry.${id}=${encode(one)}`),
  );
  return `${form.publishedUrl}?usp=pp_url${entries.join('')}`;
}

/** The public id of the form and the answers by item id; undefined when the text is no such link. */
export function parsePrefilledUrl(url: string): { publicId: string; answers: Answers } | undefined {
  const match = /^https:\/\/docs\.google\.com\/forms\/d\/e\/([\w-]+)\/viewform(?:\?([^#]*))?/.exec(url);
  if (!match) return undefined;
  const answers: Answers = {};
  for (const [key, value] of new URLSearchParams(match[2] ?? '')) {
    const id = /^entry\.(\d+)$/.exec(key)?.[1];
    if (id === undefined) continue;
    const old = answers[id];
    answers[id] = old === undefined ? value : [...(Array.isArray(old) ? old : [old]), value];
  }
  return { publicId: match[1]!, answers };
}
