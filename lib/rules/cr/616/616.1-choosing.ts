import { eventObject, eventPlayer, objectOf } from '../../kernel/look'
import { believes, query, room } from '../../kernel/rule'

/** Between several replacements the affected player, or the controller of the affected object, chooses. */
export const choosingReplacements = room(
  '616.1',
  'Choosing between replacements',
  [
    query('616.1', 'replacementChooser', (v, { event }) => {
      const object = eventObject(v, event)
      if (object === undefined) return eventPlayer(v, event)
      return v.controller(object) || objectOf(v, object)?.owner
    }),
  ],
  [
    believes(
      'replacement-chosen-by-source',
      query('616.1', 'replacementChooser', (_, { controllers }) => controllers[0]),
    ),
  ],
)
