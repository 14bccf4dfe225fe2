import { isRecord } from '#lib/base/json'
import { verbs } from '../effects/index'
import type { Ability, TargetSpec } from '../kernel/card'
import type { Effect } from '../kernel/effect'
import { placesOf } from '../kernel/targets'
import type { Problem } from '../language/problem'
import { objectsOf } from './objects'
import type { Scenario } from './scenario'

/** What an instruction may refer to where it stands. */
interface Reach {
  readonly targets: number
  /** Whether there is an event: of a trigger, or one that is replaced. */
  readonly event: boolean
  /** Whether there is an object whose instruction it is. */
  readonly self: boolean
}

const EVENT_WORDS: readonly unknown[] = ['event-player', 'event-object', 'event-source', 'event-card', 'event-amount']

/** Words that refer to nothing where they stand, and instructions that cannot happen all at once. */
export const checkReferences = (s: Scenario): readonly Problem[] => [
  ...objectsOf(s).flatMap(({ spec, path }) =>
    (spec.abilities ?? []).flatMap((a, n) => ofAbility(a, `${path}.abilities[${n}]`)),
  ),
  ...(s.effects ?? []).flatMap((e, n) => words(e, `effects[${n}]`, { targets: 0, event: false, self: false })),
  ...(s.script ?? []).flatMap((a, n) =>
    typeof a === 'object' && 'effect' in a
      ? words(a.effect, `script[${n}].effect`, { targets: 0, event: false, self: a.source !== undefined })
      : [],
  ),
]

function ofAbility(a: Ability, path: string): readonly Problem[] {
  const still: Reach = { targets: 0, event: false, self: true }
  if (a.type === 'static')
    return [...words(a.effects, `${path}.effects`, still), ...words(a.while, `${path}.while`, still)]
  if (a.type === 'cost') return words(a, path, still)
  const event = a.type === 'triggered'
  const none: Reach = { targets: 0, event, self: true }
  const cost = a.type === 'activated' ? words(a.cost, `${path}.cost`, none) : []
  const condition = a.type === 'triggered' ? words(a.if, `${path}.if`, none) : []
  const parts =
    'modes' in a ? a.modes.list.map((m, n) => [m, `${path}.modes.list[${n}]`] as const) : [[a, path] as const]
  const effects = parts.flatMap(([part, at]) =>
    words(part.effect, `${at}.effect`, { ...none, targets: placesOf(part.targets ?? []).length }),
  )
  return [...cost, ...condition, ...effects]
}

/** Walks through data that has passed the schema: an ability or a lasting effect inside changes what its words may refer to. */
function words(v: unknown, path: string, reach: Reach): readonly Problem[] {
  if (Array.isArray(v)) return v.flatMap((x, n) => words(x, `${path}[${n}]`, reach))
  if (typeof v === 'string') return word(v, path, reach)
  if (!isRecord(v)) return []
  const out: Problem[] = []
  if (typeof v.target === 'number' && v.target >= reach.targets)
    out.push({
      path: `${path}.target`,
      code: 'impossible',
      found: String(v.target),
      expected: `${reach.targets} targets`,
    })
  if (typeof v.share === 'number' && v.share >= reach.targets)
    out.push({
      path: `${path}.share`,
      code: 'impossible',
      found: String(v.share),
      expected: `${reach.targets} targets`,
    })
  if (v.do === 'together' && Array.isArray(v.steps))
    for (const [n, step] of v.steps.entries()) out.push(...atOnce(step as Effect, `${path}.steps[${n}]`))
  const within = v.do === 'delayed' || v.do === 'whenYouDo' ? later(v, reach) : reach
  for (const [k, x] of Object.entries(v))
    out.push(
      ...words(x, `${path}.${k}`, k === 'instead' || k === 'after' || k === 'redirect' ? replaced(reach) : within),
    )
  return out
}

/** What an ability may refer to that an instruction makes: its own targets come after those of the instruction. */
const later = (v: Readonly<Record<string, unknown>>, reach: Reach): Reach => ({
  ...reach,
  targets: reach.targets + placesOf((v.targets ?? []) as readonly TargetSpec[]).length,
  event: reach.event || v.do === 'delayed',
})

const replaced = (reach: Reach): Reach => ({ ...reach, targets: 0, event: true })

function word(v: string, path: string, reach: Reach): readonly Problem[] {
  if (EVENT_WORDS.includes(v) && !reach.event)
    return [{ path, code: 'impossible', found: v, expected: 'an event that it can be about' }]
  if (v === 'self' && !reach.self) return [{ path, code: 'impossible', found: v, expected: 'a source' }]
  return []
}

/** An instruction that is carried out bit by bit, such as a draw, is not part of one event. */
function atOnce(effect: Effect, path: string): readonly Problem[] {
  const impl = verbs.get(effect.do)
  return impl && 'events' in impl
    ? []
    : [{ path: `${path}.do`, code: 'impossible', found: effect.do, expected: 'an instruction that is one event' }]
}
