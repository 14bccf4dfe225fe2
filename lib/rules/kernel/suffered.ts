import type { EventOf, GameEvent } from './events'
import type { Trigger } from './state'

type Damage = EventOf<'damage'>
const isDamage = (e: GameEvent): e is Damage => e.type === 'damage' && e.amount > 0

/** What several sources deal one receiver at a time is all together, told of the first of them, and nothing of the others. */
export type Suffered = ReadonlyMap<GameEvent, Damage | undefined>

export function sufferedIn(happened: readonly { readonly event: GameEvent }[]): Suffered {
  const dealt = happened.map(({ event }) => event).filter(isDamage)
  const sums = new Map<GameEvent, Damage | undefined>()
  for (const e of dealt) {
    const all = dealt.filter(({ target }) => target === e.target)
    if (all.length > 1)
      sums.set(e, all[0] === e ? { ...e, amount: all.reduce((n, { amount }) => n + amount, 0) } : undefined)
  }
  return sums
}

/** An ability that watches who is dealt damage triggers once for all of one time; one that says by what triggers for each source (603.2c). */
export function heardOf(
  event: GameEvent,
  suffered: Suffered,
  sees: (event: GameEvent) => readonly Trigger[],
): readonly Trigger[] {
  const each = sees(event)
  if (!suffered.has(event)) return each
  const whole = suffered.get(event)
  return [...each.filter(namesSource), ...(whole ? sees(whole).filter((t) => !namesSource(t)) : [])]
}

const namesSource = ({ ability: { when } }: Trigger): boolean => when.event !== 'damage' || when.source !== undefined
