/** Why something cannot be done, in Japanese. */
import type { Shape } from '../shape';
import type { zhTW } from './zh-TW';

export const ja: Shape<typeof zhTW> = {
  busy: '別の処理が動いています。少し待ってからもう一度押してください。',
  unknown:
    '予期しないエラーです（{what}）。途中まで書き込まれることはありません。もう一度押しても起きるときは、日誌を保守担当者に渡してください。',
  'setup.missing': '初期設定が済んでいません。先に「大会運営 ▸ 初期設定」を押してください。',
  'entry.unknown': '受付番号 {entry} はありません。「申込」シートの番号（例：E-0007）を確かめてください。',
  'reason.missing': '理由を書いてください。日誌に残ります。',

  'table.column-missing':
    '「{tab}」シートに「{column}」の列がありません。見出しを元に戻すか、版の履歴から復元してください。',
  'table.row-without-id':
    '「{tab}」の {row} 行目に番号がありません。その行を削除し、申込はフォームから入れてください。',
  'table.id-twice': '「{tab}」に番号 {id} が二つあります。余分な行を削除してください。',
  'table.bad-cell':
    '「{tab}」{id} の「{column}」に読めない値「{found}」があります。セルを直すか、版の履歴から復元してください。',

  'submit.blank': '空白のフォームだったので受け付けませんでした。',
  'submit.name-missing': '氏名がありません。',
  'submit.email-missing': 'メールアドレスがないので、お知らせを送れません。',
  'submit.not-open': '申込開始前です（{day} 送信）。',
  'submit.closed': '申込は締め切りました（{day} 送信）。',
  'submit.no-standby': 'この大会に補欠の制度はありません。',
  'submit.guardian-consent-missing': '未成年の方の保護者の同意がありません。',
  'submit.division-unknown': '「{division}」というクラスはありません。要項のクラスから選んでください。',
  'submit.rank-unreadable': '段級位（{field}）が読めません。「初段」「3級」のように書いてください。',
  'submit.birth-date-unreadable': '生年月日が読めません。2015-03-04 のように書いてください。',
  'submit.grade-unreadable': '学年が読めません。「小3」「中2」のように書いてください。',
  'submit.fee-not-set': '「{division}」の参加費が決まっていません。先に「クラス」シートに記入してください。',

  'transfer.not-allowed': 'この大会では参加枠を譲れません。',
  'transfer.no-place': '{entry} は「{state}」なので、譲れる枠がありません。',
  'transfer.too-late': '参加枠を譲れる期限を過ぎています（要項の譲渡の項を参照）。',
  'transfer.successor-live':
    '譲り受ける方はすでに申し込んでいます（{entry}、{state}）。先にその申込を取り消してください。',

  'move.not-allowed': '要項では主催者によるクラス変更を認めていません。',
  'move.no-place': '{entry} は「{state}」なので、クラスを変えられません。',
  'move.same-division': 'すでに「{division}」です。',
  'move.downwards': '下のクラスへは移せません（「{from}」から「{to}」）。',
  'move.full': '「{division}」は満員なので、{entry} は移れません。返金にするか、先に枠を空けてください。',

  'cancel.not-live': '{entry} は「{state}」なので、取り消す申込がありません。',
  'cancel-division.enough': '「{division}」は {players} 人で、最少人数 {needed} 人に達しているので中止にできません。',
  'cancel-division.merges-instead': '「{division}」が人数不足のときは、中止ではなく合併の規定です。',
  'cancel-division.not-offered': '要項では {entry} の「{division}」への変更を認めていません。返金にしてください。',
  'merge.no-target':
    '{entry} は「{division}」ですが、合併先のクラスが見つかりません。先に個別にクラスを変えてください。',
  'close.too-early': 'まだ申込の締切になっていません。',

  'reinstate.not-out': '{entry} は「{state}」です。戻せるのは期限切れか取消の申込だけです。',
  'reinstate.unpaid': '{entry} の入金は {kept} だけで、まだ足りないので戻せません。',
  'reinstate.no-place': '「{division}」に空きがないか、キャンセル待ちの方がいるので戻せません。',
  'reinstate.registered-again': 'この方は申し込み直しています（{entry}）。戻す必要はありません。',

  'lapse.not-reported':
    '{entry} は「{state}」です。主催者が失効にできるのは、「振込連絡済み」で入金のない申込だけです。',
  'lapse.paid': '{entry} は入金済みなので失効にできません。',
  'lapse.too-early': '振込の連絡から {days} 日たっても入金がないときに限り、失効にできます。',

  'approval.not-pending': '{entry} は「{state}」で、承認待ちではありません。',
  'approval.nobody': '承認待ちの申込はありません。',
  'reject.not-live': '{entry} は「{state}」なので、不受理にできません。',

  'undo.not-undoable': '「{action}」は元に戻せません。逆の操作をしてください。',
  'undo.changed-since': '{entry} はその後に変わり、今は「{state}」です。そのまま元に戻すことはできません。',
  'undo.place-taken': '「{division}」の枠は別の方に渡ったので、元に戻せません。',
  'undo.refunded': '{entry} には {amount} を返金済みなので、元に戻せません。申し込み直してください。',
  'undo.registered-again': 'この方は申し込み直している（{entry}）ので、元に戻せません。',

  'address.unchanged': '{entry} のメールアドレスは変わっていません。',
  'refund.kept-out-of-range': '差し引く額 {kept} は、0 から {held} までにしてください。',
  'refund.nothing-held': '{entry} に返せるお金はありません。',

  'check-in.registration-open': '申込を締め切るまで受付は始められません。先に「申込締切」を押してください。',
  'check-in.not-open': '受付はまだ始まっていません。先に「受付開始」を押してください。',
  'check-in.too-early': '受付の締切は {closes} です。',
  'check-in.already-closed': '受付は締め切りました。',
  'check-in.no-cash': '要項の支払方法に現金がないので、受付では受け取れません。',
  'check-in.not-approved': '{entry} は承認が済んでいないので、受付できません。',
  'check-in.unpaid': '{entry} は {missing} 不足しています。受け取ってから受付してください。',
  'check-in.withdrawn': '{entry} は棄権の登録済みなので、受付を取り消せません。',
  'check-in.not-checked-in': '{entry} は「{state}」なので、取り消す受付がありません。',
  'check-in.received': '{entry} の申込はまだ処理されていません。先に「フォームを取り込む」を押してください。',
  'check-in.approval': '{entry} は承認待ちなので、受付できません。',
  'check-in.lapsed': '{entry} は期限までに支払いがなく、枠を失ったので受付できません。',
  'check-in.cancelled': '{entry} は取消済みなので、受付できません。',
  'check-in.transferred': '{entry} の枠は譲渡済みです。譲り受けた方を受付してください。',
  'check-in.rejected': '{entry} は不受理なので、受付できません。',
  'check-in.duplicate': '{entry} は重複した申込です。先の申込で受付してください。',
  'check-in.checked-in': '{entry} は受付済みです。',
  'check-in.no-show': '{entry} は受付締切までに来なかったので、棄権の扱いです。',
  'check-in.standby-seated': '{entry} は補欠から出場に決まっています。',
  'check-in.standby-released': '{entry} は出場しなかった補欠で、名簿から外れています。',
  'check-in.closed': '{entry} のキャンセル待ちは終わりました。',
  'cash.no-place': '{entry} は「{state}」なので、受け取るお金はありません。',
  'cash.nothing-missing': '{entry} は入金済みです。',

  'standby.too-early': '先に「受付締切」を押してください。',
  'standby.done': '補充は済んでいます。',
  'standby.check-in-open':
    '「{division}」にまだ受付の決まっていない方が {open} 人います。先に「受付締切」を押してください。',
  'withdraw.already': '{entry} はすでに棄権したか、受付していないので、棄権を登録できません。',
  'withdraw.not-here': '{entry} は「{state}」で出場していないので、棄権を登録できません。',

  'registration.not-over': '申込の締切は {time} です。',
  'registration.closed': '申込は締め切りました。',

  'report.late': '{entry} の連絡が来たときには枠がなくなっていました。入金を確かめ、枠を戻すか返金してください。',
  'report.not-due': '{entry} は今のところ支払いの必要がありません。',
  'report.cancelled': '{entry} は取消か譲渡の済んだ申込です。受け取ったお金は返してください。',
  'report.already-confirmed': '{entry} は申込が完了しています。連絡は要りません。',
  'claim.digits.empty': '口座番号の下 {wanted} 桁が書かれていません。',
  'claim.digits.letters': '下 {wanted} 桁は数字だけにしてください（「{found}」）。',
  'claim.digits.blanks': '下 {wanted} 桁の間に空白や記号を入れないでください（「{found}」）。',
  'claim.digits.short': '下 {wanted} 桁は頭の 0 も含めて {wanted} 桁書いてください（「{found}」）。',
  'claim.digits.long': '口座番号の全部ではなく、下 {wanted} 桁だけを書いてください（「{found}」）。',
  'claim.entries.none': 'どの申込の連絡かが書かれていません。',
  'claim.overlaps': '同じ申込に別の連絡（{claim}）があります。あわせて確かめてください。',
  'claim.paid-on.unreadable': '振込日「{found}」が読めないので、空欄として扱います。',
  'claim.amount.unreadable': '振込額「{found}」が読めないので、空欄として扱います。',

  'bank.file.empty': '何も貼り付けられていないか、ファイルが空です。',
  'bank.file.workbook': 'これは Excel のブックです。CSV で保存するか、表全体をコピーして貼り付けてください。',
  'bank.file.pdf':
    'これは PDF なので表を読めません。ネットバンクの CSV を使うか、表全体をコピーして貼り付けてください。',
  'bank.file.not-a-statement':
    '銀行の明細ではないようです。読めた見出しは {found} 個で、{wanted} 個は必要です。見出しの行も一緒にコピーしてください。',
  'bank.layout.unknown':
    'この銀行の形式がわかりません。見出し：{found}。最も近いのは {nearest} で、足りないのは：{missing}。見出しの行も一緒にコピーしてください。',
  'bank.layout.several': '複数の銀行の形式に当てはまります（{layouts}）。一度に貼るのは一つの表だけにしてください。',
  'bank.mapping.incomplete': '列の対応が足りません：{missing}。',
  'bank.statement.other-account': '別の口座（{found}）の明細です。要項の振込先は {expected} です。',
  'bank.row.day': '日付「{found}」が読めません。',
  'bank.row.time': '時刻「{found}」が読めません。',
  'bank.row.amount': '金額「{found}」が読めません。整数で書いてください。',
  'bank.row.no-amount': 'この行には金額がありません（{found}）。',
  'bank.row.both-ways': '入金と出金の両方に金額があります（{found}）。',
  'bank.row.direction': '入金か出金かわかりません（{found}）。',
  'bank.row.direction-lost': '金額 {found} が入金か出金か、前後の残高からもわかりません。',
  'bank.row.currency': '通貨が「{found}」で、大会の通貨と違います。',
  'bank.row.columns': 'この行は {found} 列ですが、{expected} 列のはずです。',
  'bank.row.other-account': 'この行は別の口座（{found}）のものです。',
  'bank.row.passed-over': '明細ではない行を飛ばしました：{found}',
  'bank.chain.broken': '残高 {balance} が前の行とつながりません。間の行が抜けているかもしれません。',
  'bank.line.doubtful':
    '{day} の {amount} は、取込済みの {known} と同じ入金かもしれません（明細の形式が違います）。先に確かめてください。',

  'money.suggestion.stale': 'この候補（{suggestion}）の元の記録が変わりました。照合し直してください。',
  'money.suggestion.used': '入金 {line} は割当済みなので、候補 {suggestion} は使えません。',
  'money.line.nothing-free': '入金 {line} に割り当てられる残りはありません。',
  'money.line.changed': '入金 {line} の残りが {seen} から {free} に変わりました。もう一度確かめてください。',
  'money.line.too-much': '割当 {sum} が入金 {line} の残りを超えているか、正の整数ではありません。',
  'money.parts.invalid': '割当先が重なっているか、一つもありません。',
  'money.amount.invalid': '{entry} への割当 {amount} は正の整数にしてください。',
  'money.entry.owes-less': '{entry} の不足は {open} なので、{amount} は割り当てられません。',
  'money.reversal.stale': '取消 {line} と入金 {credit} が合いません。照合し直してください。',

  'draw.unknown': '抽選番号 {draw} はありません。',
  'draw.seed-invalid': '抽選の種「{found}」の形式が違います。16 進数 64 文字にしてください。',
  'draw.algorithm-unknown': '抽選 {draw} の方式「{found}」を知らないので、やり直して確かめられません。',
  'draw.pool-unsorted': '抽選 {draw} の名簿の並びが変えられています。',
  'draw.pool-repeats': '抽選 {draw} の名簿に同じ方が二度あります。',
  'draw.pool-hash':
    '抽選 {draw} の名簿が記録のハッシュと合いません（記録 {found}、計算 {expected}）。書き換えられたかもしれないので、そのまま残してください。',
  'draw.outcome-differs':
    '抽選 {draw} をやり直すと記録と違う結果になります。記録：{found}、計算：{expected}。そのまま残して主催者に知らせてください。',

  'round.standby-first': '先に「補欠を入れる」を押してください。',
  'round.open': '{division} {round} 回戦は {open} 局の結果が出ていないので、次の組合せを作れません。',
  'round.result-missing': '{round} 回戦 {board} 卓（{game}）の結果がまだです。',
  'round.nothing-to-pair': '今、組合せを作る回戦はありません。「ホーム」の次の手順を見てください。',
  'round.no-players': 'このクラスに選手がいません。',
  'round.none-left': '全 {rounds} 回戦の組合せが済んでいます。',
  'round.all-decided': '{round} 回戦は通過・敗退の決まっていない選手がいないので、組合せは要りません。',
  'friendly.nobody-free': '{round} 回戦に交流対局のできる方がいません。',
  'bracket.too-early': '{division} は予選が終わっていないので、まだ抽選できません。',
  'bracket.exists': '{division} のトーナメント表は抽選済みです。やり直すときは、先に表を取り消してください。',
  'bracket.none': 'トーナメント表がまだありません。',
  'bracket.nobody': '予選通過者がいないので、トーナメント表を作れません。',
  'bracket.too-many': '通過枠は {places} 人ですが、要項にその大きさのトーナメント表がありません。',
  'bracket.seed-missing': '{entry} のシード順がありません。先に決めてください。',
  'knockout.finished': '決勝トーナメント全 {rounds} 回戦の組合せが済んでいます。',

  'take-back.not-drawn': '{stage}{round} 回戦は組合せがないので、取り消せません。',
  'take-back.later-round': '{stage}{round} 回戦の組合せがあります。先にそちらを取り消してください。',
  'take-back.bracket-drawn': 'トーナメント表（{draw}）が抽選済みです。先に表を取り消してください。',
  'take-back.has-result': '{round} 回戦 {board} 卓（{game}）は結果が入っています。',
  'take-back.no-bracket': '取り消すトーナメント表がありません。',
  'taken-back.no-such': '「{typed}」番はありません。1 から {last} までを入力してください。',
  'taken-back.nothing': '取り消す組合せがありません。',

  'game.unknown': '対局 {game} はありません。番号は「対局」シートで確かめてください（例：G-0012）。',
  'game.result-unknown': '結果「{found}」がわかりません。使えるのは：{allowed}',
  'result.unknown': '「{found}」がわかりません。一覧から選んでください（{allowed}）',
  'result.game-unknown': '対局 {game} はありません',
  'result.contradictory': '{game} に「{found}」と「{other}」の両方が届いています。確かめてください',
  'result.no-draws': 'この段階では勝敗を決めるので「{found}」は使えません。使えるのは：{allowed}',
  'result.not-in-friendly': '交流対局に「{found}」は使えません。使えるのは：{allowed}',
  'result.already-entered':
    '{game} は結果が入っているので「{found}」に変えられません。審判が「結果の訂正」を押してください',
  'result.settled': '{game} は手空きか不戦勝で、結果は決まっています',
  'result.later-round-drawn': '{game} の次の回戦の組合せがあります。先にそれを取り消してから訂正してください',
  'result.bracket-drawn':
    'トーナメント表が抽選済みで、{game} を訂正すると通過者が変わります。先に表を取り消してください',
  'result.unchanged': '{game} はもともと「{result}」で、変わっていません',

  'prizes.already-fixed': '賞が確定し会計に記録されたため、結果の訂正や組合せの取消はできません。',
  'prizes.too-early': '{division} の順位がまだ決まっていません。',
  'lucky.too-early': '先に賞の一覧を作ってください。',
  'lucky.done': '抽選会は済んだか、この大会にはありません。',
  'lucky-draw.not-a-draw': '「{prize}」は抽選で決める賞ではありません。',
  'lucky-draw.nobody': '「{prize}」の抽選に加われる方がいません。',
};
