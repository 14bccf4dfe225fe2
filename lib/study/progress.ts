import type { Attempt } from './attempt'
import { type BeliefProgress, betrayed, resisted } from './belief'
import { learnt, type Rated, UNRATED } from './elo'
import { practised, type RuleProgress } from './mastery'
import { type TemplateProgress, tried } from './template-progress'

/** All that is derived from a person's answers. Absent: never met, never betrayed. */
export interface Progress {
  readonly rules: ReadonlyMap<string, RuleProgress>
  readonly beliefs: ReadonlyMap<string, BeliefProgress>
  readonly templates: ReadonlyMap<string, TemplateProgress>
  readonly ability: Rated
}

/** Raised when the fold changes: progress stored under another version has to be folded again. */
export const PROGRESS_VERSION = 3

/** Nothing answered yet. */
export const noProgress: Progress = {
  rules: new Map(),
  beliefs: new Map(),
  templates: new Map(),
  ability: UNRATED,
}

/** Progress after one more answer. The caller leaves out answers to an item that the person had already answered: see `rebuild`. */
export function applyAttempt(progress: Progress, attempt: Attempt): Progress {
  const right = attempt.verdict === 'right'
  const rules = new Map(progress.rules)
  for (const rule of new Set(attempt.about))
    rules.set(rule, practised(rules.get(rule), right, attempt.confidence, attempt.at))
  const beliefs = new Map(progress.beliefs)
  for (const belief of new Set([...attempt.offered, ...attempt.beliefs])) {
    const before = beliefs.get(belief)
    if (attempt.beliefs.includes(belief)) beliefs.set(belief, betrayed(before, attempt.at))
    else if (before) beliefs.set(belief, resisted(before, right, attempt.at))
  }
  const templates = new Map(progress.templates)
  templates.set(attempt.template, tried(templates.get(attempt.template), attempt))
  const ability = attempt.difficulty === null ? progress.ability : learnt(progress.ability, attempt.difficulty, right)
  return { rules, beliefs, templates, ability }
}

/**
 * The rules that an answer speaks about. A wrong one that betrays beliefs about some of the item's rules says nothing of the others;
 * any other answer speaks about all of them. `ruleOf` is the rule that a belief misreads.
 */
export function rulesAbout(
  claims: readonly string[],
  beliefs: readonly string[],
  ruleOf: (belief: string) => string | undefined,
): readonly string[] {
  const misread = new Set(beliefs.map(ruleOf))
  const named = claims.filter((rule) => misread.has(rule))
  return [...new Set(named.length > 0 ? named : claims)]
}

/**
 * The fold over all of a person's answers, oldest first. Only the first answer to an item counts: its verdict has been read, so a
 * second one says nothing about the rule.
 */
export function rebuild(attempts: Iterable<Attempt>): Progress {
  const met = new Set<string>()
  let progress = noProgress
  for (const attempt of attempts) {
    if (met.has(attempt.itemId)) continue
    met.add(attempt.itemId)
    if (attempt.told !== false) progress = applyAttempt(progress, attempt)
  }
  return progress
}
