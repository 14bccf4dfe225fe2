/** What the pages say of their own: counts and days. */
export { fromDay, theDay } from './site/dates'
export { does, lead, tally } from './site/tallies'
