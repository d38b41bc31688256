/** Room of appeals: rarely filed, never urgent for the bundle. */
export { decideAppealAction, fileAppealAction, openAppeals } from '../office/actions/appeals';
