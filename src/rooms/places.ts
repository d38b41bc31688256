/** Room of what organisers do by hand about places, letters and money that goes back, with its preview. */
export {
  cancelDivision,
  lapseEntry,
  lastChange,
  moveEntry,
  reinstateEntry,
  transferEntry,
  undoChange,
} from '../office/actions/by-hand';
export { correctAddress, markBounced, resendLetters } from '../office/actions/post';
export { decideRefund, owedTo, refundsPaid, undecidedText } from '../office/actions/refunds';
export { previewText } from '../office/preview';
