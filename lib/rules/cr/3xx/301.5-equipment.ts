import type { ObjectId } from '../../kernel/ids'
import { hasSubtype, isCreature, isPlayer, isType, onBattlefield } from '../../kernel/look'
import { believes, query, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const isEquipment = (v: View, id: ObjectId): boolean => hasSubtype(v, id, 'Equipment')

/** An Equipment is attached to creatures alone, a Fortification to lands; one that is a creature is attached to nothing. */
export const equipment = room(
  '301.5',
  'Equipment',
  [
    query('301.5', 'mayAttach', (v, { object, to }) =>
      isEquipment(v, object) ? !isPlayer(v, to) && isCreature(v, to) : undefined,
    ),
    query('301.5c', 'mayAttach', (v, { object, to }) =>
      isEquipment(v, object) && (object === to || isCreature(v, object)) ? false : undefined,
    ),
    query('301.6', 'mayAttach', (v, { object, to }) =>
      hasSubtype(v, object, 'Fortification') && !isEquipment(v, object)
        ? object !== to && !isCreature(v, object) && onBattlefield(v, to) && isType(v, to, 'land')
        : undefined,
    ),
  ],
  [
    believes(
      'equipment-stays-on',
      query('301.5', 'mayAttach', (v, { object, to }) =>
        isEquipment(v, object) ? !isPlayer(v, to) && onBattlefield(v, to) : undefined,
      ),
    ),
  ],
)
