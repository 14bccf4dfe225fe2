import { believes, query, type Rule, room, rule } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const whenItTriggers = query('113.8', 'triggerController', (v, { trigger }) => v.controller(trigger.source))

/** Who controls an ability on the stack as it resolves. */
const onStack = (who: (v: View, ability: string) => string | undefined): Rule =>
  query('113.8', 'stackController', (v, { object }) =>
    v.state.objects[object]?.kind === 'ability' ? who(v, object) : undefined,
  )
const asPut = (v: View, id: string): string | undefined => v.state.objects[id]?.controller

/** A triggered ability is controlled by whoever controlled its source when it triggered, an activated one by who activated it. */
export const abilityControllers = room(
  '113.8',
  'Controllers of abilities',
  [rule('113.8', whenItTriggers, onStack(asPut))],
  [
    believes(
      'trigger-controller-current',
      rule(
        '113.8',
        whenItTriggers,
        onStack((v, id) => {
          const on = v.state.objects[id]?.onStack
          return on?.ability?.type === 'triggered' && on.source ? v.controller(on.source) : asPut(v, id)
        }),
      ),
    ),
  ],
)
