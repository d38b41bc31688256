/** Letters in zh-TW: subject and body by kind; `{placeholders}` are filled from the stored record at sending time. */
import type { LetterTexts } from './type';

const sign = `

{organiser}
聯絡：{contact}
本信由系統寄出。賽事資訊以主辦單位最終公告為準。`;
const greet = `{name} 您好：

`;
const status = `
報名編號：{entry}
組別：{division}`;

export const zhTW: LetterTexts = {
  'received-held': {
    subject: '【{event}】已為您保留名額，請於 {deadline} 前匯款並回報（{entry}）',
    body: `${greet}已收到您的報名，並為您保留名額。${status}
報名費：{amount}

請在 {deadline} 前完成兩件事，逾期名額將自動釋出：
1. 匯款 {amount} 至：{account}
   請在附言填寫繳費代碼：{code}
2. 點這個連結回報轉帳帳號末五碼：
   {reportLink}

核對入帳後會再寄「報名成功」通知，收到才算完成報名。
要取消：{cancelLink}
要轉讓給同組別資格者（{transferUntil} 前）：{transferLink}${sign}`,
  },
  'received-waitlisted': {
    subject: '【{event}】名額已滿，您已列入候補（{entry}）',
    body: `${greet}您報名的{division}名額已滿，已將您列入候補。${status}

目前請不要匯款。有名額時會依「會員優先、其次報名先後」遞補，並另寄遞補通知與繳費期限。
不想候補了：{cancelLink}${sign}`,
  },
  'received-standby': {
    subject: '【{event}】候補棋士登記完成（{entry}）',
    body: `${greet}已登記您為候補棋士。${status}
報名費：{amount}，請匯至 {account}，附言填 {code}，並回報末五碼：{reportLink}
（也可以當天在報到處付現）

請於 {day} {arrive} 到場。報到截止後依序補入人數不是 {multiple} 的倍數的組別；未補入者當場退還報名費。
要取消：{cancelLink}${sign}`,
  },
  duplicate: {
    subject: '【{event}】您已經報名過了',
    body: `${greet}這次送出的報名表與您先前的報名（{linkedEntry}）重複，因此不再受理，先前的報名不受影響。
若這是另一位同名的選手，請回覆本信。${sign}`,
  },
  rejected: {
    subject: '【{event}】報名未受理',
    body: `${greet}很抱歉，您這次的報名無法受理，原因如下：
{reasons}

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
    body: `${greet}已核對入帳，報名完成。${status}

時間：{day} {checkIn} 報到（逾時視同棄權）
地點：{venue}
要轉讓給同組別資格者（{transferUntil} 前告知）：{transferLink}
要取消：{cancelLink}（{refundNote}）${sign}`,
  },
  shortfall: {
    subject: '【{event}】匯款金額不足（{entry}）',
    body: `${greet}收到您的匯款，但金額不足，還差 {missing}。${status}
請在 {deadline} 前補足，並再回報末五碼：{reportLink}${sign}`,
  },
  overpaid: {
    subject: '【{event}】匯款金額多於應繳（{entry}）',
    body: `${greet}您的報名已完成，另外多收了 {excess}，主辦單位會與您聯絡退還方式。${status}${sign}`,
  },
  reminder: {
    subject: '【{event}】提醒：請於 {deadline} 前匯款並回報（{entry}）',
    body: `${greet}您的名額保留到 {deadline}，目前還沒有收到您的繳費回報。${status}
報名費：{amount}，匯至 {account}，附言填 {code}
回報末五碼：{reportLink}
若已決定不參加，也請告訴我們：{cancelLink}${sign}`,
  },
  lapsed: {
    subject: '【{event}】逾期未回報，名額已釋出（{entry}）',
    body: `${greet}期限 {deadline} 已過，沒有收到您的繳費回報，名額已釋出。${status}
若您已匯款，請回覆本信並附上轉帳日期與末五碼，我們會查明後恢復名額或全額退款。
報名期間內也可以重新報名（依新的報名時間排序）。${sign}`,
  },
  promoted: {
    subject: '【{event}】遞補通知：請於 {deadline} 前匯款並回報（{entry}）',
    body: `${greet}有名額了，已為您保留。${status}
報名費：{amount}
請在 {deadline} 前匯款至 {account}（附言填 {code}），並回報末五碼：
{reportLink}
逾期將遞補下一位。不參加請按：{cancelLink}${sign}`,
  },
  cancelled: {
    subject: '【{event}】已取消報名（{entry}）',
    body: `${greet}您的報名已取消。${status}
退費：{refund}
{refundNote}${sign}`,
  },
  'transferred-from': {
    subject: '【{event}】名額已轉讓（{entry}）',
    body: `${greet}您的名額與已繳費用已轉由接手者（{linkedEntry}）承接。${status}${sign}`,
  },
  'transferred-to': {
    subject: '【{event}】您已接手名額（{entry}）',
    body: `${greet}您已接手{division}的名額。${status}
{paidNote}
時間：{day} {checkIn} 報到
地點：{venue}
要取消：{cancelLink}${sign}`,
  },
  moved: {
    subject: '【{event}】組別調整（{entry}）',
    body: `${greet}主辦單位依規程調整您的組別，新組別為{division}。${status}
原因：{reason}
若不同意，請回覆本信。${sign}`,
  },
  'division-cancelled': {
    subject: '【{event}】{division}人數不足取消（{entry}）',
    body: `${greet}報名截止時{division}不滿最低人數，該組取消。${status}
您可以選擇全額退費（{refund}），或改報其他組別（級位者僅能改報段位組）。請回覆本信告知選擇。${sign}`,
  },
  'closed-not-promoted': {
    subject: '【{event}】候補結束（{entry}）',
    body: `${greet}遞補已截止，這次沒有輪到您，謝謝您的報名。您沒有費用需要退還。${status}
比賽當天若到場，報到截止後仍可能補入，請洽報到處。${sign}`,
  },
  'standby-released': {
    subject: '【{event}】候補棋士未補入，退還報名費（{entry}）',
    body: `${greet}感謝您到場擔任候補棋士。這次沒有空位補入，報名費 {refund} 全額退還。${status}${sign}`,
  },
  'late-report': {
    subject: '【{event}】回報時名額已不在（{entry}）',
    body: `${greet}收到您的繳費回報，但這個報名目前的狀態是「{state}」，暫時不能核對。${status}
主辦單位會查明是否已入帳，並與您聯絡恢復名額或全額退款。${sign}`,
  },
  'payment-check': {
    subject: '【{event}】還沒有看到您的匯款（{entry}）',
    body: `${greet}您回報已匯款，但銀行明細裡還找不到。請確認金額與末五碼，必要時重新回報：
{reportLink}${status}${sign}`,
  },
  'day-before': {
    subject: '【{event}】明天見：{checkIn} 報到（{entry}）',
    body: `${greet}提醒您明天的比賽。${status}
時間：{day} {checkIn} 報到（逾時視同棄權）
地點：{venue}
午餐請自理。${sign}`,
  },
  approved: {
    subject: '【{event}】審核通過（{entry}）',
    body: `${greet}您的報名已審核通過。${status}${sign}`,
  },
};
