import { cards } from '#lib/cards/index'
import type { CheckItalian } from '#lib/lessons/index'
import { instantiate, templates } from '#lib/questions/index'
import { comprehensiveRules, misconceptions } from '#lib/rules/index'
import { foretell, tellApart } from './foretell'
import type { Project } from './read'
import { evaluateScenario } from './scenarios'

/** An id in a lesson names a template, or one item of it. */
const isQuestion = (id: string): boolean => (id.includes('.') ? instantiate(id).ok : templates.some((t) => t.id === id))

/** Beliefs that lessons correct though the evaluator has no changed rule for them yet: no question can be made of them. */
export const taughtOnly: readonly string[] = []

const noChecks: CheckItalian = () => []

/**
 * The project that content is checked against: rules and beliefs of the evaluator, templates of the questions. The checks on
 * Italian are tools, not part of the product, so whoever wants them hands them in.
 */
export const project = (checkItalian: CheckItalian = noChecks): Project => ({
  misconceptions: new Set([...misconceptions.keys(), ...taughtOnly]),
  cards: new Map(Object.values(cards).map(({ slug, name }) => [slug, name])),
  isQuestion,
  evaluate: evaluateScenario,
  foretell,
  tellApart,
  checkItalian,
  uses: {
    beliefs: new Set(templates.flatMap((t) => t.beliefs)),
    rules: new Set([
      ...comprehensiveRules.keys(),
      ...templates.flatMap((t) => [...t.claims, ...(typeof t.because === 'string' ? [t.because] : [])]),
    ]),
  },
})
