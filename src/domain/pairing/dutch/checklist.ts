/** The arbiter's checklist: what the pairing of a round went by, one row per player in pairing order. */
import { ABSOLUTE, colourHistory, MILD, NONE, type ColourPreference } from './colour-preference';
import type { Field } from './field';
import { DOWN, UP } from './floats';
import { isPlayed } from '../../play/points';

export interface ChecklistRow {
  readonly number: number;
  /** points paired on, tenths */
  readonly score: number;
  /** colours of the games played, e.g. `WBB` */
  readonly colours: string;
  /** `W!` absolute, `W` strong, `w` mild, empty for none */
  readonly preference: string;
  readonly mayGetBye: boolean;
  /** one and two rounds back: `D`, `U` or empty */
  readonly floats: readonly [string, string];
  readonly topscorer: boolean;
  /** pairing number met in each round, 0 where no game was played */
  readonly opponents: readonly number[];
}

const letter = (float: number): string => (float === DOWN ? 'D' : float === UP ? 'U' : '');

function preferenceText({ colour, strength }: ColourPreference): string {
  if (colour === null || strength === NONE) return '';
  if (strength === MILD) return colour;
  return colour.toUpperCase() + (strength === ABSOLUTE ? '!' : '');
}

export function checklist(field: Field): ChecklistRow[] {
  return field.players.map((player, p) => ({
    number: player.number,
    score: field.score[p]!,
    colours: colourHistory(player, field.round).join('').toUpperCase(),
    preference: preferenceText(field.colours[p]!),
    mayGetBye: field.byeRight[p] === 1,
    floats: [letter(field.float1[p]!), letter(field.float2[p]!)] as const,
    topscorer: field.topscorer[p] === 1,
    opponents: Array.from({ length: field.round - 1 }, (_, r) => {
      const record = player.rounds[r];
      return isPlayed(record) ? (record?.opponent ?? 0) : 0;
    }),
  }));
}
