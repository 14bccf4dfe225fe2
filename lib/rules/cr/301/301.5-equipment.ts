import type { ObjectId } from '../../kernel/ids'
import { hasSubtype, isCreature, isPlayer } from '../../kernel/look'
import { query, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const isEquipment = (v: View, id: ObjectId): boolean => hasSubtype(v, id, 'Equipment')

/** An Equipment is attached to creatures alone; one that is a creature equips nothing (301.5c). */
export const equipment = room('301.5', 'Equipment', [
  query('301.5', 'mayAttach', (v, { object, to }) =>
    isEquipment(v, object) ? !isPlayer(v, to) && isCreature(v, to) : undefined,
  ),
  query('301.5c', 'mayAttach', (v, { object, to }) =>
    isEquipment(v, object) && (object === to || isCreature(v, object)) ? false : undefined,
  ),
])
