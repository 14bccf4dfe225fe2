import { onBattlefield } from '../../kernel/look'
import { believes, type Rule, result, room } from '../../kernel/rule'

/** The second card goes where the first one goes: as a card, or (for those who believe it) as a permanent that leaves too. */
const parts = (part: 'card' | 'permanent'): Rule =>
  result('712.21', 'move', (v, e) =>
    !e.part && v.state.objects[e.object]?.facing?.second && onBattlefield(v, e.object) ? [{ ...e, part }] : undefined,
  )

/** One permanent leaves the battlefield, and two cards are put where it goes. */
export const parting = room(
  '712.21',
  'Melded permanents that leave',
  [parts('card')],
  [believes('meld-two-creatures-die', parts('permanent'))],
)
