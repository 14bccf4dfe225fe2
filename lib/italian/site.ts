/** What the pages say of their own: counts, days and levels. */
export { ordinal } from './grammar/index'
export { fromDay, ofDay, theDay, timeLeft, toDay } from './site/dates'
export { paperObjection } from './site/deck-errors'
export {
  ANSWER_MARKS,
  ASSIGNMENT_KINDS,
  BEST_COUNTS,
  CELL_STATES,
  hundredths,
  marksAbove,
  sayAllOpen,
  sayByHand,
  sayHandIn,
  sayHowTotal,
  sayLeftOut,
  sayMarks,
  sayPartly,
  sayPoints,
  sayScaled,
  sayShare,
  sayWeight,
  sayZero,
} from './site/gradebook'
export { sayHeldOf, saySince, sayWhoHolds } from './site/held'
export { levelComesFrom, levels } from './site/levels'
export { does, lead, tally } from './site/tallies'
