import { whereAbilitiesWork } from '../cr/113/113.6-where-abilities-work'
import { abilitySources } from '../cr/113/113.7-sources'
import { abilityControllers } from '../cr/113/113.8-controllers'
import { targets } from '../cr/115/115.1-targets'
import { stackControllers } from '../cr/405/405.4-controllers'
import { stackOrder } from '../cr/405/405.5-resolving'
import { triggering } from '../cr/603/603.2-triggering'
import { interveningIf } from '../cr/603/603.4-intervening-if'
import { stateTriggers } from '../cr/603/603.8-state-triggers'
import { lookingBack } from '../cr/603/603.10-looking-back'
import { resolving } from '../cr/608/608.2-resolving'
import { stackActions } from '../kernel/passing'
import { stackStores } from '../kernel/stores/stack'
import { stackTriggers } from '../kernel/waiting'
import type { Volume } from './volume'

/** What waits on the stack, how it comes there by itself, and how it resolves. */
export const volume: Volume = {
  rooms: [
    whereAbilitiesWork,
    abilitySources,
    abilityControllers,
    targets,
    stackControllers,
    stackOrder,
    triggering,
    interveningIf,
    stateTriggers,
    lookingBack,
    resolving,
  ],
  verbs: [],
  actions: stackActions,
  stores: stackStores,
  stacks: stackTriggers,
}
