import type { ObjectId } from '#lib/rules/index'
import type { Noun, Phrase } from '../../grammar/index'
import { holderOf } from '../../names/people'
import { object, player, type Tale } from '../telling/context'
import { now, objectOf } from '../why/scene'

/** Where somebody who believes something parts from the rules, and what their answer says otherwise: labels of objects, and players. */
export interface Parting {
  readonly t: Tale
  readonly objects: readonly string[]
  readonly players: readonly string[]
}

/** What somebody holds, in their own words and of this board; undefined where there is nothing to say of it. */
export type Held = (s: Parting) => Phrase | undefined

/** The first object of which the answer says otherwise, at the end. */
export const objectAsked = ({ t, objects: [label] }: Parting): ObjectId | undefined =>
  label === undefined ? undefined : objectOf(now(t), label)

/** What is said of the object of which the answer says otherwise; nothing where it is of no object. */
export const ofObject =
  (say: (x: Noun, s: Parting) => Phrase | undefined): Held =>
  (s) => {
    const id = objectAsked(s)
    return id === undefined ? undefined : say(object(s.t, id), s)
  }

/** What is said of the player of whom the answer says otherwise; nothing where it is of none. */
export const ofPlayer =
  (say: (who: Noun, s: Parting) => Phrase): Held =>
  (s) => {
    const [id] = s.players
    return id === undefined ? undefined : say(player(s.t, id), s)
  }

/** Whose turn it is at the end. */
export const active = ({ t }: Parting): Noun => player(t, now(t).state.turn.active)

/** Who has a total of which the answer says otherwise. */
export const holder = ({ t, players: [id] }: Parting): Noun | undefined =>
  id === undefined ? undefined : holderOf(t.people, id)
