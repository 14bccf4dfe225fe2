import type { GameEvent, NearMiss, ObjectId, PlayerId } from '#lib/rules/index'
import type { Voice } from '../../card/voice'
import { del, type Noun, noun, phrase } from '../../grammar/index'
import { becoming, object, player, type Tale } from '../telling/context'

/** Near misses of one thing, on events of one batch, that are said together. */
export type Group = readonly [NearMiss, ...NearMiss[]]

/** Whether an ability waits for the object that it is of to become TAPped, or unTAPped, which it is already. */
export const isOwnTurn = ({ missed, kept, on }: NearMiss): boolean =>
  missed.type === 'trigger' &&
  kept.by === 'impossible' &&
  missed.keyword === undefined &&
  (on?.event.type === 'tap' || on?.event.type === 'untap') &&
  on.event.object === missed.source

/** The ability of an object as a noun: «abilità di Coro». */
export const abilityNoun = (t: Tale, id: ObjectId): Noun => noun(phrase`abilità ${del(object(t, id))}`, 'f')

/** The table as the text of an object or effect of a player speaks of it. */
export function voiceOf(t: Tale, you: PlayerId, self: ObjectId | undefined): Voice {
  const base: Voice = { speaks: 'table', people: t.people, you, targets: [], met: [] }
  return self === undefined || self === '' ? base : { ...base, self: object(t, self) }
}

/** The object that an event happens to. */
export function befallen(e: GameEvent): ObjectId | undefined {
  if (e.type === 'createToken') return e.as
  if ('object' in e && typeof e.object === 'string') return e.object
  if ('target' in e) return e.target
  return 'on' in e ? e.on : undefined
}

/** What the events of a group happen to, each once. */
export const thingsOf = (t: Tale, group: Group): readonly Noun[] => {
  const ids = group.flatMap(({ on }) => (on ? (befallen(on.event) ?? []) : []))
  return [...new Set(ids)].map((id) => t.people.players[id] ?? namedAt(t, id))
}

/** An object by its name: what has come only with the batch as it is called since. */
const namedAt = (t: Tale, id: ObjectId): Noun =>
  t.frames[Math.max(0, t.batch - 1)]?.objects[id] ? object(t, id) : becoming(t, id)

/** The player whose event it is, as far as the event says. */
export const actor = (t: Tale, e: GameEvent): Noun | undefined =>
  'player' in e && e.player !== undefined ? player(t, e.player) : undefined
