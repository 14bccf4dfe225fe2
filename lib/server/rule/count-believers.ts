import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { peopleAsked, peopleWith } from '#lib/db/belief-counts'
import { reading } from '#lib/db/replica'
import { defineUseCase } from '../define-use-case'
import { bank } from '../ports'
import { remembering } from '../remembering'

/** People who have to have answered before anything is counted, and who have to share a belief before they are: nobody is to be found in a number. */
export const LEAST = { asked: 20, believing: 5 } as const

/** How many people share each belief about some rules; null where too few were asked, or share it. */
export interface BelieversDto {
  /** Null where fewer than it takes have answered. */
  readonly asked: number | null
  readonly people: Readonly<Record<string, number | null>>
}

const shape = z.object({
  rules: z.array(z.string().max(20)).min(1).max(60),
  beliefs: z.array(z.string().max(200)).max(60),
})

/** How many people have fallen for beliefs about some rules; the same for everybody. */
export const countBelievers = defineUseCase('rule/believers', shape, async ({ rules, beliefs }, { now }) =>
  ok(await counted({ rules, beliefs: beliefs.filter((id) => rules.includes(bank.ruleOf(id) ?? '')), now })),
)

/** Counted anew so often, in ms: every table is read from end to end. */
const EVERY = 10 * 60_000

const counted = remembering(
  'believers',
  500,
  ({
    rules,
    beliefs,
    now,
  }: {
    readonly rules: readonly string[]
    readonly beliefs: readonly string[]
    readonly now: number
  }) => JSON.stringify([Math.floor(now / EVERY), rules, beliefs]),
  async ({ rules, beliefs }): Promise<BelieversDto> => {
    const asked = await reading((db) => peopleAsked(db, rules, beliefs))
    if (asked < LEAST.asked) return { asked: null, people: Object.fromEntries(beliefs.map((id) => [id, null])) }
    const found = await reading((db) => peopleWith(db, beliefs))
    const told = (n: number): number | null => (n >= LEAST.believing ? n : null)
    return { asked, people: Object.fromEntries(beliefs.map((id) => [id, told(found.get(id) ?? 0)])) }
  },
)
