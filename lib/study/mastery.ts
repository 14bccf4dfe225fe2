import { type Memory, type Recall, recalled } from './review/memory'

/** How sure somebody said to be before the answer was locked: a guess, in doubt, sure. */
export type Confidence = 1 | 2 | 3

/** What a person's answers say about one rule. `hits / weight` is the mastery; times in ms since 1970. */
export interface RuleProgress extends Memory {
  readonly answers: number
  readonly right: number
  readonly hits: number
  readonly weight: number
  readonly metAt: number
}

/** Never met, met, or known: what the dot beside a rule number shows. */
export type RuleState = 'new' | 'learning' | 'solid'

/** How much an older answer counts beside the next one. */
const FADE = 0.75
/** Answers' worth of doubt before the first: one right answer is not knowledge. */
const DOUBT = 2
/** Solid from here, and only where it lasts for days: right answers of one day alone never do. */
const SOLID = 0.8
const LASTING_DAYS = 3

/**
 * One more answer about a rule. Mastery is the mean of the answers so far, newer ones weighing more, beside a doubt of two wrong
 * ones that fades at the same pace: right answers alone give 0.40, 0.61, 0.73, 0.81, 0.87…
 */
export function practised(
  before: RuleProgress | undefined,
  right: boolean,
  confidence: Confidence | null,
  at: number,
): RuleProgress {
  return {
    answers: (before?.answers ?? 0) + 1,
    right: (before?.right ?? 0) + (right ? 1 : 0),
    hits: (before?.hits ?? 0) * FADE + (right ? 1 : 0),
    weight: (before?.weight ?? DOUBT) * FADE + 1,
    metAt: before?.metAt ?? at,
    ...recalled(before, recallOf(right, confidence, masteryOf(before)), at),
  }
}

/** Somebody who is sure of what they answered well before needs it less often; who guessed, sooner. */
function recallOf(right: boolean, confidence: Confidence | null, mastery: number): Recall {
  if (!right) return 'forgotten'
  if (confidence === 1) return 'guessed'
  return confidence === 3 && mastery >= SOLID ? 'sure' : 'known'
}

/** From 0 to 1; 0 for a rule never met. */
export const masteryOf = (p: RuleProgress | undefined): number => (p ? p.hits / p.weight : 0)

/** The state of a rule, for a dot or a word. */
export function stateOf(p: RuleProgress | undefined): RuleState {
  if (!p) return 'new'
  return masteryOf(p) >= SOLID && p.stability >= LASTING_DAYS ? 'solid' : 'learning'
}

/** True when a rule that was met should be asked again by now. */
export const isDue = (p: RuleProgress | undefined, now: number): boolean => p !== undefined && p.dueAt <= now
