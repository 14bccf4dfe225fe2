import { otherSide } from '../../kernel/facing'
import { objectOf } from '../../kernel/look'
import { believes, names, query, room } from '../../kernel/rule'

/** A copy has the copiable values of its original: printed ones and those of other copy effects, and nothing else. */
export const copying = room(
  '707.2',
  'Copying objects',
  [
    query('707.2', 'copiableValues', (v, { object }) => v.copies(object)),
    query('707.8a', 'copiedFaces', (v, { object }) => {
      const o = objectOf(v, object)
      if (o?.zone !== 'battlefield' || v.copies(object).copied || !otherSide(o, 'transforming')) return undefined
      const { printed: front, sides, facing } = o
      return sides && { front, sides, facing: facing?.up ? { up: facing.up } : {} }
    }),
    names('707.10', 'copySpell'),
  ],
  [
    believes(
      'copy-copies-counters',
      query('707.2', 'copiableValues', (v, { object }) => {
        const { power, toughness } = v.characteristics(object)
        return power === undefined || toughness === undefined
          ? v.copies(object)
          : { ...v.copies(object), power, toughness }
      }),
    ),
    // A token that is a copy is what it was created as.
    believes(
      'copy-takes-printed-card',
      query('707.2', 'copiableValues', (v, { object }) => objectOf(v, object)?.printed),
    ),
  ],
)
