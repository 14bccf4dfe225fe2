import type { ObjectId } from '../../kernel/ids'
import { isActive, labelOf, matches, permanents } from '../../kernel/look'
import { believes, type Moment, type Rule, room, turnBased } from '../../kernel/rule'
import { illegalAnswer } from '../../kernel/signal'
import type { View } from '../../kernel/view'

/** Whether a permanent untaps: all do, but those of which an effect leaves it to their controller. */
function untaps(v: View, id: ObjectId): boolean {
  const optional = v
    .lasting()
    .some(
      ({ effect: e, controller, source }) =>
        'mayStayTapped' in e && matches(v, id, e.mayStayTapped, controller, source),
    )
  if (!optional) return true
  const request = { choose: 'may', player: v.controller(id), of: labelOf(v, id), options: ['yes', 'no'] } as const
  const answer = v.choose(request)
  return answer === 'yes' || (answer === 'no' ? false : illegalAnswer(request, answer))
}

const untapsAt = (moment: Moment, whose: (v: View, id: ObjectId) => boolean): Rule =>
  turnBased('502.3', moment, (v) =>
    permanents(v)
      .filter((id) => v.state.objects[id]?.tapped && whose(v, id) && untaps(v, id))
      .map((object) => ({ type: 'untap', object })),
  )

const ofActive = (v: View, id: ObjectId): boolean => isActive(v, v.controller(id))

/** As a turn begins, the active player's permanents untap, all at the same time. */
export const untapping = room(
  '502.3',
  'Untap step',
  [untapsAt('untap', ofActive)],
  [
    believes('untap-after-upkeep', untapsAt('draw', ofActive)),
    believes(
      'everybody-untaps',
      untapsAt('untap', () => true),
    ),
    believes('untap-as-turn-ends', untapsAt('cleanup', ofActive)),
  ],
)
