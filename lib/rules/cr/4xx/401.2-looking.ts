import type { ActionOf } from '../../kernel/action'
import { believes, legality, type Refused, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const refused = (v: View, a: ActionOf<'look'>, mine: boolean): Refused | undefined =>
  a.zone !== 'library' || (mine && a.of === a.player) || v.ask('mayLook', a) === true
    ? undefined
    : { reason: 'library-hidden', detail: { player: a.of } }

/** Libraries lie face down, and without an effect that lets them players do not look at the cards, not even their own. */
export const lookingAtLibraries = room(
  '401.2',
  'Looking at libraries',
  [legality('401.2', 'look', (v, a) => refused(v, a, false))],
  [
    believes(
      'owner-may-look-library',
      legality('401.2', 'look', (v, a) => refused(v, a, true)),
    ),
  ],
)
