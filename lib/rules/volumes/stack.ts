import { abilitySources } from '../cr/113/113.7-sources'
import { abilityControllers } from '../cr/113/113.8-controllers'
import { targets } from '../cr/115/115.1-targets'
import { stackControllers } from '../cr/405/405.4-controllers'
import { stackOrder } from '../cr/405/405.5-resolving'
import { resolving } from '../cr/608/608.2-resolving'
import { stackActions } from '../kernel/passing'
import { stackStores } from '../kernel/stores/stack'
import type { Volume } from './volume'

/** What waits on the stack, and how it resolves. */
export const volume: Volume = {
  rooms: [abilitySources, abilityControllers, targets, stackControllers, stackOrder, resolving],
  verbs: [],
  actions: stackActions,
  stores: stackStores,
}
