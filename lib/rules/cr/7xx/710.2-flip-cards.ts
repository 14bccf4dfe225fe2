import { otherSide } from '../../kernel/facing'
import { objectOf, onBattlefield } from '../../kernel/look'
import { cant, query, result, room, rule } from '../../kernel/rule'

/** Flip cards: the lower part counts on the battlefield, once the permanent is flipped. */
export const flipCards = room('710.2', 'Flip cards', [
  query('710.1c', 'copiable', (_, { object }) => (otherSide(object, 'flip') ? object.printed : undefined)),
  rule(
    '710.2',
    query('710.2', 'copiable', (_, { object }, upper) => {
      const lower = otherSide(object, 'flip')
      if (!lower) return undefined
      if (object.zone !== 'battlefield' || !object.facing?.flipped) return object.printed
      const { manaCost, colors } = upper ?? lower
      return { ...lower, colors, ...(manaCost === undefined ? {} : { manaCost }) }
    }),
    query('710.2', 'copiableValues', (v, { object }, values) => {
      const o = objectOf(v, object)
      const lower = o && otherSide(o, 'flip')
      return lower && !values?.copied ? { ...o.printed, lower } : undefined
    }),
  ),
  rule(
    '710.4',
    result('710.4', 'flip', (v, { object }) => (onBattlefield(v, object) ? [{ type: 'flipOver', object }] : undefined)),
    cant('710.4', 'flip', (v, { object }) => v.state.objects[object]?.facing?.flipped === true),
  ),
])
