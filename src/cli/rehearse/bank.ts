/** Where money comes in during a rehearsal, and its list as a web bank or a payment platform shows it (all of it, every time). */
import { localText } from '../../domain/common/time';

export interface Transfer {
  readonly at: number;
  readonly amount: number;
  readonly lastDigits: string;
  readonly memo: string;
}

export class Bank {
  private readonly transfers: Transfer[] = [];

  constructor(
    private readonly offset: number,
    /** paid on a platform: its list of orders instead of an account's statement */
    private readonly platform = false,
  ) {}

  pay(transfer: Transfer): void {
    this.transfers.push(transfer);
  }

  get count(): number {
    return this.transfers.length;
  }

  /** Header and rows with tabs, as copied from the page. */
  statement(): string {
    return this.platform ? this.orders() : this.account();
  }

  private orders(): string {
    const rows = [...this.transfers]
      .sort((a, b) => a.at - b.at)
      .map((transfer, i) =>
        [
          `ZL${String(20_250_000 + i)}`,
          localText(transfer.at, this.offset).replace('T', ' '),
          '赛事服务费',
          `${String(transfer.amount)}.00`,
          transfer.memo,
        ].join('\t'),
      );
    return [['订单编号', '支付时间', '商品名称', '实付金额', '订单备注'].join('\t'), ...rows].join('\n');
  }

  private account(): string {
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
