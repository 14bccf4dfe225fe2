import { librarySize, life, poison } from '../kernel/look'
import type { Player } from '../kernel/state'
import { asking, contents, happened, type Moment } from './moment'
import { counter, player } from './word'

const seated = ({ state }: Moment, p: string): Player | undefined => state.players[p]

/** What is asked of players and of the game they play. */
export const aboutPlayers = {
  /** The life total of a player, or of the team whose total it is. */
  life: asking({ player }, ({ view }, q) => life(view, q.player)),
  /** The poison counters of a player, or of the team. */
  poison: asking({ player }, ({ view }, q) => poison(view, q.player)),
  /** The life totals of all players, in turn order. */
  totals: asking({}, ({ view, state }) => Object.fromEntries(state.order.map((p) => [p, life(view, p)]))),
  /** The life total of a player, and whether they have lost. */
  outcome: asking({ player }, (m, q) => ({
    life: life(m.view, q.player),
    lost: seated(m, q.player)?.lost !== undefined,
  })),
  /** Whether a player has lost the game. */
  lost: asking({ player }, (m, q) => seated(m, q.player)?.lost !== undefined),
  /** Why a player has lost: `life`, `poison`, `empty-library`, `commander-damage`, `concede`, `effect`; or `none`. */
  lossReason: asking({ player }, (m, q) => seated(m, q.player)?.lost ?? 'none'),
  /** Whether a player has won the game. */
  won: asking({ player }, (m, q) => seated(m, q.player)?.won ?? false),
  /** Whether the game is a draw. */
  drawn: asking({}, ({ state }) => state.over && !Object.values(state.players).some((p) => p.won)),
  /** Whether the game has ended. */
  over: asking({}, ({ state }) => state.over),
  /** How many cards a player has in hand. */
  hand: asking({ player }, (m, q) => contents(m, 'hand', q.player).length),
  /** How many cards a player has in the library, named or not. */
  library: asking({ player }, ({ view }, q) => librarySize(view, q.player)),
  /** How many cards a player has in the graveyard. */
  graveyard: asking({ player }, (m, q) => contents(m, 'graveyard', q.player).length),
  /** The mana in a player's pool, by kind: `{ G: 2 }`. */
  pool: asking({ player }, (m, q) => {
    const letters = [...(seated(m, q.player)?.mana?.pool ?? '')]
    return Object.fromEntries(letters.map((l) => [l, letters.filter((x) => x === l).length]))
  }),
  /** How many counters of a kind a player has. */
  playerCounters: asking({ player, counter }, (m, q) =>
    q.counter === 'poison' ? poison(m.view, q.player) : (seated(m, q.player)?.counters?.[q.counter] ?? 0),
  ),
  /** The permanent types. */
  permanentTypes: asking({}, ({ view }) => [...(view.ask('permanentTypes', {}) ?? [])]),
  /** What is done before the first turn, in its order. */
  startingSteps: asking({}, ({ view }) => [...(view.ask('startingSteps', {}) ?? [])]),
  /** The mulligans that a player has taken: how many cards were drawn, and how many went to the bottom of the library. */
  mulligans: asking({ player }, (m, q) =>
    happened(m)?.flatMap(({ event: e }) =>
      e.type === 'mulligan' && e.player === q.player ? [{ drawn: e.amount, bottom: e.bottom }] : [],
    ),
  ),
  /** Whose turn it is. */
  active: asking({}, ({ state }) => state.turn.active),
  /** Which turn it is, from 1. */
  turn: asking({}, ({ state }) => state.turn.number),
  /** Which step it is. */
  step: asking({}, ({ state }) => state.turn.step),
  /** Who has priority. */
  priority: asking({}, ({ state }) => state.priority.player),
}
