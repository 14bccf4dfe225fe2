import { query, room } from '../../kernel/rule'

/** A triggered ability is controlled by whoever controlled its source when it triggered. */
export const abilityControllers = room('113.8', 'Controllers of abilities', [
  query('113.8', 'triggerController', (v, { trigger }) => v.controller(trigger.source)),
])
