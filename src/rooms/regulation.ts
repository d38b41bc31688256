/** Room of the regulation tabs: read back and checked when the organiser asks for it (src/decisions/rooms-beside-the-bundle.md). */
export { tabsToRegulation } from '../tables/regulation/read';
