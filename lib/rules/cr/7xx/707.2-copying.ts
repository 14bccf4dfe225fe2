import type { GameEvent } from '../../kernel/events'
import { otherSide } from '../../kernel/facing'
import { objectOf } from '../../kernel/look'
import { believes, ignores, names, query, result, room, rule } from '../../kernel/rule'

const values = query('707.2', 'copiableValues', (v, { object }) => {
  const copied = v.copies(object)
  return copied.plain ?? copied
})

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
    query('707.9', 'copiableValues', (v, { object }, before) => {
      const copied = v.copies(object)
      return copied.plain && before === copied.plain ? copied : undefined
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
    ignores('copy-exception-lost', '707.9'),
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
