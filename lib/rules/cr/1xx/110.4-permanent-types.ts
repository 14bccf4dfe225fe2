import { believes, legality, query, type Rule, room, rule } from '../../kernel/rule'

const SPELLS = ['artifact', 'battle', 'creature', 'enchantment', 'planeswalker']

/** Spells of these types become permanents. */
const permanentSpell = (types: readonly string[]): Rule =>
  query('110.4b', 'permanentSpell', (v, { object }) => v.characteristics(object).types.some((t) => types.includes(t)))

/** A permanent spell is of a type that stays on the battlefield; lands are not cast, and no spell is a land. */
export const permanentTypes = room(
  '110.4',
  'Permanent types',
  [
    rule(
      '110.4b',
      permanentSpell(SPELLS),
      legality('110.4b', 'cast', (v, { object }) =>
        v.characteristics(object).types.includes('land') ? { reason: 'land-not-cast', detail: { object } } : undefined,
      ),
    ),
  ],
  [believes('land-is-spell', permanentSpell([...SPELLS, 'land']))],
)
