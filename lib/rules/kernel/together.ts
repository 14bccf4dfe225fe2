import { copy } from '#lib/base/copy'
import type { Admitted } from './batch'
import { namedCards } from './cards'
import { chosenOrder } from './choose'
import { objectWith, stateWith } from './copies'
import type { EventOf } from './events'
import type { Game } from './game'
import type { ObjectId, PlayerId } from './ids'
import type { GameObject, GameState } from './state'

type Moved = Admitted & { readonly event: EventOf<'move'> }
const isMove = (a: Admitted): a is Moved => a.event.type === 'move'

/** Whether the events put two objects into graveyards, face down into exile, or, as world permanents, onto the battlefield: most put none. */
function several(s: GameState, happened: readonly Admitted[]): boolean {
  let moves = 0
  for (const { event: e } of happened)
    if (
      e.type === 'move' ? e.to === 'graveyard' || e.lookers || isWorld(s, e) : e.type === 'createToken' && isWorld(s, e)
    )
      moves++
  return moves > 1
}

/** Whether a world permanent enters: of those that do so at a time none is the newer one (704.5k). */
const isWorld = (s: GameState, e: EventOf<'move' | 'createToken'>): boolean =>
  e.type === 'createToken'
    ? e.what.supertypes.includes('world')
    : e.to === 'battlefield' &&
      !e.facing?.faceDown &&
      (e.entry?.printed ?? s.objects[e.object]?.printed)?.supertypes.includes('world') === true

/** World permanents that enter by these events, as what they are then. */
const worldsEntering = (s: GameState, happened: readonly Admitted[]): readonly ObjectId[] =>
  happened.flatMap(({ event: e }) =>
    (e.type === 'move' || e.type === 'createToken') && isWorld(s, e) ? (e.as ?? []) : [],
  )

/** Cards that the events put into one graveyard, or face down into exile: at least two, by the place where they lie together. */
function heaps(s: GameState, happened: readonly Admitted[]): ReadonlyMap<PlayerId | 'exile', readonly Moved[]> {
  const found = new Map<PlayerId | 'exile', readonly Moved[]>()
  for (const a of happened.filter(isMove)) {
    const { to, lookers, controller, object } = a.event
    const where = to === 'graveyard' ? controller : lookers ? 'exile' : undefined
    if (where !== undefined && s.objects[object]?.kind === 'card') found.set(where, [...(found.get(where) ?? []), a])
  }
  return new Map([...found].filter(([, all]) => all.length > 1))
}

/** The events in the order in which whoever may arrange cards that come to a graveyard together wants them, where that is stated. */
function arranged(g: Game, owner: PlayerId, own: readonly Moved[]): readonly Moved[] | undefined {
  if (!g.unused.some((c) => c.choose === 'order')) return undefined
  const v = g.view()
  const named = namedCards(
    v,
    own.map(({ event }) => event.object),
  )
  const player = v.ask('arranges', { zone: 'graveyard', owner, controller: owner })
  g.drain()
  if (player === undefined) return undefined
  const asked = { choose: 'order', player, of: 'graveyard' } as const
  if (!g.answers({ ...asked, options: [...named.keys()] })) return undefined
  return chosenOrder(g, asked, named).flatMap((id) => own.filter(({ event }) => event.object === id))
}

/** What happens, with cards that come to a graveyard together as their owner has arranged them; and those whose order is not stated. */
export function lying(
  g: Game,
  happened: readonly Admitted[],
): { readonly all: readonly Admitted[]; readonly mark: (s: GameState) => GameState } | undefined {
  if (!several(g.state, happened)) return undefined
  const together = heaps(g.state, happened)
  let all = happened
  const unstated: (readonly Moved[])[] = []
  for (const [where, own] of together) {
    const order = where === 'exile' ? undefined : arranged(g, where, own)
    if (!order) unstated.push(own)
    else {
      const next = [...order]
      all = all.map((a) => (own.some((o) => o === a) ? (next.shift() ?? a) : a))
    }
  }
  const worlds = worldsEntering(g.state, happened)
  const groups = [
    ...unstated.map((own) => own.flatMap(({ event: { as } }) => as ?? [])),
    ...(worlds.length > 1 ? [worlds] : []),
  ]
  return { all, mark: (s) => groups.reduce(amid, s) }
}

function amid(s: GameState, own: readonly ObjectId[]): GameState {
  const marked = own.flatMap((id): [string, GameObject][] => {
    const o = s.objects[id]
    return o ? [[o.id, objectWith(o, { amid: s.clock })]] : []
  })
  return stateWith(s, { clock: s.clock + 1, objects: copy(s.objects, { ...Object.fromEntries(marked) }) })
}
