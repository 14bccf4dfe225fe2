import { stateWith } from '../copies'
import type { ManaSupply } from '../mana'
import { lettersOf, manaOf, spend } from '../mana'
import { patch, patchPlayer, type Stores } from '../perform'
import type { GameState } from '../state'

/** What becomes of a player's mana; nobody is given a pool for having paid what is not counted. */
function supply(s: GameState, id: string, change: (has: ManaSupply) => ManaSupply): GameState {
  const mana = change(s.players[id]?.mana ?? { pool: '' })
  return mana.pool === '' && !s.players[id]?.mana ? s : patchPlayer(s, id, { mana })
}

function settled(s: GameState): GameState {
  if (!s.amidst) return s
  const { amidst: _, ...rest } = s
  return stateWith(rest, {})
}

/** What is paid, announced, cast and activated. */
export const castingStores: Stores = {
  playLand: (s, e) => patchPlayer(s, e.player, { landsPlayed: (s.players[e.player]?.landsPlayed ?? 0) + 1 }),
  cast: settled,
  activate: settled,
  addMana: (s, e) => supply(s, e.player, (has) => ({ ...has, pool: has.pool + lettersOf(e.mana) })),
  payMana: (s, e) => supply(s, e.player, (has) => spend(has, manaOf(e.cost)) ?? has),
  announce: (s, e) => patch(s, e.object, { announced: e.announced }),
  emptyPool: (s, e) => supply(s, e.player, (has) => ({ ...has, pool: '' })),
  useLoyalty: (s, e) => patch(s, e.object, { loyaltyUsed: s.turn.number }),
}
