/** Letters in zh-CN. */
import type { AllLetters } from './zh-TW';

const sign = `

{organiser}
联系方式：{contact}
本邮件由系统发出。赛事信息以主办方最终公告为准。`;
const greet = `{name}，您好！

`;
const status = `
报名编号：{entry}
组别：{division}`;

export const zhCN: AllLetters = {
  'received-held': {
    subject: '【{event}】已为您保留名额，请{by}缴费并回报（{entry}）',
    body: `${greet}已收到您的报名，并为您保留名额。${status}
报名费：{amount}

请{by}完成两件事：
1. {payment}
2. 点击链接回报汇款账号的末位：
   {reportLink}
{deadlineNote}

核对到账后会另发“报名成功”通知，收到通知才算完成报名。
要取消：{cancelLink}
{transferNote}${sign}`,
  },
  'received-waitlisted': {
    subject: '【{event}】名额已满，您已列入候补（{entry}）',
    body: `${greet}您报名的{division}名额已满，已将您列入候补。${status}

目前请不要汇款。有名额时会按竞赛规程的候补顺序递补，并另发递补通知和缴费期限。
不再候补：{cancelLink}${sign}`,
  },
  'received-standby': {
    subject: '【{event}】候补棋手登记完成（{entry}）',
    body: `${greet}已登记您为候补棋手。${status}
报名费：{amount}
{payment}
并回报账号末位：{reportLink}

请于 {day} {arrive} 到场。报到截止后依次补入人数不是 {multiple} 的倍数的组别；未补入者退还报名费。
要取消：{cancelLink}${sign}`,
  },
  'received-approval': {
    subject: '【{event}】已收到您的报名，审核中（{entry}）',
    body: `${greet}已收到您的报名。报名须经主办方审核通过后方可参赛。${status}

审核前请不要汇款；结果会另发邮件通知，通过后再告知缴费方式和期限。
要取消：{cancelLink}${sign}`,
  },
  duplicate: {
    subject: '【{event}】您已经报过名了',
    body: `${greet}这次提交的报名表与您先前的报名（{linkedEntry}）重复，因此不再受理，先前的报名不受影响。
如果这是另一位同名的棋手，请回复本邮件。${sign}`,
  },
  rejected: {
    subject: '【{event}】报名未受理（{entry}）',
    body: `${greet}很抱歉，您这次的报名无法受理，原因如下：
{reasons}

{paidBack}
如有疑问请回复本邮件，或按上述说明重新填写。${sign}`,
  },
  reported: {
    subject: '【{event}】已收到您的缴费回报（{entry}）',
    body: `${greet}已收到您的缴费回报，名额会保留到核对完成。${status}
核对到账后会发“报名成功”通知。如回报有误，可用同一链接重新回报：
{reportLink}${sign}`,
  },
  complete: {
    subject: '【{event}】报名成功（{entry}）',
    body: `${greet}您已完成报名。${status}

时间：{day} {checkIn} 报到（逾时未报到者按竞赛规程处理）
地点：{venue}
{transferNote}
要取消（{refundNote}）：{cancelLink}${sign}`,
  },
  shortfall: {
    subject: '【{event}】汇款金额不足（{entry}）',
    body: `${greet}收到您的汇款，但金额不足，还差 {missing}。${status}
请{by}补足，并再次回报账号末位：{reportLink}${sign}`,
  },
  overpaid: {
    subject: '【{event}】汇款金额多于应缴（{entry}）',
    body: `${greet}您的报名已完成，另外多收了 {excess}，主办方会与您联系退还方式。${status}${sign}`,
  },
  reminder: {
    subject: '【{event}】提醒：请{by}缴费并回报（{entry}）',
    body: `${greet}提醒您，目前还没有收到您的缴费回报，请{by}完成。${status}
报名费：{amount}
{payment}
回报账号末位：{reportLink}
{deadlineNote}
如已决定不参加，也请告诉我们：{cancelLink}${sign}`,
  },
  lapsed: {
    subject: '【{event}】逾期未完成缴费，名额已释放（{entry}）',
    body: `${greet}{expired}，还没有您的缴费回报或到账记录，名额已释放。${status}
如您已汇款，请回复本邮件并附上汇款日期与账号末位，我们查明后会恢复名额或全额退款。
报名期间内也可以重新报名（按新的报名时间排序）。${sign}`,
  },
  promoted: {
    subject: '【{event}】递补通知：有名额了，请{by}缴费并回报（{entry}）',
    body: `${greet}有名额了，已为您保留。${status}
报名费：{amount}

请{by}完成两件事：
1. {payment}
2. 回报汇款账号的末位：
   {reportLink}
{deadlineNote}
不参加请点：{cancelLink}${sign}`,
  },
  cancelled: {
    subject: '【{event}】已取消报名（{entry}）',
    body: `${greet}您的报名已取消。${status}
退费：{refund}（按竞赛规程的退费规定）
需要退费时，主办方会与您联系退款账户。${sign}`,
  },
  'transferred-from': {
    subject: '【{event}】名额已转让（{entry}）',
    body: `${greet}您的名额与已缴费用已转由接手者（{linkedEntry}）承接。${status}${sign}`,
  },
  'transferred-to': {
    subject: '【{event}】您已接手名额（{entry}）',
    body: `${greet}您已接手{division}的名额（原报名 {linkedEntry}）。${status}
{paidNote}
时间：{day} {checkIn} 报到
地点：{venue}
要取消：{cancelLink}${sign}`,
  },
  moved: {
    subject: '【{event}】组别调整（{entry}）',
    body: `${greet}主办方按竞赛规程调整您的组别：{from} → {division}。${status}
目前状态：{state}
如有疑问或不同意，请回复本邮件。${sign}`,
  },
  'division-cancelled': {
    subject: '【{event}】{division}人数不足取消（{entry}）',
    body: `${greet}报名截止时{division}不足最低人数，该组取消。${status}
退费：{refund}
如想改报其他组别（按竞赛规程），请尽早回复本邮件。${sign}`,
  },
  'closed-not-promoted': {
    subject: '【{event}】候补结束（{entry}）',
    body: `${greet}递补已截止，这次没有轮到您，感谢您的报名。{paidBack}${status}${sign}`,
  },
  'standby-released': {
    subject: '【{event}】候补棋手未补入，退还报名费（{entry}）',
    body: `${greet}感谢您担任候补棋手。这次没有空位补入，退还报名费 {refund}。${status}${sign}`,
  },
  'late-report': {
    subject: '【{event}】回报时名额已不在（{entry}）',
    body: `${greet}收到您的缴费回报，但这个报名目前的状态是“{state}”，暂时不能核对。${status}
主办方会查明是否到账，并与您联系恢复名额或全额退款。${sign}`,
  },
  'payment-check': {
    subject: '【{event}】还没有看到您的汇款（{entry}）',
    body: `${greet}您回报已汇款，但银行明细中还找不到。请确认金额与账号末位，必要时重新回报：
{reportLink}${status}${sign}`,
  },
  'day-before': {
    subject: '【{event}】明天见：{checkIn} 报到（{entry}）',
    body: `${greet}提醒您明天的比赛。${status}
时间：{day} {checkIn} 报到（逾时未报到者按竞赛规程处理）
地点：{venue}
地图：{mapLink}
附上日历文件，可加入手机日历。
其他事项请见竞赛规程。${sign}`,
  },
  approved: {
    subject: '【{event}】审核通过，请{by}缴费并回报（{entry}）',
    body: `${greet}您的报名已审核通过，并为您保留名额。${status}
报名费：{amount}

请{by}完成两件事：
1. {payment}
2. 回报汇款账号的末位：
   {reportLink}
{deadlineNote}
要取消：{cancelLink}${sign}`,
  },
};
