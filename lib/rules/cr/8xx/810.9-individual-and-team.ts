import type { Forbidden } from '../../kernel/card'
import { playerCant, teammates } from '../../kernel/look'
import { believes, cant, query, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const teamCant = (v: View, verb: Forbidden, player: string): boolean =>
  teammates(v, player).some((p) => playerCant(v, verb, p))

/** Players of one team among some: nobody may exchange with, or be redistributed together with, a teammate. */
const twoOfATeam = (v: View, players: readonly string[]): boolean =>
  new Set(players.map((p) => v.state.players[p]?.pool)).size < players.length

/** Damage, loss and gain happen to each head and move the total of the team; what one head can't, neither can. */
export const individualAndTeam = room(
  '810.9',
  'Each head and the team',
  [
    query('810.9', 'reachesTotal', (v) => (v.state.variant === 'two-headed-giant' ? true : undefined)),
    query('810.9d', 'lifeIsSet', (v, { players }) => {
      const pools = players.map((p) => v.state.players[p]?.pool)
      const chosen = players.filter((_, n) => pools.indexOf(pools[n]) === n)
      return chosen.length < players.length ? chosen : undefined
    }),
    cant('810.9e', 'exchangeLife', (v, e) => twoOfATeam(v, e.players)),
    cant('810.9f', 'redistributeLife', (v, e) => twoOfATeam(v, Object.keys(e.totals))),
    cant('810.9g', 'gainLife', (v, e) => teamCant(v, 'gain-life', e.player)),
    cant('810.9h', 'loseLife', (v, e) => teamCant(v, 'lose-life', e.player)),
  ],
  [
    believes(
      '2hg-each-player-once',
      query('810.9', 'reachesTotal', (v, { player }) => {
        const pool = v.state.players[player]?.pool
        return v.state.variant === 'two-headed-giant'
          ? v.state.order.find((p) => v.state.players[p]?.pool === pool) === player
          : undefined
      }),
    ),
  ],
)
