import type { EventOf, GameEvent } from '../../kernel/events'
import { playerCant, teammates } from '../../kernel/look'
import { cant, ignores, query, result, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const team = (v: View, player: string): readonly string[] =>
  teammates(v, player).filter((p) => !v.state.players[p]?.lost && !v.state.players[p]?.won)

/** A team wins and loses together, and so does what keeps one of its heads from it; 15 poison counters are lethal to it. */
export const teamsWinAndLose = room(
  '810.8',
  'Winning and losing as a team',
  [
    rule(
      '810.8a',
      cant(
        '810.8a',
        'loseGame',
        (v, e) => e.reason !== 'concede' && teammates(v, e.player).some((p) => playerCant(v, 'lose-game', p)),
      ),
      cant(
        '810.8a',
        'winGame',
        (v, e) => !e.lastStanding && teammates(v, e.player).some((p) => playerCant(v, 'win-game', p)),
      ),
      result('810.8a', 'loseGame', (v, e: EventOf<'loseGame'>) =>
        team(v, e.player).map((player): GameEvent => ({ ...e, player })),
      ),
      result('810.8a', 'winGame', (v, e: EventOf<'winGame'>) =>
        team(v, e.player).map((player): GameEvent => ({ ...e, player })),
      ),
    ),
    query('810.8d', 'lethalPoison', (v) => (v.state.variant === 'two-headed-giant' ? 15 : undefined)),
  ],
  [ignores('2hg-poison-ten', '810.8d')],
)
