/** Letters in English. */
import type { AllLetters } from './zh-TW';

const sign = `

{organiser}
Contact: {contact}
This letter was sent by the tournament office. The organiser’s final notice prevails.`;
const greet = `Dear {name},

`;
const status = `
Entry: {entry}
Division: {division}`;

export const en: AllLetters = {
  'received-held': {
    subject: '[{event}] A place is held for you; please pay and report {by} ({entry})',
    body: `${greet}Thank you for registering. A place is held for you.${status}
Fee: {amount}

Please do two things {by}:
1. {payment}
2. Report the last digits of the account you paid from:
   {reportLink}
{deadlineNote}

When the money has been found you will be told that your entry is confirmed; only then is it complete.
To cancel: {cancelLink}
{transferNote}${sign}`,
  },
  'received-waitlisted': {
    subject: '[{event}] The division is full; you are on the waitlist ({entry})',
    body: `${greet}{division} is full, and you have been put on its waitlist.${status}

Please do not pay yet. When a place is free, it is offered in the order the regulations give, and you will be told by when to pay.
To leave the waitlist: {cancelLink}${sign}`,
  },
  'received-standby': {
    subject: '[{event}] You are noted as a standby player ({entry})',
    body: `${greet}You have been noted as a standby player.${status}
Fee: {amount}
{payment}
Report the last digits here: {reportLink}

Please be at the venue on {day} at {arrive}. After check-in closes, standby players fill divisions whose number is not a multiple of {multiple}; who is not needed gets the fee back.
To cancel: {cancelLink}${sign}`,
  },
  'received-approval': {
    subject: '[{event}] Your entry is waiting for approval ({entry})',
    body: `${greet}Your entry has arrived. The organiser has to approve it first.${status}

Please do not pay yet. You will be told the outcome by e-mail, and how and by when to pay.
To cancel: {cancelLink}${sign}`,
  },
  duplicate: {
    subject: '[{event}] You have registered already',
    body: `${greet}This form repeats your earlier entry ({linkedEntry}) and was not taken; the earlier one stands.
If it is for another player of the same name, please answer this letter.${sign}`,
  },
  rejected: {
    subject: '[{event}] Your entry was not accepted ({entry})',
    body: `${greet}We are sorry that your entry could not be accepted, for this reason:
{reasons}

{paidBack}
If you have questions, please answer this letter, or send the form again as explained.${sign}`,
  },
  reported: {
    subject: '[{event}] Your report has arrived ({entry})',
    body: `${greet}Your report of payment has arrived; your place is kept until it has been checked.${status}
You will be told when your entry is confirmed. If something was wrong, report again by the same link:
{reportLink}${sign}`,
  },
  complete: {
    subject: '[{event}] Your entry is confirmed ({entry})',
    body: `${greet}Your entry is complete.${status}

When: {day}, check-in {checkIn} (who comes late is treated as the regulations say)
Where: {venue}
{transferNote}
To cancel ({refundNote}): {cancelLink}${sign}`,
  },
  shortfall: {
    subject: '[{event}] The amount you paid is short ({entry})',
    body: `${greet}Your money has arrived, but {missing} is missing.${status}
Please pay the rest {by} and report it again: {reportLink}${sign}`,
  },
  overpaid: {
    subject: '[{event}] You paid more than the fee ({entry})',
    body: `${greet}Your entry is complete. You paid {excess} too much; the organiser will ask you how to give it back.${status}${sign}`,
  },
  reminder: {
    subject: '[{event}] Reminder: please pay and report {by} ({entry})',
    body: `${greet}No report of payment has arrived from you yet. Please pay and report {by}.${status}
Fee: {amount}
{payment}
Report the last digits here: {reportLink}
{deadlineNote}
If you have decided not to come, please tell us: {cancelLink}${sign}`,
  },
  lapsed: {
    subject: '[{event}] Your place was not paid for and has been released ({entry})',
    body: `${greet}{expired}, and neither a report nor the money has been found; the place has been released.${status}
If you have paid, please answer this letter with the day and the last digits; you will get the place back or a full refund.
While registration is open you may register again (the new time counts).${sign}`,
  },
  promoted: {
    subject: '[{event}] A place is free: please pay and report {by} ({entry})',
    body: `${greet}A place has become free and is held for you.${status}
Fee: {amount}

Please do two things {by}:
1. {payment}
2. Report the last digits of the account you paid from:
   {reportLink}
{deadlineNote}
If you are not coming: {cancelLink}${sign}`,
  },
  cancelled: {
    subject: '[{event}] Your entry is cancelled ({entry})',
    body: `${greet}Your entry has been cancelled.${status}
Refund: {refund} (under the refund rules of the regulations)
If money is due to you, the organiser will ask for your account.${sign}`,
  },
  'transferred-from': {
    subject: '[{event}] Your place has been handed on ({entry})',
    body: `${greet}Your place and the fee you paid have passed to the new player ({linkedEntry}).${status}${sign}`,
  },
  'transferred-to': {
    subject: '[{event}] You have taken over a place ({entry})',
    body: `${greet}You have taken over a place in {division} (former entry {linkedEntry}).${status}
{paidNote}
When: {day}, check-in {checkIn}
Where: {venue}
To cancel: {cancelLink}${sign}`,
  },
  moved: {
    subject: '[{event}] Your division has changed ({entry})',
    body: `${greet}Under the regulations your division was changed: {from} → {division}.${status}
State now: {state}
If you have questions or do not agree, please answer this letter.${sign}`,
  },
  'division-cancelled': {
    subject: '[{event}] {division} is cancelled: too few players ({entry})',
    body: `${greet}At closing {division} had fewer players than the minimum and is cancelled.${status}
Refund: {refund}
If you would rather play in another division (as the regulations allow), please answer soon.${sign}`,
  },
  'closed-not-promoted': {
    subject: '[{event}] The waitlist is over ({entry})',
    body: `${greet}No more places will be offered, and this time yours did not come up. Thank you for registering. {paidBack}${status}${sign}`,
  },
  'standby-released': {
    subject: '[{event}] No standby player was needed; your fee comes back ({entry})',
    body: `${greet}Thank you for standing by. There was no seat to fill, so your fee of {refund} comes back.${status}${sign}`,
  },
  'late-report': {
    subject: '[{event}] Your place was gone when the report came ({entry})',
    body: `${greet}Your report of payment has arrived, but this entry is now “{state}” and cannot be matched.${status}
The organiser will look for the money and tell you whether the place comes back or the fee is refunded in full.${sign}`,
  },
  'payment-check': {
    subject: '[{event}] Your payment has not been found yet ({entry})',
    body: `${greet}You reported a payment that is not in the bank statement. Please check the amount and the last digits, and report again if needed:
{reportLink}${status}${sign}`,
  },
  'day-before': {
    subject: '[{event}] See you tomorrow: check-in {checkIn} ({entry})',
    body: `${greet}A reminder of tomorrow’s event.${status}
When: {day}, check-in {checkIn} (who comes late is treated as the regulations say)
Where: {venue}
Map: {mapLink}
A calendar file is attached.
For everything else, please see the regulations.${sign}`,
  },
  approved: {
    subject: '[{event}] Approved: please pay and report {by} ({entry})',
    body: `${greet}Your entry has been approved and a place is held for you.${status}
Fee: {amount}

Please do two things {by}:
1. {payment}
2. Report the last digits of the account you paid from:
   {reportLink}
{deadlineNote}
To cancel: {cancelLink}${sign}`,
  },
};
