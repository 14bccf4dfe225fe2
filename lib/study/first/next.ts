import { shuffled } from '#lib/base/seed'
import type { Practice } from '../practice/choice'

/** Questions that somebody new begins with. */
export const FIRST_LENGTH = 3

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

/** What to ask next of somebody who is new, after some answers; null where nothing is left elsewhere. */
export function nextFirst(
  { templates, isOpen, progress, seed }: Practice,
  answers: readonly FirstAnswer[],
): FirstAim | null {
  const last = answers.at(-1)
  if (!last) return null
  if (!last.right) {
    const rules = last.about.length > 0 ? last.about : last.claims
    return { rules, belief: last.beliefs[0], difficulty: last.difficulty - STEP }
  }
  const met = new Set(answers.flatMap(({ claims }) => claims.map(sectionOf)))
  const asked = new Set(answers.map(({ template }) => template))
  const harder = last.difficulty + STEP
  const mayAsk = (rule: string): boolean => progress.rules.has(rule) || isOpen(rule)
  const free = shuffled(
    `${seed}|first`,
    templates.filter(({ id, claims }) => !asked.has(id) && claims.every(mayAsk)),
  ).toSorted((a, b) => Math.abs(a.difficulty - harder) - Math.abs(b.difficulty - harder))
  const elsewhere = free.filter(({ claims }) => !claims.some((rule) => met.has(sectionOf(rule))))
  const some = elsewhere.length > 0 ? elsewhere : free
  return some.length > 0 ? { templates: some.map(({ id }) => id), difficulty: harder } : null
}

/** An item that may be asked next. */
interface Board {
  readonly estimate: number
  /** Beliefs that its options betray. */
  readonly beliefs: readonly string[]
}

/** The one to ask: with the belief to overcome among its options where there is one, no harder than what came before, nearest to the aim. */
export function firstOf<T extends Board>(boards: readonly T[], aim: FirstAim): T | undefined {
  const { difficulty, belief } = { belief: undefined, ...aim }
  const off = ({ estimate, beliefs }: Board): number =>
    (belief !== undefined && !beliefs.includes(belief) ? 100 : 0) +
    ('rules' in aim && estimate > difficulty + STEP ? 10 : 0) +
    Math.abs(estimate - difficulty)
  return boards.toSorted((a, b) => off(a) - off(b))[0]
}
