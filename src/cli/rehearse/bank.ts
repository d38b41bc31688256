/** The club's bank account in a rehearsal, and its statement as a web bank shows it (all of the account, every time). */
import { localText } from '../../domain/common/time';

export interface Transfer {
  readonly at: number;
  readonly amount: number;
  readonly lastDigits: string;
  readonly memo: string;
}

export class Bank {
  private readonly transfers: Transfer[] = [];

  constructor(private readonly offset: number) {}

  pay(transfer: Transfer): void {
    this.transfers.push(transfer);
  }

  get count(): number {
    return this.transfers.length;
  }

  /** Header and rows with tabs, as copied from the page. */
  statement(): string {
    let balance = 12_000;
    const rows = [...this.transfers]
      .sort((a, b) => a.at - b.at)
      .map((transfer) => {
        balance += transfer.amount;
        const [day = '', time = ''] = localText(transfer.at, this.offset).split('T');
        const date = day.replace(/-/g, '/');
        return [
          date,
          `${date} ${time}`,
          '跨行轉入',
          '',
          money(transfer.amount),
          money(balance),
          `********700${transfer.lastDigits} ${transfer.memo}`.trim(),
        ].join('\t');
      });
    return [['帳務日期', '交易時間', '摘要', '支出金額', '存入金額', '即時餘額', '附註'].join('\t'), ...rows].join(
      '\n',
    );
  }
}

const money = (amount: number): string => `${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}.00`;
