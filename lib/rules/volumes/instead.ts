import { beforeTheEvent } from '../cr/614/614.4-before-the-event'
import { choosingReplacements } from '../cr/616/616.1-choosing'
import type { Volume } from './volume'

/** How often what replaces an event acts, and which acts first: for keywords that replace something by themselves, too. */
export const volume: Volume = {
  rooms: [beforeTheEvent, choosingReplacements],
  verbs: [],
  actions: {},
}
