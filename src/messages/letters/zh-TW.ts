/** Letters in zh-TW: subject and body by kind; `{placeholders}` are filled from the stored record at sending time. */
import type { LetterText, LetterTexts } from './type';

const sign = `

{organiser}
聯絡：{contact}
本信由系統寄出。賽事資訊以主辦單位最終公告為準。`;
const greet = `{name} 您好：

`;
const status = `
報名編號：{entry}
組別：{division}`;

export const zhTW = {
  'received-held': {
    subject: '【{event}】已為您保留名額，請{by}繳費並回報（{entry}）',
    body: `${greet}已收到您的報名，並為您保留名額。${status}
報名費：{amount}

請{by}完成兩件事：
1. {payment}
2. 點這個連結回報轉帳帳號末碼：
   {reportLink}
{deadlineNote}

核對入帳後會再寄「報名成功」通知，收到才算完成報名。
要取消：{cancelLink}
{transferNote}${sign}`,
  },
  'received-waitlisted': {
    subject: '【{event}】名額已滿，您已列入候補（{entry}）',
    body: `${greet}您報名的{division}名額已滿，已將您列入候補。${status}

目前請不要匯款。有名額時會依簡章的候補順序遞補，並另寄遞補通知與繳費期限。
不想候補了：{cancelLink}${sign}`,
  },
  'received-standby': {
    subject: '【{event}】候補棋士登記完成（{entry}）',
    body: `${greet}已登記您為候補棋士。${status}
報名費：{amount}
{payment}
並回報帳號末碼：{reportLink}

請於 {day} {arrive} 到場。報到截止後依序補入人數不是 {multiple} 的倍數的組別；未補入者退還報名費。
要取消：{cancelLink}${sign}`,
  },
  'received-approval': {
    subject: '【{event}】已收到您的報名，審核中（{entry}）',
    body: `${greet}已收到您的報名。這個組別須先經主辦單位審核。${status}

審核前請不要匯款；結果會另以電子郵件通知，通過後再告知繳費方式與期限。
要取消：{cancelLink}${sign}`,
  },
  duplicate: {
    subject: '【{event}】您已經報名過了',
    body: `${greet}這次送出的報名表與您先前的報名（{linkedEntry}）重複，因此不再受理，先前的報名不受影響。
若這是另一位同名的選手，請回覆本信。${sign}`,
  },
  rejected: {
    subject: '【{event}】報名未受理（{entry}）',
    body: `${greet}很抱歉，您這次的報名無法受理，原因如下：
{reasons}

{paidBack}
如有疑問請回覆本信，或依上述說明重新填表。${sign}`,
  },
  reported: {
    subject: '【{event}】已收到您的繳費回報（{entry}）',
    body: `${greet}已收到您的繳費回報，名額會保留到核對完成。${status}
核對入帳後會寄「報名成功」通知。若回報有誤，可再用同一連結重新回報：
{reportLink}${sign}`,
  },
  complete: {
    subject: '【{event}】報名成功（{entry}）',
    body: `${greet}已完成報名。${status}

時間：{day} {checkIn} 報到（逾時未報到者依簡章處理）
地點：{venue}
{transferNote}
要取消（{refundNote}）：{cancelLink}${sign}`,
  },
  shortfall: {
    subject: '【{event}】匯款金額不足（{entry}）',
    body: `${greet}收到您的匯款，但金額不足，還差 {missing}。${status}
請{by}補足，並再回報帳號末碼：{reportLink}${sign}`,
  },
  overpaid: {
    subject: '【{event}】匯款金額多於應繳（{entry}）',
    body: `${greet}您的報名已完成，另外多收了 {excess}，主辦單位會與您聯絡退還方式。${status}${sign}`,
  },
  reminder: {
    subject: '【{event}】提醒：請{by}繳費並回報（{entry}）',
    body: `${greet}提醒您，目前還沒有收到您的繳費回報，請{by}完成。${status}
報名費：{amount}
{payment}
回報帳號末碼：{reportLink}
{deadlineNote}
若已決定不參加，也請告訴我們：{cancelLink}${sign}`,
  },
  lapsed: {
    subject: '【{event}】逾期未完成繳費，名額已釋出（{entry}）',
    body: `${greet}{expired}，還沒有您的繳費回報或入帳紀錄，名額已釋出。${status}
若您已匯款，請回覆本信並附上轉帳日期與帳號末碼，我們會查明後恢復名額或全額退款。
報名期間內也可以重新報名（依新的報名時間排序）。${sign}`,
  },
  promoted: {
    subject: '【{event}】遞補通知：有名額了，請{by}繳費並回報（{entry}）',
    body: `${greet}有名額了，已為您保留。${status}
報名費：{amount}

請{by}完成兩件事：
1. {payment}
2. 回報轉帳帳號末碼：
   {reportLink}
{deadlineNote}
不參加請按：{cancelLink}${sign}`,
  },
  cancelled: {
    subject: '【{event}】已取消報名（{entry}）',
    body: `${greet}您的報名已取消。${status}
退費：{refund}（依簡章的退費規定）
需要退費時，主辦單位會與您聯絡退款帳戶。${sign}`,
  },
  'transferred-from': {
    subject: '【{event}】名額已轉讓（{entry}）',
    body: `${greet}您的名額與已繳費用已轉由接手者（{linkedEntry}）承接。${status}${sign}`,
  },
  'transferred-to': {
    subject: '【{event}】您已接手名額（{entry}）',
    body: `${greet}您已接手{division}的名額（原報名 {linkedEntry}）。${status}
{paidNote}
時間：{day} {checkIn} 報到
地點：{venue}
要取消：{cancelLink}${sign}`,
  },
  moved: {
    subject: '【{event}】組別調整（{entry}）',
    body: `${greet}主辦單位依簡章調整您的組別：{from} → {division}。${status}
目前狀態：{state}
若有疑問或不同意，請回覆本信。${sign}`,
  },
  'division-cancelled': {
    subject: '【{event}】{division}人數不足取消（{entry}）',
    body: `${greet}報名截止時{division}不滿最低人數，該組取消。${status}
退費：{refund}
若想改報其他組別（依簡章所定），請儘早回覆本信。${sign}`,
  },
  'closed-not-promoted': {
    subject: '【{event}】候補結束（{entry}）',
    body: `${greet}遞補已截止，這次沒有輪到您，謝謝您的報名。{paidBack}${status}${sign}`,
  },
  'standby-released': {
    subject: '【{event}】候補棋士未補入，退還報名費（{entry}）',
    body: `${greet}感謝您擔任候補棋士。這次沒有空位補入，退還報名費 {refund}。${status}${sign}`,
  },
  'late-report': {
    subject: '【{event}】回報時名額已不在（{entry}）',
    body: `${greet}收到您的繳費回報，但這個報名目前的狀態是「{state}」，暫時不能核對。${status}
主辦單位會查明是否已入帳，並與您聯絡恢復名額或全額退款。${sign}`,
  },
  'payment-check': {
    subject: '【{event}】還沒有看到您的匯款（{entry}）',
    body: `${greet}您回報已匯款，但銀行明細裡還找不到。請確認金額與帳號末碼，必要時重新回報：
{reportLink}${status}${sign}`,
  },
  'day-before': {
    subject: '【{event}】明天見：{checkIn} 報到（{entry}）',
    body: `${greet}提醒您明天的比賽。${status}
時間：{day} {checkIn} 報到（逾時未報到者依簡章處理）
地點：{venue}
地圖：{mapLink}
附上行事曆檔，可加入手機行事曆。
其他事項請見賽事簡章。${sign}`,
  },
  approved: {
    subject: '【{event}】審核通過，請{by}繳費並回報（{entry}）',
    body: `${greet}您的報名已審核通過，並為您保留名額。${status}
報名費：{amount}

請{by}完成兩件事：
1. {payment}
2. 回報轉帳帳號末碼：
   {reportLink}
{deadlineNote}
要取消：{cancelLink}${sign}`,
  },
} satisfies LetterTexts;

/** What every language gives: each kind of letter that zh-TW has. */
export type AllLetters = Readonly<Record<keyof typeof zhTW, LetterText>>;
