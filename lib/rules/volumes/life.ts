import { settingLife } from '../cr/119/119.5-setting-life'
import { cantGainLife } from '../cr/119/119.7-cant-gain-life'
import { cantLoseLife } from '../cr/119/119.8-cant-lose-life'
import { doubling } from '../cr/701/701.10-doubling'
import { totalVerbs } from '../effects/totals'
import type { Volume } from './volume'

/** Life totals that are set, doubled or exchanged, and players for whom they cannot change. */
export const volume: Volume = {
  rooms: [settingLife, cantGainLife, cantLoseLife, doubling],
  verbs: [...totalVerbs],
  actions: {},
}
