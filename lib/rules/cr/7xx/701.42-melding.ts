import { believes, cant, type Rule, result, room } from '../../kernel/rule'
import type { GameObject } from '../../kernel/state'

const isPair = (a: GameObject, b: GameObject): boolean =>
  a.sides?.pair === b.printed.name && b.sides?.pair === a.printed.name

/** What can be melded: two objects of which nothing else is wrong than what is said. */
const melds = (fine: (o: GameObject) => boolean): Rule =>
  cant('701.42b', 'meld', (v, { objects: [a, b] }) => {
    const [one, two] = [v.state.objects[a], v.state.objects[b]]
    return !one || !two || a === b || !isPair(one, two) || !fine(one) || !fine(two)
  })

/** Melding: two cards of a pair are put onto the battlefield as one permanent; what cannot be melded stays where it is. */
export const melding = room(
  '701.42',
  'Meld',
  [
    result('701.42a', 'meld', (_, { objects: [object, other], player }) => [
      { type: 'move', object, with: other, to: 'battlefield', controller: player, facing: { up: 'other' } },
    ]),
    melds((o) => o.kind === 'card' && !o.facing?.faceDown),
  ],
  [
    believes(
      'meld-token',
      melds(() => true),
    ),
  ],
)
