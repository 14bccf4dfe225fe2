import { matches } from '../kernel/look'
import { asking, contents, thing } from './moment'
import { filter, maybe, object, player, zone } from './word'

const whose = { zone, player: maybe(player) }

/** What is asked of zones. */
export const aboutZones = {
  /** How many objects are in a zone: a player's, of those that a filter names. Unnamed cards of a library count without a filter. */
  count: asking({ ...whose, what: maybe(filter), you: maybe(player) }, (m, q) => {
    const ids = contents(m, q.zone, q.player)
    const { what, you = q.player ?? m.state.turn.active } = q
    if (what) return ids.filter((id) => matches(m.view, id, what, you, undefined, q.zone)).length
    const unnamed = q.player === undefined ? Object.values(m.state.unknown) : [m.state.unknown[q.player] ?? 0]
    return ids.length + (q.zone === 'library' ? unnamed.reduce((n, x) => n + x, 0) : 0)
  }),
  /** The labels of what is in a zone, in its order: libraries top first, graveyards and the stack bottom first. */
  order: asking(whose, (m, q) => contents(m, q.zone, q.player).map((id) => m.state.objects[id]?.card ?? id)),
  /** How far from the top of its library a card is: 1 is the top card. */
  position: asking({ object }, (m, q) => {
    const id = thing(m, q.object)?.id ?? ''
    const at = m.state.order.map((p) => contents(m, 'library', p).indexOf(id)).find((n) => n >= 0)
    return at === undefined ? undefined : at + 1
  }),
  /** Spells by their labels and abilities by those of their sources, the bottom first. */
  stack: asking({}, ({ state }) =>
    state.shared.stack.map((id) => (state.objects[id]?.onStack?.source ?? id).split('#')[0] ?? id),
  ),
}
