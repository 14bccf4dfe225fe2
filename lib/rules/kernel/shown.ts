import { flatMap } from '#lib/base/lists'
import type { GameEvent } from './events'
import type { ObjectId, PlayerId } from './ids'
import { pileOf } from './library'
import { contextOf, players } from './look'
import type { View } from './view'

const NONE: readonly GameEvent[] = []

/** Players who play with the top card of their library revealed, or with their hand. */
export const revealing = (v: View, what: 'top' | 'hand'): readonly PlayerId[] => {
  const all = v.lasting()
  if (!all.length) return []
  return flatMap(all, (a) =>
    'reveal' in a.effect && a.effect.reveal === what ? players(v, a.effect.player ?? 'you', contextOf(a)) : [],
  )
}

/** What is seen of the tops of libraries now and was not before, or is seen no more: the rules say what stays hidden for a while. */
export function seenAnew(v: View): readonly GameEvent[] {
  const now = revealing(v, 'top')
  const { shown, order, amidst } = v.state
  if (!now.length && !Object.keys(shown).length) return NONE
  return flatMap(order, (player): readonly GameEvent[] => {
    const top = now.includes(player) ? pileOf(v.state, player).top[0] : undefined
    if (shown[player] === top) return NONE
    if (top !== undefined && v.ask('staysHidden', { player, top }) !== true)
      return [{ type: 'showTop', player, object: top, ...(amidst ? { amidst: true } : {}) }]
    return shown[player] === undefined ? NONE : [{ type: 'showTop', player }]
  })
}

/** Who may look at a face-down card because of an effect at work: at those exiled with its source. */
export const letsLook = (v: View, object: ObjectId): readonly PlayerId[] => {
  const all = v.lasting()
  if (!all.length) return []
  return flatMap(all, (a) =>
    'lookAt' in a.effect &&
    a.effect.lookAt === 'linked' &&
    a.source !== undefined &&
    v.ask('isLinked', { object, source: a.source }) === true
      ? players(v, a.effect.player ?? 'you', contextOf(a))
      : [],
  )
}

/** Players who may look at face-down cards, or might before, by an effect that lets them: the rules say that they always may from then on. */
export function letAnew(before: View, now: View): readonly GameEvent[] {
  const hidden = now.state.shared.exile.filter((id) => now.state.objects[id]?.lookers)
  if (!hidden.length) return NONE
  return flatMap(hidden, (object) => {
    const known = now.state.objects[object]?.lookers ?? []
    const may = new Set([...letsLook(before, object), ...letsLook(now, object)])
    return flatMap([...may], (player): readonly GameEvent[] =>
      known.includes(player) || now.ask('keepsLooking', {}) !== true ? [] : [{ type: 'letLook', object, player }],
    )
  })
}
