import type { Effect, Scenario } from '#lib/rules/index'

type CopyMade = Extract<Effect, { readonly do: 'createCopy' }>

/** The effects of a story that make tokens as copies of something, each by itself or with others. */
export const copiesMade = ({ script }: Scenario): readonly CopyMade[] =>
  (script ?? []).flatMap((s) => (typeof s === 'object' && 'effect' in s ? within(s.effect) : []))

function within(effect: Effect): readonly CopyMade[] {
  if (effect.do === 'sequence') return effect.steps.flatMap(within)
  return effect.do === 'createCopy' ? [effect] : []
}
