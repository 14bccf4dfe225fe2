import { triggering } from '../cr/603/603.2-triggering'
import { interveningIf } from '../cr/603/603.4-intervening-if'
import { stateTriggers } from '../cr/603/603.8-state-triggers'
import { lookingBack } from '../cr/603/603.10-looking-back'
import { stackTriggers } from '../kernel/waiting'
import type { Volume } from './volume'

/** What comes onto the stack by itself. */
export const volume: Volume = {
  rooms: [triggering, interveningIf, stateTriggers, lookingBack],
  verbs: [],
  actions: {},
  stacks: stackTriggers,
}
