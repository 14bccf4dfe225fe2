import { shuffled } from '#lib/base/seed'
import type { Practice } from '../practice/choice'

/** Questions that somebody new begins with. */
export const FIRST_LENGTH = 3

/** What everybody knows who has played once: life and damage. */
const KNOWN = ['119', '120']

/** How hard the first one is, in logits: somebody of unknown ability answers it right three times in four, and a little more. */
const EASY = -1.25

/** So long a situation is as if it were harder by one logit, in letters: who is new reads slowly. */
const LONG = 1_500

/** Boards nearer to each other than this are as good: the seed says which. */
const NEARLY = 0.25

/** So much harder after a right answer, and easier after a wrong one, in logits. */
const STEP = 0.5

/** One of them with its answer. */
export interface FirstAnswer {
  readonly template: string
  readonly claims: readonly string[]
  /** Rules that the verdict spoke about, and beliefs that the answer betrayed. */
  readonly about: readonly string[]
  readonly beliefs: readonly string[]
  /** In logits. */
  readonly difficulty: number
  readonly right: boolean
}

/** What comes after: something a step harder elsewhere, from one of these templates, the best first; or the same idea on another board, easier. */
export type FirstAim = { readonly difficulty: number } & (
  | { readonly templates: readonly string[] }
  | { readonly rules: readonly string[]; readonly belief?: string | undefined }
)

const sectionOf = (rule: string): string => rule.split('.')[0] ?? rule

/** What to ask of somebody who is new, after some answers; null where nothing is left elsewhere. */
export function nextFirst(
  { templates, isOpen, progress, seed }: Practice,
  answers: readonly FirstAnswer[],
): FirstAim | null {
  const last = answers.at(-1)
  if (last?.right === false) {
    const rules = last.about.length > 0 ? last.about : last.claims
    return { rules, belief: last.beliefs[0], difficulty: last.difficulty - STEP }
  }
  const met = new Set(answers.flatMap(({ claims }) => claims.map(sectionOf)))
  const asked = new Set(answers.map(({ template }) => template))
  const difficulty = last ? last.difficulty + STEP : EASY
  const mayAsk = (rule: string): boolean => progress.rules.has(rule) || isOpen(rule)
  const free = shuffled(
    `${seed}|first`,
    templates.filter(({ id, claims }) => !asked.has(id) && claims.every(mayAsk)),
  ).toSorted((a, b) => Math.abs(a.difficulty - difficulty) - Math.abs(b.difficulty - difficulty))
  const elsewhere = free.filter(({ claims }) =>
    last ? !claims.some((rule) => met.has(sectionOf(rule))) : claims.every((rule) => KNOWN.includes(sectionOf(rule))),
  )
  const some = elsewhere.length > 0 ? elsewhere : free
  return some.length > 0 ? { templates: some.map(({ id }) => id), difficulty } : null
}

/** An item that may be asked next. */
interface Board {
  readonly estimate: number
  /** Letters of its situation. */
  readonly length: number
  /** Beliefs that its options betray. */
  readonly beliefs: readonly string[]
}

/** The one to ask: with the belief to overcome among its options where there is one, no harder than what came before, near to the aim and short. */
export function firstOf<T extends Board>(boards: readonly T[], aim: FirstAim, seed: string): T | undefined {
  const { difficulty, belief } = { belief: undefined, ...aim }
  const off = ({ estimate, length, beliefs }: Board): number =>
    (belief !== undefined && !beliefs.includes(belief) ? 100 : 0) +
    ('rules' in aim && estimate > difficulty + STEP ? 10 : 0) +
    Math.abs(estimate - difficulty) +
    length / LONG
  const least = Math.min(...boards.map(off))
  return shuffled(`${seed}|board`, boards).find((board) => off(board) <= least + NEARLY)
}
