import { isActive } from '../../kernel/look'
import { believes, legality, query, result, room, rule } from '../../kernel/rule'

const apart = query('113.3b', 'castingActivates', () => false)

/** An activated ability is activated, and nothing else is: as often, and whenever, its cost is paid by who has priority. */
export const kindsOfAbilities = room(
  '113.3',
  'Kinds of abilities',
  [apart],
  [
    believes(
      'casting-is-activating',
      query('113.3b', 'castingActivates', () => true),
    ),
    believes(
      'ability-once-a-turn',
      rule(
        '113.3b',
        apart,
        result('113.3b', 'activate', (_, { source }) => [{ type: 'useLoyalty', object: source }]),
        legality('113.3b', 'activate', (v, { object }) =>
          v.state.objects[object]?.loyaltyUsed === v.state.turn.number
            ? { reason: 'ability-used', detail: { object } }
            : undefined,
        ),
      ),
    ),
    believes(
      'ability-only-own-turn',
      rule(
        '113.3b',
        apart,
        legality('113.3b', 'activate', (v, { player }) =>
          isActive(v, player) ? undefined : { reason: 'not-own-turn', detail: { player } },
        ),
      ),
    ),
  ],
)
