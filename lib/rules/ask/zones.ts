import { pileOf } from '../kernel/library'
import { matches } from '../kernel/look'
import { optional } from '../language/schema'
import { filter } from '../language/words'
import { asking, contents, happened, labelOf, thing } from './moment'
import { object, player, zone } from './word'

const whose = { zone, player: optional(player) }

/** What is asked of zones. */
export const aboutZones = {
  /** How many objects are in a zone: a player's, of those that a filter names. On the battlefield and the stack a player's are those they control, in exile and the command zone those they own. Unnamed cards of a library count without a filter. */
  count: asking({ ...whose, what: optional(filter), you: optional(player) }, (m, q) => {
    const ids = contents(m, q.zone, q.player)
    const { what, you = q.player ?? m.state.turn.active } = q
    if (what) return ids.filter((id) => matches(m.view, id, what, you, undefined, q.zone)).length
    const unnamed = q.player === undefined ? Object.values(m.state.unknown) : [m.state.unknown[q.player] ?? 0]
    return ids.length + (q.zone === 'library' ? unnamed.reduce((n, x) => n + x, 0) : 0)
  }),
  /** The labels of what is in a zone, in its order: libraries top first, graveyards and the stack bottom first; of one player's as for `count`. */
  order: asking(whose, (m, q) => {
    const ids = contents(m, q.zone, q.player)
    const { loose } = m.state
    // Nobody knows the order of a shuffled library, nor that of cards whose owner has not arranged them.
    if (q.zone === 'library' && (q.player === undefined ? Object.values(loose).some((n) => n) : loose[q.player]))
      return undefined
    const amid = ids.flatMap((id) => m.state.objects[id]?.amid ?? [])
    if (q.zone === 'graveyard' && new Set(amid).size < amid.length) return undefined
    return ids.map((id) => m.state.objects[id]?.card ?? id)
  }),
  /** How far from the top of its library a card is: 1 is the top card; nobody knows it after a shuffle. */
  position: asking({ object }, (m, q) => {
    const id = thing(m, q.object)?.id ?? ''
    const whose = m.state.order.find((p) => contents(m, 'library', p).includes(id))
    if (whose === undefined) return undefined
    const { top, loose, unnamed, bottom } = pileOf(m.state, whose)
    if (loose.includes(id)) return undefined
    const at = top.indexOf(id)
    return at >= 0 ? at + 1 : top.length + loose.length + unnamed + bottom.indexOf(id) + 1
  }),
  /** Whether it is known how far from the top of its library a card is: nobody knows it after a shuffle. */
  placeKnown: asking({ object }, (m, q) => {
    const id = thing(m, q.object)?.id ?? ''
    const whose = m.state.order.find((p) => contents(m, 'library', p).includes(id))
    return whose === undefined ? undefined : !pileOf(m.state, whose).loose.includes(id)
  }),
  /** The zones that a game has. */
  zones: asking({}, ({ view }) => view.ask('zones', {})),
  /** Whether all players may look at what is in a zone. */
  isPublic: asking({ zone, player: optional(player) }, ({ view, state }, q) =>
    view.ask('zonePublic', { zone: q.zone, of: q.player ?? state.turn.active }),
  ),
  /** Whether a player may look at a card. */
  mayLook: asking({ player, object }, (m, q) => {
    const o = thing(m, q.object)
    return o && m.view.permits({ type: 'look', player: q.player, zone: o.zone, of: o.owner, object: o.id })
  }),
  /** Whether a card is seen on top of its library: `no`, `yes`, or `casting` where it came to be seen while a spell was being cast. */
  shown: asking({ object }, (m, q) => {
    const id = thing(m, q.object)?.id
    if (id === undefined || !Object.values(m.state.shown).includes(id)) return 'no'
    const seen = happened(m)?.findLast(
      ({ event: e }) => e.type === 'showTop' && e.object !== undefined && labelOf(e.object) === q.object,
    )?.event
    return seen?.type === 'showTop' && seen.amidst ? 'casting' : 'yes'
  }),
  /** How often the library of a player was shuffled, and with how many cards each time. */
  shuffles: asking({ player }, (m, q) =>
    happened(m)?.flatMap(({ event: e }) => (e.type === 'randomize' && e.player === q.player ? e.cards : [])),
  ),
  /** Spells by their labels and abilities by those of their sources, the bottom first. */
  stack: asking({}, ({ state }) =>
    state.shared.stack.map((id) => (state.objects[id]?.onStack?.source ?? id).split('#')[0] ?? id),
  ),
}
