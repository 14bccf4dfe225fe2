import type { Form } from '#lib/questions/form'
import type { Level } from '#lib/questions/level'
import { GUIDES, partsOf } from './guides'

/** Some questions of an exam: about one area (the slug of a lesson) or anything, of one level and certain forms, or any. */
export interface Part {
  readonly area?: string | undefined
  readonly level?: Level | undefined
  readonly forms?: readonly Form[] | undefined
  /** Calls at the table in the place of questions: about what the other parts are about, one after the other at the end. */
  readonly calls?: true | undefined
  readonly count: number
}

/** The area that calls of an exam are counted in. */
export const CALLS = 'chiamate'

export const SCORES = ['end', 'closing', 'never'] as const
export type Scores = (typeof SCORES)[number]

/** What an exam is made of and how it is held; frozen with every exam that is made from it. */
export interface Blueprint {
  /** `l1`, …, `su-misura`. */
  readonly id: string
  readonly parts: readonly Part[]
  /** Share of right answers, from 0 to 1, with which it is passed. */
  readonly pass: number
  /** Time for all of it; null for as long as one likes. */
  readonly minutes: number | null
  /** Hours before it may be tried again after it was failed. */
  readonly wait: number
  /** When the score is shown: as it is handed in, when time is over whenever it was handed in, or never. */
  readonly scores: Scores
}

/** Of anything, and of several levels, so that five questions are as hard for everybody. */
const UPDATE: readonly Part[] = [
  { level: 'base', count: 1 },
  { level: 'L1', count: 2 },
  { level: 'L2', count: 2 },
]

/** The exams that everybody finds: after the guides to those that judges take, L1 and L2, and the yearly update. */
export const BLUEPRINTS: readonly Blueprint[] = [
  {
    id: 'l1',
    parts: partsOf(GUIDES.l1),
    pass: 0.7,
    minutes: 60,
    wait: 24,
    scores: 'end',
  },
  {
    id: 'l2',
    parts: partsOf(GUIDES.l2),
    pass: 0.8,
    minutes: 90,
    wait: 24,
    scores: 'end',
  },
  { id: 'aggiornamento', parts: UPDATE, pass: 0.6, minutes: null, wait: 0, scores: 'end' },
]

/** Questions of a whole exam. */
export const lengthOf = ({ parts }: Pick<Blueprint, 'parts'>): number => parts.reduce((n, { count }) => n + count, 0)

/** Right answers that are needed to pass: 17.5 of 25 are 18. */
export const neededOf = (blueprint: Pick<Blueprint, 'parts' | 'pass'>): number =>
  Math.ceil(lengthOf(blueprint) * blueprint.pass - 1e-9)
