/** Room of what an event comes to: lists, prizes, promotions; needed once a division is finished. */
export { eventOutcome } from '../domain/outcome/event-outcome';
