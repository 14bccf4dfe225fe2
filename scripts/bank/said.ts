import { cites } from '#lib/italian/index'
import type { VerdictView } from '#lib/italian/views'
import type { Item } from '#lib/questions/index'

/** A sentence with its rules, typeset. */
interface Step {
  readonly sentence: string
  readonly rules: readonly string[]
}

/** The rules that a verdict has to say: those that the question claims, and the reason of the right yes or no. */
export function owed({ claims, form, options, right }: Item): readonly string[] {
  const value = form === 'yes-no' || form === 'reply' ? options.find((o) => o.key === right)?.value : undefined
  const reason = typeof value === 'object' && value !== null && 'reason' in value ? [String(value.reason)] : []
  return [...new Set([...claims, ...reason])]
}

/** Those of them that no step says in which they acted, themselves or by a letter. */
export const unsaid = (item: Item, steps: readonly Step[]): readonly string[] => {
  const said = new Set(steps.flatMap(({ rules }) => rules))
  return owed(item).filter((rule) => !cites(said, rule))
}

/** Steps in which nothing happens, and that say the answer again under the number of a rule. */
export const saidAgain = (
  { headline, steps }: Pick<VerdictView, 'headline' | 'steps'>,
  acting: readonly Step[],
): readonly Step[] =>
  steps.filter(
    ({ sentence, rules }) =>
      rules.length > 0 && sentence === headline && !acting.some((step) => step.sentence === sentence),
  )
