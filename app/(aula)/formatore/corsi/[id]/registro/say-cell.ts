import { type Cell, type Points, pointsOf, type Sum } from '#lib/courses/index'
import {
  CELL_STATES,
  sayByHand,
  sayLeftOut,
  sayPartly,
  sayPoints,
  sayScaled,
  sayShare,
  sayZero,
  tally,
} from '#lib/italian/site'
import type { Work } from '#lib/server/courses/cells'
import type { RunDto } from '#lib/server/courses/student-work'
import { theMoment } from '../../../../../_ui/date'

/** Of how many: `7,5 su 10`. */
export const sayOf = ({ points, outOf }: Points): string => `${sayPoints(points)} su ${sayPoints(outOf)}`

/** A total, and its share: `13 su 36 · 36,1%`. */
export const sayTotal = (total: Points): string => `${sayOf(total)} · ${sayShare(total.points / total.outOf)}`

/** The short words of a cell that has no figure. */
export const sayState = ({ state }: Pick<Cell, 'state'>): string => CELL_STATES[state]

/** What was decided of single questions of what counts, and what was computed; nothing where all count as computed. */
function sayCounted({ counted, computed, mark }: Pick<Cell, 'counted' | 'computed' | 'mark'>): string {
  if (!counted || (counted.leftOut === 0 && !counted.byHand)) return ''
  const decided = [counted.leftOut > 0 && sayLeftOut(counted.leftOut), counted.byHand && sayByHand(counted.byHand)]
  return [...decided, !mark && computed && `calcolato ${sayOf(computed)}`].filter(Boolean).join(', ')
}

/** A finished time in words, as the cell says the one that counts. */
export const sayRun = ({ counted, computed }: Pick<RunDto, 'counted' | 'computed'>): string =>
  [counted.outOf > 0 ? sayOf(counted) : CELL_STATES.done, sayCounted({ counted, computed, mark: null })]
    .filter(Boolean)
    .join(', ')

/** A cell in words, for who does not see it: everything that it shows. */
export function sayCell(cell: Cell): string {
  const { state, mark, computed, late, begun } = cell
  const worth = pointsOf(cell)
  return [
    worth ? sayOf(worth) : CELL_STATES[state],
    worth && mark && (computed ? `voto a mano, calcolato ${sayOf(computed)}` : 'voto a mano'),
    worth && cell.scaled && sayScaled(cell.scaled),
    state === 'done' && sayCounted(cell),
    state === 'excused' && computed && `aveva ${sayOf(computed)}`,
    state === 'done' && late && 'in ritardo',
    state === 'overdue' && begun > 0 && !cell.partly && 'cominciato e non finito',
    cell.partly && sayPartly(cell.partly),
    cell.zero !== undefined && sayZero(cell.zero),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The same with how it came to that: lessons that are not all read, how often it was begun, and when last. */
export function sayWork({ cell, lessons, lastAt }: Pick<Work, 'cell' | 'lessons' | 'lastAt'>): string {
  return [
    sayCell(cell),
    !cell.partly && lessons && lessons.read < lessons.of && `${tally(lessons.read, 'lezione')} su ${lessons.of}`,
    lastAt !== null && cell.begun > 1 && tally(cell.begun, 'tentativo'),
    lastAt !== null && `${cell.begun > 1 ? 'l’ultimo' : 'cominciato'} ${theMoment(lastAt)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** How long somebody has: «90 minuti invece di 60». */
export const sayMinutes = (all: number, own: number | null): string =>
  own === null ? tally(all, 'minuto') : `${tally(own, 'minuto')} invece di ${all}`

/** What is not done of a sum, in words. */
export function sayRest({ late, overdue, overdueBegun, begun, todo, absent, excused }: Sum): string {
  const started = overdueBegun === 0 ? '' : ` (${overdueBegun} ${overdueBegun === 1 ? 'cominciato' : 'cominciati'})`
  const some: readonly (readonly [number, string, string])[] = [
    [late, 'in ritardo', 'in ritardo'],
    [overdue, `scaduto${started}`, `scaduti${started}`],
    [begun, 'in corso', 'in corso'],
    [todo, 'da fare', 'da fare'],
    [absent, 'senza foglio', 'senza foglio'],
    [excused, 'esonerato', 'esonerati'],
  ]
  return some.flatMap(([n, one, more]) => (n === 0 ? [] : [`${n} ${n === 1 ? one : more}`])).join(', ')
}
