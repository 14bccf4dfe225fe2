import type { ObjectId } from '../../kernel/ids'
import { believes, cant, query, result, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const isEmblem = (v: View, id: ObjectId): boolean => v.state.objects[id]?.kind === 'emblem'

/** What is in the command zone is no permanent, and cannot be destroyed. */
export const commandZone = room(
  '408.1',
  'The command zone',
  [cant('408.1', 'destroy', (v, { object }) => v.state.objects[object]?.zone === 'command')],
  [
    believes(
      'emblem-is-permanent',
      rule(
        '408.1',
        query('408.1', 'isPermanent', (v, { object }) => isEmblem(v, object) || undefined),
        result('408.1', 'destroy', (v, { object }) => (isEmblem(v, object) ? [{ type: 'cease', object }] : undefined)),
      ),
    ),
  ],
)
