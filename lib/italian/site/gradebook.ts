import { tally } from './tallies'

/** What stands in a cell of a gradebook that gives no points. */
export const CELL_STATES = {
  excused: 'esonerato',
  done: 'fatto',
  overdue: 'scaduto',
  begun: 'in corso',
  todo: 'non cominciato',
  absent: 'nessun foglio',
} as const

/** That some questions count for nobody: «1 domanda non conta». */
export const sayLeftOut = (n: number): string => `${tally(n, 'domanda')} ${n === 1 ? 'non conta' : 'non contano'}`

/** That some questions are marked by hand: «1 domanda valutata a mano». */
export const sayByHand = (n: number): string =>
  `${tally(n, 'domanda')} ${n === 1 ? 'valutata a mano' : 'valutate a mano'}`

/** Points as they are read: `7,5`. */
export const sayPoints = (points: number): string => String(points).replace('.', ',')

/** A share of a hundred, to one decimal. */
export const hundredths = (share: number): number => Math.round(share * 1_000) / 10

/** Of how many marks a median is. */
export const sayMarks = (n: number): string => (n === 1 ? '1 voto' : `${n} voti`)

/** What an answer was worth, in files. */
export const ANSWER_MARKS = {
  right: 'giusta',
  wrong: 'sbagliata',
  wrongReason: 'giusta per il motivo sbagliato',
  gaveUp: 'non lo so',
} as const
