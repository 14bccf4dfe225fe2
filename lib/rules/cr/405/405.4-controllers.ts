import { query, room } from '../../kernel/rule'

/** A spell is controlled by whoever cast it. */
export const stackControllers = room('405.4', 'Controllers of spells', [
  query('405.4', 'stackController', (v, { object }) => {
    const o = v.state.objects[object]
    return o?.kind === 'ability' ? undefined : o?.controller
  }),
])
