import { modal } from '../cr/700/700.2-modes'
import { escalate } from '../cr/702/702.120-escalate'
import type { Volume } from './volume'

/** Modes that are chosen, and what more of them cost. */
export const volume: Volume = {
  rooms: [modal, escalate],
  verbs: [],
  actions: {},
}
