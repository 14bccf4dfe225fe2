import { copy, entry } from '#lib/base/copy'
import { stateWith } from '../copies'
import { patch, type Stores } from '../keep'
import { FRESH } from '../move'
import type { GameObject, GameState } from '../state'

/** The state with an object that was not there before, last in a zone. */
const appeared = (s: GameState, o: GameObject, zone: 'command' | 'battlefield'): GameState =>
  stateWith(s, {
    clock: s.clock + 1,
    objects: entry(s.objects, o.id, o),
    cards: entry(s.cards, o.id, o.id),
    shared: entry(s.shared, zone, [...s.shared[zone], o.id]) as GameState['shared'],
  })

/** Emblems, tokens, what is attached, what phases. */
export const objectsStores = {
  createEmblem: (s, e) => {
    const id = s.cards[e.label] === undefined ? e.label : `${e.label}!${s.clock}`
    const emblem: GameObject = {
      id,
      card: id,
      printed: e.what,
      kind: 'emblem',
      owner: e.player,
      controller: e.player,
      zone: 'command',
      ...FRESH,
      timestamp: s.clock,
    }
    return appeared(s, emblem, 'command')
  },
  createToken: (s, e) => {
    const id = e.as ?? e.label
    const token: GameObject = {
      id,
      card: id,
      printed: e.what,
      kind: 'token',
      owner: e.player,
      controller: e.controller ?? e.player,
      zone: 'battlefield',
      ...FRESH,
      ...e.entry,
      timestamp: s.clock,
    }
    return appeared(s, token, 'battlefield')
  },
  attach: (s, e) => ({ ...patch(s, e.object, { attachedTo: e.to, timestamp: s.clock }), clock: s.clock + 1 }),
  unattach: (s, e) => {
    const { [e.object]: o } = s.objects
    if (!o) return s
    const { attachedTo: _, ...free } = o
    return stateWith(s, { objects: entry(s.objects, e.object, free) })
  },
  protect: (s, e) => patch(s, e.object, { protector: e.player }),
  phaseOut: (s, e) => ({
    ...patch(s, e.object, { phasedOut: e.with ?? true, ...(e.under === undefined ? {} : { phasedUnder: e.under }) }),
    shared: copy(s.shared, { battlefield: s.shared.battlefield.filter((id) => id !== e.object) }),
  }),
  phaseIn: (s, e) => ({
    ...patch(s, e.object, { phasedOut: false }),
    shared: copy(s.shared, { battlefield: [...s.shared.battlefield, e.object] }),
  }),
} satisfies Stores
