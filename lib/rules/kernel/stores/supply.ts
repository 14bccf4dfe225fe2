import { patchPlayer } from '../keep'
import type { ManaSupply } from '../mana'
import type { GameState } from '../state'

/** What becomes of a player's mana; nobody is given a pool for having paid what is not counted. */
export function supply(s: GameState, id: string, change: (has: ManaSupply) => ManaSupply): GameState {
  const mana = change(s.players[id]?.mana ?? { pool: '' })
  return mana.pool === '' && !s.players[id]?.mana ? s : patchPlayer(s, id, { mana })
}
