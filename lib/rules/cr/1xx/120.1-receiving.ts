import { isPlayer, isType, onBattlefield } from '../../kernel/look'
import { cant, room } from '../../kernel/rule'

/** Only players, creatures, planeswalkers and battles are dealt damage. */
export const receivingDamage = room('120.1', 'What is dealt damage', [
  cant('120.1a', 'damage', (v, { target }) => {
    if (isPlayer(v, target)) return false
    return !onBattlefield(v, target) || !['creature', 'planeswalker', 'battle'].some((type) => isType(v, target, type))
  }),
])
