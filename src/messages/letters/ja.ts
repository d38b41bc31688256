/** Letters in Japanese. */
import type { AllLetters } from './zh-TW';

const sign = `

{organiser}
連絡先：{contact}
このメールはシステムからお送りしています。大会の情報は主催者の最終発表が優先します。`;
const greet = `{name} 様

`;
const status = `
受付番号：{entry}
クラス：{division}`;

export const ja: AllLetters = {
  'received-held': {
    subject: '【{event}】参加枠をお取りしました。{by}お支払いとご連絡をお願いします（{entry}）',
    body: `${greet}お申込みありがとうございます。参加枠をお取りしました。${status}
参加費：{amount}

{by}次の二つをお願いします。
1. {payment}
2. 振込元の口座番号の下桁を、次のリンクからご連絡ください：
   {reportLink}
{deadlineNote}

入金を確認しましたら「申込完了」のメールをお送りします。それをもって申込の完了となります。
取り消す場合：{cancelLink}
{transferNote}${sign}`,
  },
  'received-waitlisted': {
    subject: '【{event}】満員のため、キャンセル待ちで承りました（{entry}）',
    body: `${greet}お申込みの{division}は満員のため、キャンセル待ちで承りました。${status}

まだお振り込みにならないでください。空きが出ましたら要項の順に繰り上げ、支払期限とあわせてお知らせします。
キャンセル待ちをやめる場合：{cancelLink}${sign}`,
  },
  'received-standby': {
    subject: '【{event}】補欠の登録を承りました（{entry}）',
    body: `${greet}補欠として登録しました。${status}
参加費：{amount}
{payment}
口座番号の下桁のご連絡：{reportLink}

{day} {arrive} に会場へお越しください。受付締切のあと、人数が {multiple} の倍数でないクラスへ順に入っていただきます。出場のない方には参加費をお返しします。
取り消す場合：{cancelLink}${sign}`,
  },
  'received-approval': {
    subject: '【{event}】お申込みを受け付けました（承認待ち・{entry}）',
    body: `${greet}お申込みを受け付けました。出場には主催者の承認が必要です。${status}

まだお振り込みにならないでください。結果は改めてメールでお知らせし、承認ののちにお支払いの方法と期限をご案内します。
取り消す場合：{cancelLink}${sign}`,
  },
  duplicate: {
    subject: '【{event}】すでにお申し込みいただいています',
    body: `${greet}今回のお申込みは先のお申込み（{linkedEntry}）と重なるため、受け付けませんでした。先のお申込みはそのまま有効です。
同姓同名の別の方の場合は、このメールにご返信ください。${sign}`,
  },
  rejected: {
    subject: '【{event}】お申込みを受け付けられませんでした（{entry}）',
    body: `${greet}申し訳ありませんが、次の理由によりお申込みを受け付けられませんでした。
{reasons}

{paidBack}
ご不明の点はこのメールにご返信いただくか、内容を直してもう一度お申し込みください。${sign}`,
  },
  reported: {
    subject: '【{event}】振込のご連絡を受け取りました（{entry}）',
    body: `${greet}振込のご連絡を受け取りました。入金の確認が済むまで参加枠はお取りしています。${status}
確認ができましたら「申込完了」のメールをお送りします。ご連絡に誤りがあれば、同じリンクからもう一度お知らせください：
{reportLink}${sign}`,
  },
  complete: {
    subject: '【{event}】申込完了（{entry}）',
    body: `${greet}お申込みが完了しました。${status}

日時：{day} 受付 {checkIn}（遅れた場合は要項によります）
会場：{venue}
{transferNote}
取り消す場合（{refundNote}）：{cancelLink}${sign}`,
  },
  shortfall: {
    subject: '【{event}】お振込みの金額が不足しています（{entry}）',
    body: `${greet}ご入金を確認しましたが、{missing} 不足しています。${status}
{by}不足分をお振り込みのうえ、口座番号の下桁をもう一度ご連絡ください：{reportLink}${sign}`,
  },
  overpaid: {
    subject: '【{event}】お振込みの金額が多くなっています（{entry}）',
    body: `${greet}お申込みは完了しましたが、{excess} 多くいただいています。返金の方法は主催者からご連絡します。${status}${sign}`,
  },
  reminder: {
    subject: '【{event}】お支払いのお願い：{by}ご連絡ください（{entry}）',
    body: `${greet}振込のご連絡がまだ届いていません。{by}お願いします。${status}
参加費：{amount}
{payment}
口座番号の下桁のご連絡：{reportLink}
{deadlineNote}
参加を取りやめる場合もお知らせください：{cancelLink}${sign}`,
  },
  lapsed: {
    subject: '【{event}】お支払いが確認できず、参加枠を取り消しました（{entry}）',
    body: `${greet}{expired}。振込のご連絡もご入金も確認できないため、参加枠を取り消しました。${status}
すでにお振込みの場合は、振込日と口座番号の下桁を添えてこのメールにご返信ください。確認のうえ、枠を戻すか全額をお返しします。
申込期間中であれば、もう一度お申し込みいただけます（新しい申込の順になります）。${sign}`,
  },
  promoted: {
    subject: '【{event}】繰上げのご案内：{by}お支払いとご連絡をお願いします（{entry}）',
    body: `${greet}空きが出ましたので、参加枠をお取りしました。${status}
参加費：{amount}

{by}次の二つをお願いします。
1. {payment}
2. 口座番号の下桁のご連絡：
   {reportLink}
{deadlineNote}
参加されない場合：{cancelLink}${sign}`,
  },
  cancelled: {
    subject: '【{event}】お申込みを取り消しました（{entry}）',
    body: `${greet}お申込みを取り消しました。${status}
返金：{refund}（要項の返金の規定によります）
返金がある場合は、主催者から口座をお尋ねします。${sign}`,
  },
  'transferred-from': {
    subject: '【{event}】参加枠をお譲りしました（{entry}）',
    body: `${greet}参加枠とお支払い済みの参加費を、譲り受ける方（{linkedEntry}）に引き継ぎました。${status}${sign}`,
  },
  'transferred-to': {
    subject: '【{event}】参加枠を引き継ぎました（{entry}）',
    body: `${greet}{division}の参加枠を引き継ぎました（元の申込 {linkedEntry}）。${status}
{paidNote}
日時：{day} 受付 {checkIn}
会場：{venue}
取り消す場合：{cancelLink}${sign}`,
  },
  moved: {
    subject: '【{event}】クラス変更のお知らせ（{entry}）',
    body: `${greet}要項に従い、クラスを変更しました：{from} → {division}。${status}
現在の状態：{state}
ご不明の点や不都合があれば、このメールにご返信ください。${sign}`,
  },
  'division-cancelled': {
    subject: '【{event}】{division}は人数不足のため中止します（{entry}）',
    body: `${greet}締切の時点で{division}が最少人数に満たなかったため、このクラスは中止します。${status}
返金：{refund}
ほかのクラスへの変更（要項の範囲）を希望される場合は、お早めにご返信ください。${sign}`,
  },
  'closed-not-promoted': {
    subject: '【{event}】キャンセル待ちの終了（{entry}）',
    body: `${greet}繰上げを締め切りました。今回はご案内できませんでした。お申込みありがとうございました。{paidBack}${status}${sign}`,
  },
  'standby-released': {
    subject: '【{event}】補欠の出場なし・参加費をお返しします（{entry}）',
    body: `${greet}補欠をお引き受けいただきありがとうございました。今回は出場の枠がなかったため、参加費 {refund} をお返しします。${status}${sign}`,
  },
  'late-report': {
    subject: '【{event}】ご連絡の時点で参加枠がありませんでした（{entry}）',
    body: `${greet}振込のご連絡を受け取りましたが、このお申込みは現在「{state}」のため、照合できません。${status}
主催者が入金を確かめ、枠を戻すか全額をお返しするかをご連絡します。${sign}`,
  },
  'payment-check': {
    subject: '【{event}】ご入金がまだ確認できません（{entry}）',
    body: `${greet}振込のご連絡をいただきましたが、銀行の明細に見当たりません。金額と口座番号の下桁をお確かめのうえ、必要ならもう一度ご連絡ください：
{reportLink}${status}${sign}`,
  },
  'day-before': {
    subject: '【{event}】明日のご案内：受付 {checkIn}（{entry}）',
    body: `${greet}明日の大会のご案内です。${status}
日時：{day} 受付 {checkIn}（遅れた場合は要項によります）
会場：{venue}
地図：{mapLink}
カレンダー用のファイルを添えました。
そのほかは大会要項をご覧ください。${sign}`,
  },
  approved: {
    subject: '【{event}】承認されました。{by}お支払いとご連絡をお願いします（{entry}）',
    body: `${greet}お申込みが承認され、参加枠をお取りしました。${status}
参加費：{amount}

{by}次の二つをお願いします。
1. {payment}
2. 口座番号の下桁のご連絡：
   {reportLink}
{deadlineNote}
取り消す場合：{cancelLink}${sign}`,
  },
};
