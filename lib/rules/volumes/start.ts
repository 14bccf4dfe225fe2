import { startingPlayer } from '../cr/103/103.1-starting-player'
import { mulligans } from '../cr/103/103.5-mulligans'
import { firstTurn } from '../cr/103/103.8-first-turn'
import { startActions } from '../kernel/start'
import { startStores } from '../kernel/stores/start'
import type { Volume } from './volume'

/** How a game starts. */
export const volume: Volume = {
  rooms: [startingPlayer, mulligans, firstTurn],
  verbs: [],
  actions: startActions,
  stores: startStores,
}
