import type { GameEvent } from '../../kernel/events'
import { otherSide } from '../../kernel/facing'
import { objectOf } from '../../kernel/look'
import { believes, names, query, result, room, rule } from '../../kernel/rule'

const values = query('707.2', 'copiableValues', (v, { object }) => v.copies(object))

/** A copy has the copiable values of its original: printed ones and those of other copy effects, and nothing else. */
export const copying = room(
  '707.2',
  'Copying objects',
  [
    values,
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
    believes(
      'copy-loses-counters',
      rule(
        '707.2',
        values,
        result('707.2', 'begin', (v, { effect: { effect: e, fixed = [] } }) =>
          'modify' in e && [e.modify].flat().some((m) => m.layer === '1a')
            ? fixed.flatMap((on) =>
                Object.entries(v.state.objects[on]?.counters ?? {}).map(
                  ([counter, n]): GameEvent => ({ type: 'adjustCounters', on, counter, by: -n }),
                ),
              )
            : undefined,
        ),
      ),
    ),
    // A token that is a copy is what it was created as.
    believes(
      'copy-takes-printed-card',
      query('707.2', 'copiableValues', (v, { object }) => objectOf(v, object)?.printed),
    ),
  ],
)
