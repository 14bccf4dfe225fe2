import { untilItLeaves } from '../cr/610/610.3-until'
import { replacing } from '../cr/614/614.1-replacing'
import { enteringTheBattlefield } from '../cr/614/614.12-entering'
import { regenerating } from '../cr/701/701.19-regenerating'
import { lastingVerbs } from '../effects/lasting'
import { untilVerbs } from '../effects/until'
import type { Volume } from './volume'

/** Effects that replace and last. */
export const volume: Volume = {
  rooms: [untilItLeaves, replacing, enteringTheBattlefield, regenerating],
  verbs: [...untilVerbs, ...lastingVerbs],
  actions: {},
}
