import { lookedAt, orderCards, pickCards } from '../kernel/cards'
import type { GameEvent } from '../kernel/events'
import type { ObjectId, PlayerId } from '../kernel/ids'
import { amount, exists, labelOf, librarySize, matches, objectOf, objects, players } from '../kernel/look'
import { stuck } from '../kernel/signal'
import { type Context, compound, verb } from '../kernel/verb'
import type { View } from '../kernel/view'
import { either } from '../language/either'
import { what, who } from '../language/often'
import { type Instructions, oneOf, optional, whole } from '../language/schema'
import { few, filter, many } from '../language/words'
import { from } from './parts'

type Where = 'top' | 'bottom'

/** The words of each instruction. */
export const words = {
  scry: { who, amount: many },
  surveil: { who, amount: many },
  shuffle: { who },
  /** Shuffles cards into their owners' libraries: those of them that are still in the zone `from`, where it is said. */
  shuffleInto: { what, from: optional(oneOf(['battlefield', 'graveyard', 'hand', 'exile'])) },
  /** Puts objects on the top or the bottom of their owners' libraries, or so many cards deep (1 is the top). */
  putInLibrary: { what, at: either(oneOf(['top', 'bottom']), whole(1, 1000)) },
  /** Looks at the first cards of a library, takes some of them into the hand, and puts the rest somewhere. */
  dig: { who, amount: few, take: few, what: optional(filter), rest: oneOf(['top', 'bottom', 'graveyard']) },
}

declare module '../kernel/effect' {
  interface EffectMap extends Instructions<typeof words> {}
}

/** What a choice about an instruction calls it: its source, or its verb. */
const ofWhat = (v: View, c: Context, name: string): string => (c.source === undefined ? name : labelOf(v, c.source))

const looking = (type: 'scry' | 'surveil') =>
  compound(type, (r, op, c) => {
    for (const player of players(r.view(), op.who, c)) {
      const n = amount(r.view(), op.amount, c)
      lookedAt(r, player, n)
      r.together([{ type, player, amount: n, ...from(c) }])
    }
  })

/** Where in a library a card goes; undefined where it does not go there at all. */
function position(v: View, at: Where | number, size: number): number | undefined {
  if (at === 'top') return 0
  if (at === 'bottom') return -1
  if (size >= at) return at - 1
  const instead = v.ask('tooDeep', { position: at, size }) ?? stuck('tooDeep')
  return instead === 'nowhere' ? undefined : instead === 'top' ? 0 : -1
}

/** Cards put into libraries together: those of each library in the order of whoever arranges them. */
export function intoLibrary(v: View, ids: readonly ObjectId[], at: Where | number, c: Context): readonly GameEvent[] {
  const present = ids.filter((id) => exists(v, id))
  const ownerOf = (object: ObjectId) => v.ask('zoneOwner', { object }) ?? objectOf(v, object)?.owner
  const owners = [...new Set(present.flatMap((id) => ownerOf(id) ?? []))]
  return owners.flatMap((owner) => {
    const own = present.filter((id) => ownerOf(id) === owner)
    const ordered = own.length > 1 ? arranged(v, owner, own, c) : own
    const place = position(v, at, librarySize(v, owner))
    if (place === undefined) return []
    // Each is put where the one before it lies: the first named comes to lie above the others.
    const inTurn = place < 0 ? ordered : ordered.toReversed()
    return inTurn.map(
      (object): GameEvent =>
        objectOf(v, object)?.zone === 'library'
          ? { type: 'place', object, position: place }
          : { type: 'move', object, to: 'library', position: place, verb: 'put' },
    )
  })
}

function arranged(v: View, owner: PlayerId, ids: readonly ObjectId[], c: Context): readonly ObjectId[] {
  const player = v.ask('arranges', { zone: 'library', owner, controller: c.controller }) ?? stuck('arranges')
  return orderCards(v, { choose: 'order', player, of: 'library' }, ids)
}

export const verbs = [
  looking('scry'),
  looking('surveil'),
  verb('shuffle', (v, op, c) =>
    players(v, op.who, c).map((player): GameEvent => ({ type: 'shuffle', player, ...from(c) })),
  ),
  compound('shuffleInto', (r, op, c) => {
    const v = r.view()
    const all = objects(v, op.what, c)
    const there = all.filter((id) => exists(v, id) && (op.from ?? objectOf(v, id)?.zone) === objectOf(v, id)?.zone)
    const anyway = there.length > 0 || v.ask('shufflesAnyway', {}) === true
    const owners = [
      ...new Set([...all.flatMap((id) => objectOf(v, id)?.owner ?? []), ...(all.length ? [] : [c.controller])]),
    ]
    r.together(there.map((object): GameEvent => ({ type: 'move', object, to: 'library', verb: 'put' })))
    if (anyway) r.together(owners.map((player): GameEvent => ({ type: 'shuffle', player, ...from(c) })))
  }),
  verb('putInLibrary', (v, op, c) => intoLibrary(v, objects(v, op.what, c), op.at, c)),
  compound('dig', (r, op, c) => {
    for (const player of players(r.view(), op.who, c)) {
      const seen = lookedAt(r, player, op.amount)
      const v = r.view()
      const fit = seen.filter((id) => !op.what || matches(v, id, op.what, c.controller, c.source, 'library', c))
      const asked = { choose: 'take', player, of: ofWhat(v, c, 'dig') } as const
      const objects = pickCards(v, asked, fit, op.take)
      if (objects.length) r.together([{ type: 'putInHand', player, objects, ...from(c) }])
      const rest = seen.filter((id) => exists(r.view(), id))
      if (op.rest === 'graveyard')
        r.together(rest.map((object): GameEvent => ({ type: 'move', object, to: 'graveyard', verb: 'put' })))
      else r.together(intoLibrary(r.view(), rest, op.rest, c))
    }
  }),
]
