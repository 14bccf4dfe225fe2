import { counted, il } from '../grammar/index'
import { tally } from './tallies'

/** What stands in a cell of a gradebook that gives no points. */
export const CELL_STATES = {
  excused: 'esonerato',
  done: 'fatto',
  overdue: 'scaduto',
  begun: 'in corso',
  todo: 'non cominciato',
  absent: 'nessun foglio',
  unmarked: 'senza voto',
  others: 'non assegnato',
  after: 'arrivato dopo la scadenza',
} as const

/** What kind of assignment something is, in a line that says more. */
export const ASSIGNMENT_KINDS = {
  lezioni: 'lezioni',
  esercizio: 'esercizio',
  esame: 'esame',
  carta: 'su carta',
  mano: 'voto a mano',
} as const

/** Which of several attempts is the one that counts. */
export const BEST_COUNTS = 'Con più tentativi conta il migliore.'

/** That some questions count for nobody: «1 domanda non conta». */
export const sayLeftOut = (n: number): string => `${tally(n, 'domanda')} ${n === 1 ? 'non conta' : 'non contano'}`

/** That some questions are marked by hand: «1 domanda valutata a mano». */
export const sayByHand = (n: number): string =>
  `${tally(n, 'domanda')} ${n === 1 ? 'valutata a mano' : 'valutate a mano'}`

/** How far something is that is not finished: «3 di 10 risposte». */
export const sayPartly = ({ done, of, what }: Partly): string =>
  `${done} di ${tally(of, what === 'answers' ? 'risposta' : 'lezione')}`

interface Partly {
  readonly done: number
  readonly of: number
  readonly what: 'answers' | 'lessons'
}

/** Points as they are read: `7,5`. */
export const sayPoints = (points: number): string => String(Math.round(points * 100) / 100).replace('.', ',')

/** What a mark by hand counts where it is out of another number of points than the assignment: «nella somma 2,25 su 9». */
export const sayScaled = ({ points, outOf }: { readonly points: number; readonly outOf: number }): string =>
  `nella somma ${sayPoints(points)} su ${outOf}`

/** Names before the rest of them is a number. */
const NAMED = 10

/** Those with marks above what they were to be out of, as the code of a failure that names them. */
export function marksAbove(above: readonly { readonly name: string; readonly points: number }[]): string {
  const named = above.slice(0, NAMED).map(({ name, points }) => `${name} (${sayPoints(points)})`)
  const others = above.length - named.length
  const rest = others === 1 ? ' e un’altra persona' : ` e altre ${others} persone`
  return `marks-above ${named.join(', ')}${others > 0 ? rest : ''}`
}

/** That something missing counts as nothing: «conta 0 su 10». */
export const sayZero = (outOf: number): string => `conta 0 su ${outOf}`

/** How much an assignment counts in totals; nothing where it is as much as most. */
export const sayWeight = (weight: number): string => (weight === 1 ? '' : `peso ${sayPoints(weight)}`)

/** How a total is made, as everybody reads it who sees one. */
export const sayHowTotal = (
  assignments: readonly { readonly weight: number; readonly missingAsZero: boolean }[],
): string =>
  [
    'Il totale è la somma dei punti presi, sulla somma di quelli possibili, nei compiti fatti.',
    assignments.some(({ weight }) => weight !== 1) && 'Ogni compito conta per il suo peso.',
    assignments.some(({ missingAsZero }) => missingAsZero)
      ? 'Dove è deciso così, un compito scaduto e non consegnato conta zero su tutti i suoi punti.'
      : 'Un compito non consegnato non conta.',
  ]
    .filter(Boolean)
    .join(' ')

/** A share of a hundred, to one decimal. */
export const hundredths = (share: number): number => Math.round(share * 1_000) / 10

/** A share as it is read: `36,1%`. */
export const sayShare = (share: number): string => `${sayPoints(hundredths(share))}%`

/** Of how many marks a median is. */
export const sayMarks = (n: number): string => (n === 1 ? '1 voto' : `${n} voti`)

/** What an answer was worth, in files. */
export const ANSWER_MARKS = {
  right: 'giusta',
  wrong: 'sbagliata',
  // Nothing that could be counted among the right ones: it is worth nothing.
  wrongReason: 'esito giusto, motivo sbagliato',
  gaveUp: 'non lo so',
} as const

/** Handing in what is chosen, as a button says it: «Consegna i 2 scelti», «Consegna gli 8 scelti»; of one that it is done now. */
export const sayHandIn = (n: number): string =>
  n === 1 ? 'Consegna adesso' : `Consegna ${il(counted(n, { one: 'scelto', many: 'scelti', gender: 'm' }))}`

/** Handing in all that go on: «Consegna tutti i 63 tentativi in corso», of one «Consegna il tentativo in corso». */
export const sayAllOpen = (n: number): string => {
  const all = il(counted(n, { one: 'tentativo', many: 'tentativi', gender: 'm' }))
  return `Consegna ${n === 1 ? all : `tutti ${all}`} in corso`
}
