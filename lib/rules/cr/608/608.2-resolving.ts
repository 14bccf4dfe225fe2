import { believes, ignores, query, room } from '../../kernel/rule'

/** Resolving: nothing when every target is illegal; then an instant or sorcery to the graveyard, a permanent onto the battlefield. */
export const resolving = room(
  '608.2',
  'Resolving spells and abilities',
  [
    query('608.2b', 'failsWithoutTargets', (_, { legal }) => legal === 0),
    query('608.2g', 'castsWhileResolving', () => true),
    query('608.2n', 'afterResolving', (v, { object }) =>
      v.state.objects[object]?.kind === 'ability' ? 'cease' : 'graveyard',
    ),
    query('608.3', 'afterResolving', (v, { object }, otherwise) => {
      const { types } = v.characteristics(object)
      const permanent = types.some((t) => ['artifact', 'battle', 'creature', 'enchantment', 'planeswalker'].includes(t))
      return permanent ? 'battlefield' : otherwise
    }),
  ],
  [
    ignores('fizzle-still-gains', '608.2b'),
    ignores('madness-sorcery-timing', '608.2g'),
    believes(
      'partial-illegal-fizzles',
      query('608.2b', 'failsWithoutTargets', (_, { legal, total }) => legal < total),
    ),
  ],
)
