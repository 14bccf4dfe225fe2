import type { Characteristics } from '../../kernel/card'
import { otherSide } from '../../kernel/facing'
import { query, room } from '../../kernel/rule'
import type { GameObject } from '../../kernel/state'

const inPlay = ({ zone }: GameObject): boolean => zone === 'battlefield' || zone === 'stack'

/** Half a face on the back says nothing by itself (712.4b). */
const isTurned = ({ sides, facing }: GameObject): boolean =>
  facing?.up !== undefined && (sides?.layout !== 'meld' || facing.second !== undefined)

/** The back face as it is seen, with the mana costs that its mana value is reckoned from. */
const back = (other: Characteristics, ...cards: readonly GameObject[]): Characteristics => ({
  ...other,
  fronts: cards.map((c) => c.printed.manaCost ?? ''),
})

/** Which face of a double-faced card counts, zone by zone. */
export const faces = room('712.8', 'Faces of double-faced cards', [
  query('712.8a', 'copiable', (_, { object: o }) =>
    otherSide(o, 'transforming', 'modal', 'meld') && !inPlay(o) ? o.printed : undefined,
  ),
  query('712.8b', 'copiable', (_, { object: o }) =>
    otherSide(o, 'meld') && o.zone === 'stack' ? o.printed : undefined,
  ),
  query('712.8c', 'copiable', (_, { object: o }) => {
    const other = otherSide(o, 'transforming')
    return other && o.zone === 'stack' ? (o.facing?.up ? back(other, o) : o.printed) : undefined
  }),
  query('712.8d', 'copiable', (_, { object: o }) =>
    otherSide(o, 'transforming', 'meld') && o.zone === 'battlefield' && !isTurned(o) ? o.printed : undefined,
  ),
  query('712.8e', 'copiable', (_, { object: o }) => {
    const other = otherSide(o, 'transforming')
    return other && o.zone === 'battlefield' && o.facing?.up ? back(other, o) : undefined
  }),
  query('712.8f', 'copiable', (_, { object: o }) => {
    const other = otherSide(o, 'modal')
    return other && inPlay(o) ? (o.facing?.up ? other : o.printed) : undefined
  }),
  query('712.8g', 'copiable', (_, { object: o }) => {
    const combined = otherSide(o, 'meld')
    const second = o.facing?.second
    return combined && second && o.facing?.up ? back(combined, o, second) : undefined
  }),
])
