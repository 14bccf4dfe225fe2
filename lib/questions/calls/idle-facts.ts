import { random, shuffled } from '#lib/base/seed'
import type { CallTemplate } from './call-template'
import type { Fact, Value } from './fact'
import { IDLE, type IdleId, type IdleKind } from './idle-kinds'

/** What no call depends on that does not speak of it. */
const ANYWHERE: readonly (readonly IdleId[])[] = [
  ...(['hand', 'library', 'graveyard', 'exile', 'deck', 'mulligan'] as const).map((kind): readonly IdleId[] => [
    `${kind}:A`,
    `${kind}:N`,
  ]),
  ['began'],
  ['game'],
  ['format'],
  ['landPlayed'],
]

/** How many are asked about in vain, and how many of these of the call's own table, where it has as many. */
const HOW_MANY = 3
const OWN = 2

type Asked = Readonly<Pick<CallTemplate, 'idle' | 'spoken'>>
type Told = Readonly<Record<string, Value>>

interface Idle {
  readonly id: IdleId
  readonly values: readonly Value[]
}

const ownOf = ({ idle = {} }: Asked, told: Told): readonly Idle[] =>
  Object.entries(idle).map(([kind, about]) => {
    const [of, word] = typeof about === 'string' ? [about] : about
    const is = kind === 'turn' ? of : word === undefined ? undefined : (told[word] ?? word)
    const id = of === '' || kind === 'turn' ? (kind as IdleKind) : (`${kind as IdleKind}:${of}` as const)
    return { id, values: is === undefined ? IDLE[kind as IdleKind] : [is] }
  })

/** What may be asked anywhere: of every kind one that the call does not speak of. */
const anywhereOf = ({ spoken = [] }: Asked): readonly (readonly Idle[])[] =>
  ANYWHERE.map((ids) =>
    ids
      .filter((id) => !spoken.some((each) => each === id))
      .map((id) => ({ id, values: IDLE[id.split(':')[0] as IdleKind] })),
  ).filter((ids) => ids.length > 0)

/** Everything that may be asked in vain of a call, with its answers. */
export const everyIdle = (t: Asked, told: Told): readonly Idle[] => [...ownOf(t, told), ...anywhereOf(t).flat()]

/** Some of it, repeatable for a seed. */
export function idleFacts(seed: string, t: Asked, told: Told): readonly Fact[] {
  const next = random(`${seed}:idle`)
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T
  const own = shuffled(`${seed}:own`, ownOf(t, told)).slice(0, OWN)
  const rest = shuffled(`${seed}:which`, anywhereOf(t)).slice(0, HOW_MANY - own.length)
  return [...own, ...rest.map(one)].map(({ id, values }) => ({ id, value: one(values) }))
}
