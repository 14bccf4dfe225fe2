import { NOTHING } from '../card'
import { begun, onTop, type Stores } from '../keep'
import { FRESH } from '../move'
import type { GameObject } from '../state'

/** Abilities that are put on the stack. */
export const stackStores = {
  putOnStack: (was, e) => {
    const s = e.trigger ? was : begun(was)
    const id = `${e.source}!${s.clock}`
    const source = s.objects[e.source] ?? s.last[e.source]
    const object: GameObject = {
      id,
      card: id,
      printed: { ...NOTHING, name: source?.printed.name ?? e.source, colors: source?.printed.colors ?? [] },
      kind: 'ability',
      owner: e.controller,
      controller: e.controller,
      zone: 'stack',
      ...FRESH,
      timestamp: s.clock,
      onStack: {
        ability: e.ability,
        source: e.source,
        targets: e.targets,
        ...(e.trigger ? { event: e.trigger.event } : {}),
        ...(e.trigger?.bound ? { bound: e.trigger.bound } : {}),
      },
    }
    return { ...onTop(s, object), waiting: s.waiting.filter((t) => t !== e.trigger) }
  },
} satisfies Stores
