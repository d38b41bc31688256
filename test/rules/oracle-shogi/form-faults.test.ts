/** Documents of the wrong form, or whose ids lead nowhere: the oracle names the place and judges no further. */
import { judgeShogi } from '.';
import { dan, kyu, provesFaults } from './fault-kit';
import type { Sample } from './sample';
import { sample } from './sample';

const wrong = (
  name: string,
  change: (document: Record<string, never>) => void,
): Parameters<typeof provesFaults>[0][0] => ({
  name,
  rule: 'form',
  seed: (document: Sample) => change(document as unknown as Record<string, never>),
});

describe('a document of the wrong form is caught', () => {
  provesFaults([
    wrong('another regulation', (d) => Object.assign(d, { regulation: 'chess-cup-109' })),
    wrong('another version', (d) => Object.assign(d, { version: '1' })),
    wrong('no ledger', (d) => Object.assign(d, { ledger: undefined })),
    wrong('no bundle', (d) => Object.assign(d, { bundle: null })),
    wrong('entries not a list', (d) => Object.assign(d, { entries: {} })),
    wrong('an unknown state', (d) => Object.assign(d['entries']![0]!, { state: 'paid' })),
    wrong('a time that is no instant', (d) => Object.assign(d['entries']![0]!, { receivedAt: '2026/12/01' })),
    wrong('an id that is a number', (d) => Object.assign(d['entries']![0]!, { id: 1 })),
    wrong('a fee of 400', (d) => Object.assign(d['entries']![0]!, { due: 400 })),
    wrong('money as text', (d) => Object.assign(d['entries']![0]!, { paid: '500' })),
    wrong('a short seed', (d) => Object.assign(d['draws']![0]!, { seed: 'ab' })),
    wrong('a negative call count', (d) => Object.assign(d['actions']![0]!, { methodCalls: -1 })),
    {
      name: 'an unknown kind of game',
      rule: 'form',
      seed: (d) => void Object.assign(kyu(d).rounds[0]!.games[0]!, { kind: 'forfeit' }),
    },
    { name: 'an entry twice', rule: 'identity', seed: (d) => void d.entries.push({ ...d.entries[0]! }) },
    { name: 'one division only', rule: 'identity', seed: (d) => void d.divisions.pop() },
    { name: 'an unbeaten player twice', rule: 'identity', seed: (d) => void dan(d).unbeaten.push(dan(d).unbeaten[0]!) },
    { name: 'an award for nobody', rule: 'identity', seed: (d) => void (dan(d).awards[0]!.entry = 'E-9999') },
  ]);

  it('names the path, what was found and what was expected', () => {
    const document = sample(4, 4);
    Object.assign(document.entries[0]!, { member: 'yes' });
    expect(judgeShogi(document)).toEqual(['form: document.entries[0].member: found "yes", expected true or false']);
    expect(judgeShogi(null)).toEqual(['form: document: found null, expected an object']);
  });
});
