import { specialActions } from '../cr/116/116.2-special-actions'
import { oneLandATurn } from '../cr/305/305.2-one-land-a-turn'
import type { Volume } from './volume'

/** Lands that are played, and special actions. */
export const volume: Volume = {
  rooms: [specialActions, oneLandATurn],
  verbs: [],
  actions: {},
}
