/** What the pages say of their own: counts, days and levels. */
export { ordinal } from './grammar/index'
export { fromDay, theDay, timeLeft } from './site/dates'
export {
  ANSWER_MARKS,
  CELL_STATES,
  hundredths,
  sayByHand,
  sayLeftOut,
  sayMarks,
  sayPoints,
} from './site/gradebook'
export { levelComesFrom, levels } from './site/levels'
export { does, lead, tally } from './site/tallies'
