import type { Ability } from './card'
import type { ObjectId } from './ids'
import type { Layered } from './layers'
import type { GameState } from './state'
import type { Active } from './view'

type Static = Extract<Ability, { type: 'static' }>

/** Lasting effects at work: floating ones, and those of static abilities of permanents (113.6, 604.1). */
export function lastingOf(state: GameState, { characteristics, controllers }: Layered): readonly Active[] {
  const out: Active[] = [...state.floating]
  for (const id of state.shared.battlefield) {
    const o = state.objects[id]
    const abilities = (characteristics.get(id) ?? o?.printed)?.abilities
    if (!o || !abilities?.length) continue
    for (const [n, ability] of abilities.entries())
      if (ability.type === 'static')
        out.push(...effectsOf(ability, `${id}/${n}`, controllers.get(id) ?? o.controller, id, o.timestamp))
  }
  return out
}

const effectsOf = (a: Static, name: string, controller: string, source: ObjectId, timestamp: number): Active[] =>
  a.effects.map((effect, m) => ({ id: `${name}/${m}`, effect, controller, source, timestamp }))
