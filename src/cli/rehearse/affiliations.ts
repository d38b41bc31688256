/** Whom made-up people belong to: coaches who pay for many, clubs, schools, cities with their delegations, teams of friends. */
import type { DrawStream } from '../../domain/common/draw-stream';
import type { Division, Regulation } from '../../domain/regulation/regulation';
import type { Traits } from './traits';

/** Somebody who registers and pays for several players. */
export interface Payer {
  readonly name: string;
  readonly email: string;
  readonly lastDigits: string;
  readonly club: string;
  /** hands in one list of all his players instead of a form for each */
  readonly handsInList: boolean;
}

const CLUBS = '威大棋院 才思棋院 愛家棋院 黑馬棋院 向日葵西洋棋社 河畔棋社'.split(' ');
const COACHES = '教練 高文彬 教練 簡若晴 教練 溫士豪 教練 丁曉芸 教練 江宏恩 教練 阮氏蘭'.match(/教練 \S+/g) ?? [];
const SCHOOLS = '木柵國小 興隆國小 萬芳國小 景美國中 景文高中 Taipei American School'.split(
  / (?=\p{Script=Han}|Taipei)/u,
);
const CITIES = '杭州 上海 北京 成都 广州 武汉 重庆 沈阳 西安 青岛 厦门 乌鲁木齐'.split(' ');

const percent = (stream: DrawStream, chance: number): boolean => stream.below(100) < chance;

export interface Belongs {
  readonly payer: Payer | null;
  /** answers by what the question means */
  readonly answers: Readonly<Record<string, string>>;
}

export class Affiliations {
  readonly payers: Payer[] = [];
  private readonly members = new Map<string, number>();

  constructor(
    private readonly regulation: Regulation,
    private readonly stream: DrawStream,
    players: number,
  ) {
    if (regulation.registration.groupEntry !== 'payer') return;
    const count = Math.min(COACHES.length, Math.max(1, Math.ceil(players / 15)));
    for (let i = 0; i < count; i++)
      this.payers.push({
        name: COACHES[i] ?? '',
        email: `coach${String(i + 1)}@example.com`,
        lastDigits: String(20_000 + stream.below(70_000)),
        club: CLUBS[i % CLUBS.length] ?? '',
        handsInList: i % 2 === 0,
      });
  }

  of(division: Division, traits: Traits): Belongs {
    const { stream } = this;
    const answers: Record<string, string> = {};
    if (traits.grade !== null) answers['school'] = stream.pick(SCHOOLS);
    const payer = this.payers.length > 0 && percent(stream, 45) ? stream.pick(this.payers) : null;
    if (payer) Object.assign(answers, { coach: payer.name, club: payer.club });
    answers['city'] = stream.pick(CITIES);
    Object.assign(answers, this.team(division, traits, answers['city']));
    if (this.regulation.registration.approval.divisions.includes(division.id) && percent(stream, 20))
      answers['invited'] = 'yes';
    answers['lunch'] = percent(stream, 90) ? 'yes' : 'no';
    answers['diet'] = percent(stream, 15) ? 'vegetarian' : 'any';
    return { payer, answers };
  }

  /** A city sends as many as it may, now and then one more, who then plays for himself. */
  private team(division: Division, { sex }: Traits, city: string): Record<string, string> {
    const { delegation } = this.regulation.registration;
    const by = this.regulation.lists.find((list) => list.division === division.id && list.team !== null)?.team?.by;
    if (by === 'delegation' && delegation) {
      const most = sex === 'f' ? delegation.women : delegation.men;
      const there = this.join(`${city}|${sex}`, percent(this.stream, 10) ? most + 1 : most);
      return there ? { delegation: city, team: `${city}${sex === 'f' ? '女' : '男'}队` } : {};
    }
    if (by === 'team' && percent(this.stream, 50) && this.join(`${division.id}|${city}`, 3))
      return { team: `${city}联队` };
    return {};
  }

  private join(group: string, most: number): boolean {
    const count = this.members.get(group) ?? 0;
    if (count >= most) return false;
    this.members.set(group, count + 1);
    return true;
  }
}
