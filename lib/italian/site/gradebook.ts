import { tally } from './tallies'

/** What stands in a cell of a gradebook that gives no points. */
export const CELL_STATES = {
  excused: 'esonerato',
  done: 'fatto',
  overdue: 'scaduto',
  begun: 'in corso',
  todo: 'non cominciato',
} as const

/** That some questions count for nobody: «1 domanda non conta». */
export const sayLeftOut = (n: number): string => `${tally(n, 'domanda')} ${n === 1 ? 'non conta' : 'non contano'}`
