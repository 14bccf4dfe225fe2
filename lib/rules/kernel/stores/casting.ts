import { stateWith } from '../copies'
import { patch, patchPlayer, type Stores } from '../keep'
import { manaOf, spend } from '../mana'
import type { GameState } from '../state'
import { supply } from './supply'

function settled(s: GameState): GameState {
  if (!s.amidst) return s
  const { amidst: _, ...rest } = s
  return stateWith(rest, {})
}

/** What is paid, announced, cast and activated. */
export const castingStores = {
  playLand: (s, e) => patchPlayer(s, e.player, { landsPlayed: (s.players[e.player]?.landsPlayed ?? 0) + 1 }),
  cast: settled,
  activate: settled,
  payMana: (s, e) => supply(s, e.player, (has) => spend(has, manaOf(e.cost)) ?? has),
  announce: (s, e) => patch(s, e.object, { announced: e.announced }),
} satisfies Stores
