/** Room of personal data: clearing it at the end, and handing one person's out. */
export { personText, purge, purgeProblems } from '../office/actions/privacy';
