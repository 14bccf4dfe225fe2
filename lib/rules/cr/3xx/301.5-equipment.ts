import { flatMap } from '#lib/base/lists'
import type { ObjectId } from '../../kernel/ids'
import { hasSubtype, isCreature, isPlayer, isType, onBattlefield, permanents } from '../../kernel/look'
import { believes, type Continuous, continuous, query, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const isEquipment = (v: View, id: ObjectId): boolean => hasSubtype(v, id, 'Equipment')

const host = query('301.5', 'mayAttach', (v, { object, to }) =>
  isEquipment(v, object) ? !isPlayer(v, to) && isCreature(v, to) : undefined,
)

/** As though whoever controls a creature controlled the Equipment on it. */
const taken = continuous('301.5', (v) =>
  flatMap(permanents(v), (id): readonly Continuous[] => {
    const { attachedTo: on, controller = '' } = v.state.objects[id] ?? {}
    if (on === undefined || isPlayer(v, on) || !isEquipment(v, id)) return []
    const modification = { layer: '2', controller: { controllerOf: on } } as const
    return [{ modification, affects: [id], timestamp: Number.MAX_SAFE_INTEGER, controller }]
  }),
)

/** An Equipment is attached to creatures alone, a Fortification to lands; one that is a creature is attached to nothing. */
export const equipment = room(
  '301.5',
  'Equipment',
  [
    host,
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
    believes(
      'equipment-falls-off-stolen',
      query('301.5', 'mayAttach', (v, { object, to }) =>
        isEquipment(v, object)
          ? !isPlayer(v, to) && isCreature(v, to) && v.controller(to) === v.controller(object)
          : undefined,
      ),
    ),
    believes('equipment-follows-creature', rule('301.5', host, taken)),
  ],
)
