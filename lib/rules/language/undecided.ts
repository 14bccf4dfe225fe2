import type { Problem } from './problem'
import type { Form } from './schema'

/** What would need a rule that the evaluator does not decide: better refused by its number than played without it. */
export const UNDECIDED = {
  subtypes: { Saga: '704.5s' },
  types: { dungeon: '704.5t', scheme: '704.6e', phenomenon: '704.6f' },
  keywords: { 'space-sculptor': '704.5u', 'start-your-engines': '704.5aa' },
  /** Since when something is world is known of what is printed on it, or copied (704.5k). */
  supertypes: { world: '704.5k' },
} as const

/** A word as it is, but for those that need such a rule. */
export const decided = <F extends Form>(of: F, needs: Readonly<Record<string, string>>): F => ({
  ...of,
  check: (v, p, out) => {
    const rule = typeof v === 'string' && Object.hasOwn(needs, v) ? needs[v] : undefined
    if (typeof v === 'string' && rule !== undefined) out.problems.push(needing(p, v, rule))
    else of.check(v, p, out)
  },
})

const needing = (path: string, found: string, rule: string): Problem => ({
  path,
  code: 'impossible',
  found,
  expected: `nothing that needs rule ${rule}, which is not decided here`,
})
