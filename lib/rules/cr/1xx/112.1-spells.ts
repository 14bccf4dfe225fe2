import { believes, query, room } from '../../kernel/rule'

/** A spell is a card that is cast, or a copy of one: an ability on the stack is none. */
export const spells = room(
  '112.1',
  'Spells',
  [query('112.1', 'abilityIsSpell', () => false)],
  [
    believes(
      'ability-is-spell',
      query('112.1', 'abilityIsSpell', () => true),
    ),
  ],
)
