import type { SeenAnswer } from './report'

/**
 * Some answers with the rules that they are about. One is kept with no rule where its question stood at a point at which the rule of its
 * model did not decide: it is still an answer to that model, and counts for the model's rules.
 */
export const aboutRules = (
  answers: readonly SeenAnswer[],
  rulesOf: (template: string) => readonly string[],
): readonly SeenAnswer[] =>
  answers.map((answer) => (answer.claims.length > 0 ? answer : { ...answer, claims: rulesOf(answer.template) }))

/** How many of some answers stand in no column of a table: none of their rules is one, or is taught in one. */
export const outside = (answers: readonly Pick<SeenAnswer, 'claims'>[], known: Iterable<string>): number => {
  const rules = new Set(known)
  return answers.filter(({ claims }) => !claims.some((rule) => rules.has(rule))).length
}
