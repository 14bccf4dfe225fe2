import { manaPool } from '../cr/106/106.4-mana-pool'
import { basicLandTypes } from '../cr/305/305.7-basic-land-types'
import { devotion } from '../cr/700/700.5-devotion'
import { manaVerbs } from '../effects/mana'
import { manaStores } from '../kernel/stores/mana'
import type { Volume } from './volume'

/** Mana that is made and kept. */
export const volume: Volume = {
  rooms: [manaPool, basicLandTypes, devotion],
  verbs: [...manaVerbs],
  actions: {},
  stores: manaStores,
}
