import type { Entering } from '../../kernel/card'
import type { RuleId } from '../../kernel/ids'
import { eventObject, eventPlayer, objectOf } from '../../kernel/look'
import { believes, query, type Rule, room } from '../../kernel/rule'

/** Of effects on how a permanent enters, those that are chosen among before all others. */
const entering = (id: RuleId, rank: number, is: (e: Entering) => boolean): Rule =>
  query(id, 'comesFirst', (_, { effect }, before) =>
    before === undefined && 'enters' in effect && is(effect.enters) ? rank : undefined,
  )

/** Between several replacements the affected player, or the controller of the affected object, chooses. */
export const choosingReplacements = room(
  '616.1',
  'Choosing between replacements',
  [
    query('616.1', 'replacementChooser', (v, { event }) => {
      // A token that is to be created is no object yet, and of whoever creates it.
      const object = eventObject(v, event) ?? ''
      return v.controller(object) || objectOf(v, object)?.owner || eventPlayer(v, event)
    }),
    query('616.1a', 'comesFirst', (_, { effect }) => ('replace' in effect && 'self' in effect ? 4 : undefined)),
    entering('616.1b', 3, (e) => e.under !== undefined),
    entering('616.1c', 2, (e) => e.copy !== undefined),
    entering('616.1d', 1, (e) => e.transformed === true),
  ],
  [
    believes(
      'replacement-chosen-by-source',
      query('616.1', 'replacementChooser', (_, { controllers }) => controllers[0]),
    ),
  ],
)
