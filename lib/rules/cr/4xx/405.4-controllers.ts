import { query, room } from '../../kernel/rule'

/** A spell is controlled by whoever cast it, unless an effect gives control of it to another. */
export const stackControllers = room('405.4', 'Controllers of spells', [
  query('405.4', 'stackController', (v, { object }) => {
    const o = v.state.objects[object]
    return o && o.kind !== 'ability' ? v.controller(object) : undefined
  }),
])
