import { handSize } from '../cr/402/402.2-hand-size'
import { phasingInAndOut } from '../cr/502/502.1-phasing'
import { untapping } from '../cr/502/502.3-untapping'
import { drawStep } from '../cr/504/504.1-draw-step'
import { noAttackers } from '../cr/508/508.8-no-attackers'
import { discardingToHandSize } from '../cr/514/514.1-hand-size'
import { cleanup } from '../cr/514/514.2-cleanup'
import { turnsStores } from '../kernel/stores/turns'
import { nextStep, turnActions } from '../kernel/turn'
import type { Volume } from './volume'

/** Steps that begin and end, and turns. */
export const volume: Volume = {
  rooms: [handSize, phasingInAndOut, untapping, drawStep, noAttackers, discardingToHandSize, cleanup],
  verbs: [],
  actions: turnActions,
  stores: turnsStores,
  next: nextStep,
}
