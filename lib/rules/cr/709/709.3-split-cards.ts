import { costOfBoth, namesOfBoth, otherSide, textOfBoth } from '../../kernel/facing'
import { query, room } from '../../kernel/rule'
import type { GameObject } from '../../kernel/state'

/** The half that was cast, of a split spell that is not fused. */
function halfOnStack(o: GameObject) {
  const right = otherSide(o, 'split')
  if (!right || o.zone !== 'stack' || o.facing?.up === 'both') return undefined
  return o.facing?.up === 'other' ? right : o.printed
}

/** The right half of a split card that is not on the stack. */
const rightElsewhere = (o: GameObject) => (o.zone === 'stack' ? undefined : otherSide(o, 'split'))

/** Split cards: one half on the stack, both halves together everywhere else. */
export const splitCards = room('709.3', 'Split cards', [
  query('709.3b', 'copiable', (_, { object }) => halfOnStack(object)),
  query('709.4a', 'copiable', (_, { object }, before = object.printed) => {
    const right = rightElsewhere(object)
    return right && { ...before, ...namesOfBoth(object.printed, right) }
  }),
  query('709.4b', 'copiable', (_, { object }, before = object.printed) => {
    const right = rightElsewhere(object)
    return right && { ...before, ...costOfBoth(object.printed, right) }
  }),
  query('709.4c', 'copiable', (_, { object }, before = object.printed) => {
    const right = rightElsewhere(object)
    return right && { ...before, ...textOfBoth(object.printed, right) }
  }),
])
