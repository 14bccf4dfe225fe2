import { costOfBoth, isFused, namesOfBoth, otherSide, textOfBoth } from '../../kernel/facing'
import { believes, legality, names, query, room, rule } from '../../kernel/rule'
import type { GameObject } from '../../kernel/state'
import { totalMana } from '../../kernel/worth'

/** The half that was cast, of a split spell that is not fused. */
function halfOnStack(o: GameObject) {
  const right = otherSide(o, 'split')
  if (!right || o.zone !== 'stack' || o.facing?.up === 'both') return undefined
  return o.facing?.up === 'other' ? right : o.printed
}

/** The right half of a split card that is not on the stack. */
const rightElsewhere = (o: GameObject) => (o.zone === 'stack' ? undefined : otherSide(o, 'split'))

/** On the stack it has what the half has that was cast. */
const onStack = query('709.3b', 'copiable', (_, { object }) => halfOnStack(object))

/** Off the stack the mana cost is that of both halves, and the colours are. */
const costs = query('709.4b', 'copiable', (_, { object }, before = object.printed) => {
  const right = rightElsewhere(object)
  return right && { ...before, ...costOfBoth(object.printed, right) }
})

/** Split cards: one half on the stack, both halves together everywhere else. */
export const splitCards = room(
  '709.3',
  'Split cards',
  [
    legality('709.3', 'cast', (v, { object, as }) => {
      const { layout } = v.state.objects[object]?.sides ?? {}
      const there =
        as === 'both' ? layout === 'split' : as !== 'other' || (layout && layout !== 'flip' && layout !== 'meld')
      return there ? undefined : { reason: 'no-such-half', detail: { object } }
    }),
    onStack,
    query('709.4a', 'copiable', (_, { object }, before = object.printed) => {
      const right = rightElsewhere(object)
      return right && { ...before, ...namesOfBoth(object.printed, right) }
    }),
    costs,
    query('709.4c', 'copiable', (_, { object }, before = object.printed) => {
      const right = rightElsewhere(object)
      return right && { ...before, ...textOfBoth(object.printed, right) }
    }),
    names('709.4d', 'cast', (v, { object }) => isFused(v.state.objects[object])),
  ],
  [
    believes(
      'split-compare-either-half',
      rule(
        '709.4b',
        costs,
        query('709.4b', 'comparedManaValues', (v, { object: id }) => {
          const o = v.state.objects[id]
          const right = o && rightElsewhere(o)
          return right && [o.printed, right].map(({ manaCost }) => totalMana(manaCost))
        }),
      ),
    ),
    believes(
      'split-first-half-worth',
      query('709.4b', 'copiable', (_, { object }, before = object.printed) => {
        const { manaCost } = object.printed
        return rightElsewhere(object) && manaCost !== undefined ? { ...before, manaCost } : undefined
      }),
    ),
    believes(
      'split-stack-combined',
      rule(
        '709.3b',
        onStack,
        // What is added up is not what is paid: they cast one half for its cost, as everybody does.
        query('709.3b', 'manaValue', (v, { object: id }) => {
          const o = v.state.objects[id] ?? v.state.last[id]
          return o?.sides && halfOnStack(o) && totalMana(costOfBoth(o.printed, o.sides.other).manaCost)
        }),
      ),
    ),
  ],
)
