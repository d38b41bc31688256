/** Room of decisions about money: filing what was typed into 對帳, and taking it back. */
export { fileDecisions, takeBackDecision } from '../office/actions/decide';
