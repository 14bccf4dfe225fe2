import { objectOf, onBattlefield } from '../../kernel/look'
import { believes, cant, ignores, query, room, rule } from '../../kernel/rule'

/** A token belongs to whoever creates it, is what its effect says and nothing else, is no card, and exists on the battlefield alone. */
export const tokens = room(
  '111.2',
  'Tokens',
  [
    query('111.1', 'isToken', (v, { object }) =>
      object === undefined ? undefined : objectOf(v, object)?.kind === 'token',
    ),
    // Who lets an effect of their own create a token for themselves would own it without this.
    query('111.2', 'tokenOwner', (_, { event }) => (event.by === event.player ? undefined : event.player)),
    query('111.3', 'tokenIs', (_, { what }) => what),
    query('111.6', 'isCard', (v, { object }) => objectOf(v, object)?.kind === 'card'),
    query('111.7', 'tokensCease', () => true),
    query('111.13', 'copyEnters', () => 'as-token'),
    cant('111.8', 'move', (v, { object }) => objectOf(v, object)?.kind === 'token' && !onBattlefield(v, object)),
  ],
  [
    believes(
      'token-owner-spell-controller',
      query('111.2', 'tokenOwner', (_, { event }) => event.by),
    ),
    believes(
      'token-is-card',
      query('111.6', 'isCard', (v, { object }) => objectOf(v, object)?.kind !== 'ability'),
    ),
    believes(
      'token-does-not-die',
      rule(
        '111.7',
        query('111.7', 'tokensCease', () => true),
        query('111.7', 'isEvent', (v, { event: e, for: purpose }) =>
          purpose === 'trigger' && e.type === 'move' && e.to === 'graveyard' && objectOf(v, e.object)?.kind === 'token'
            ? false
            : undefined,
        ),
      ),
    ),
    ignores('token-blink-returns', '111.8'),
    believes(
      'spell-copy-token-created',
      query('111.13', 'copyEnters', () => 'created'),
    ),
  ],
)
