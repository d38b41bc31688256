/**
 * The bank layouts that are known, as data: heading words and what each column is. They follow what published parsers and
 * samples of these banks show; none was checked against a bank's own export, so an unknown layout can be mapped by hand.
 */
export const ROLES = [
  'day',
  'time',
  'posted',
  'summary',
  'out',
  'in',
  'amount',
  'direction',
  'plus',
  'balance',
  'memo',
  'note',
  'payer',
  'bank',
  'account',
  'currency',
  'correction',
  'ignored',
] as const;
/**
 * `day` transaction day, with a time behind it in some layouts · `posted` posting day · `amount` one column with signs, or
 * with a `direction` beside it · `plus` sign that must not be minus · `payer` the payer's account · `memo` may hold the
 * payer's account · `note` what the payer typed or a reference: never read as an account · `correction` filled = reversal.
 */
export type Role = (typeof ROLES)[number];

export interface Layout {
  readonly id: string;
  /** heading (NFKC, without blanks) : role; a `?` after the role marks a column that may be missing */
  readonly columns: string;
  /** words of the `direction` column */
  readonly directions?: Readonly<Record<string, 'in' | 'out'>>;
  /** a line with one cell belongs to the line above: web pages break the payer's account off */
  readonly continued?: boolean;
}

export const LAYOUTS: readonly Layout[] = [
  {
    id: 'ctbc',
    columns:
      '帳務日期:posted 交易日期:day 交易時間:time 摘要:summary 支出金額:out 存入金額:in 即時餘額:balance 附註:memo',
  },
  {
    id: 'fubon',
    columns: '帳務日期:posted 交易時間:day 摘要:summary 支出金額:out 存入金額:in 即時餘額:balance 附註:memo',
  },
  {
    id: 'taishin-file',
    columns:
      '序號:ignored? 交易日期:day 交易時間:time 帳務日期:posted 摘要:summary 支出金額:out 存入金額:in 帳戶餘額:balance 備註:memo',
  },
  {
    id: 'taishin-web',
    columns: '交易日期:day 交易時間:time? 帳務日期:posted? 摘要:summary 金額:amount 帳戶餘額:balance? 備註:memo',
    continued: true,
  },
  {
    id: 'sinopac',
    columns:
      '帳號:account 交易日:day 計息日:ignored 入帳日:posted 摘要:summary 幣別:currency 支出:out 存入:in 餘額:balance 票據號碼:ignored 銷帳編號:note 交易參考編號:ignored 備註:memo 更正註記:correction 存摺備註:memo?',
  },
  {
    id: 'esun',
    columns:
      '交易日期/時間:day 摘要:summary 提:out 存:in 帳戶餘額:balance 存摺備註:memo 對方銀行代碼/帳號:payer 轉帳留言:note?',
    continued: true,
  },
  {
    id: 'mega',
    columns: '交易時間:day 銀行帳務日:posted 交易項目:summary 支出:out 收入:in 帳戶餘額:balance 存摺備註:memo',
  },
  {
    id: 'rakuten',
    columns: '交易時間:day 交易說明/對方帳號或暱稱:payer 轉入:in 轉出:out 帳戶餘額:balance 備註:note',
    continued: true,
  },
  {
    id: 'line',
    columns:
      'txDt:day txTm:time dpstWdrwDsCd:direction txAmt:amount afTxBal:balance bizTxFuncTpNm:summary txRmkCont:memo txSeqNbr:ignored?',
    directions: { '1': 'in', '2': 'out' },
  },
  {
    id: 'cathay-corporate',
    columns:
      'TX_DATE:day TX_TIME:time TX_SEQNO:ignored? DC:direction SIGN:plus AMOUNT:amount BAMOUNT:balance MEMO1:note TX_SPEC:summary BANKID:bank MEMO2:payer',
    directions: { '1': 'out', '2': 'in' },
  },
  {
    // a registration platform's list of orders: no account, no balance, the payment code as the buyer's remark
    id: 'platform',
    columns: '订单编号:note 支付时间:day 商品名称:summary? 实付金额:in 退款金额:out? 订单备注:note',
  },
];

export interface Column {
  readonly word: string;
  readonly role: Role;
  readonly optional: boolean;
}

export const columnsOf = (layout: Layout): Column[] =>
  layout.columns.split(' ').map((text) => {
    const [word, role] = text.split(':') as [string, string];
    return { word, role: role.replace('?', '') as Role, optional: role.endsWith('?') };
  });
