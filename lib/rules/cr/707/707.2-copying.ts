import { query, room } from '../../kernel/rule'

/** A copy has the copiable values of its original: printed ones and those of other copy effects, and nothing else. */
export const copying = room('707.2', 'Copying objects', [
  query('707.2', 'copiableValues', (v, { object }) => v.copies(object)),
])
