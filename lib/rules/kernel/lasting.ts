import type { Ability, Lasting } from './card'
import { sourcesOf, worksFrom } from './functioning'
import type { ObjectId } from './ids'
import type { Active, View } from './view'

/** What is left of an effect that is used up, as it begins. */
export function usesOf(e: Lasting): { readonly left?: number } {
  if ('prevent' in e) return e.prevent === 'all' ? {} : { left: e.prevent === 'next' ? 1 : e.prevent }
  return 'next' in e && e.next !== undefined ? { left: e.next } : {}
}

type Static = Extract<Ability, { type: 'static' }>

/** Lasting effects there may be now: floating ones, and those of static abilities where they work (113.6, 604.2). */
export function lastingOf(v: View): readonly Active[] {
  const out: Active[] = [...v.state.floating]
  for (const id of sourcesOf(v, 'static')) {
    const o = v.state.objects[id]
    if (!o) continue
    const { abilities, given } = v.characteristics(id)
    for (const [n, ability] of abilities.entries())
      if (ability.type === 'static' && worksFrom(ability, o)) {
        // What an effect has given is as old as the younger of the two (613.7a).
        const since = given?.findLast((g) => g.ability === ability)?.since ?? 0
        out.push(...effectsOf(ability, `${id}/${n}`, v.controller(id), id, Math.max(o.timestamp, since)))
      }
  }
  return out
}

const effectsOf = (a: Static, name: string, controller: string, source: ObjectId, timestamp: number): Active[] =>
  a.effects.map((effect, m) => ({
    id: `${name}/${m}`,
    effect,
    controller,
    source,
    timestamp,
    ...(a.while === undefined ? {} : { while: a.while }),
  }))
