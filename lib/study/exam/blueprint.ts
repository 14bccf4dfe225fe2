import type { Form } from '#lib/questions/form'
import type { Level } from '#lib/questions/level'

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

const parts = (level: Level, counts: Readonly<Record<string, number>>): readonly Part[] =>
  Object.entries(counts).map(([area, count]) => ({ area, level, count }))

/** The exams that everybody finds, in the shape of those that judges take: L1, L2, and the yearly update. */
export const BLUEPRINTS: readonly Blueprint[] = [
  {
    id: 'l1',
    parts: [
      ...parts('base', { 'punti-vita': 2, grimorio: 2, permanenti: 2, zone: 3, combattimento: 2 }),
      ...parts('L1', {
        pila: 2,
        danno: 2,
        combattimento: 2,
        difese: 2,
        'azioni-parola-chiave': 2,
        'costi-e-lancio': 2,
        'varianti-e-inizio': 2,
      }),
    ],
    pass: 0.7,
    minutes: 60,
    wait: 24,
    scores: 'end',
  },
  {
    id: 'l2',
    parts: [
      ...parts('L1', { 'punti-vita': 2, grimorio: 2, permanenti: 2, danno: 2, combattimento: 2 }),
      ...parts('L2', {
        zone: 2,
        pila: 3,
        difese: 2,
        'costi-e-lancio': 3,
        'carte-speciali': 2,
        'layer-e-sostituzioni': 3,
      }),
    ],
    pass: 0.8,
    minutes: 90,
    wait: 24,
    scores: 'end',
  },
  { id: 'aggiornamento', parts: [{ count: 5 }], pass: 0.6, minutes: null, wait: 0, scores: 'end' },
]

/** How hard the questions of a level should be on average, in logits: the middle of what is found of it. */
const MIDDLE: Readonly<Record<Level, number>> = { base: -1.25, L1: -0.35, L2: 0.4, limite: 1.35 }

/** How hard the questions of a part should be on average, in logits. */
export const targetOf = ({ level = 'L1' }: Pick<Part, 'level'>): number => MIDDLE[level]

/** Questions of a whole exam. */
export const lengthOf = ({ parts }: Pick<Blueprint, 'parts'>): number => parts.reduce((n, { count }) => n + count, 0)

/** Right answers that are needed to pass: 17.5 of 25 are 18. */
export const neededOf = (blueprint: Pick<Blueprint, 'parts' | 'pass'>): number =>
  Math.ceil(lengthOf(blueprint) * blueprint.pass - 1e-9)
