import type { ObjectId } from '../../kernel/ids'
import { hasSubtype, objectCant } from '../../kernel/look'
import { leftTo } from '../../kernel/offered'
import { believes, ignores, names, query, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** Whether a spell, or a copy of one, becomes a permanent as it resolves. */
const becomes = (v: View, object: ObjectId, kind: 'card' | 'copy'): boolean =>
  (v.state.objects[object]?.kind === 'copy') === (kind === 'copy') && v.ask('permanentSpell', { object }) === true

/** Resolving: nothing when every target is illegal; then an instant or sorcery to the graveyard, a permanent onto the battlefield. */
export const resolving = room(
  '608.2',
  'Resolving spells and abilities',
  [
    query('608.2a', 'checksCondition', (_, { at }) => (at === 'resolution' ? true : undefined)),
    names('608.2a', 'fail', (_, e) => e.why === 'condition'),
    // Who knows no target of an Aura sees none that is illegal.
    query('608.2b', 'failsWithoutTargets', (_, { legal }, before) => before ?? legal === 0),
    names('608.2c', 'place'),
    names(
      '608.2d',
      'resolve',
      (v, { object }) => leftTo(v, object) === 'may' && v.state.objects[object]?.kind !== 'ability',
    ),
    query('608.2g', 'castsWhileResolving', () => true),
    query('608.2n', 'afterResolving', (v, { object }, otherwise) =>
      v.state.objects[object]?.kind === 'ability' ? 'cease' : (otherwise ?? 'graveyard'),
    ),
    query('608.3', 'afterResolving', (v, { object }, otherwise) =>
      becomes(v, object, 'card') ? 'battlefield' : otherwise,
    ),
    names('608.3', 'resolve', (v, e) => v.ask('permanentSpell', { object: e.object }) === true),
    query('608.3f', 'afterResolving', (v, { object }, otherwise) =>
      becomes(v, object, 'copy') ? 'battlefield' : otherwise,
    ),
    names('608.3f', 'resolve', (v, e) => becomes(v, e.object, 'copy')),
    query('608.3c', 'entersAttachedTo', (v, { object }) =>
      hasSubtype(v, object, 'Aura') ? v.state.objects[object]?.onStack?.targets[0] : undefined,
    ),
  ],
  [
    ignores('intervening-if-once', '608.2a'),
    ignores('fizzle-still-gains', '608.2b'),
    ignores('madness-sorcery-timing', '608.2g'),
    believes(
      'uncounterable-no-target',
      query(
        '608.2b',
        'failsWithoutTargets',
        (v, { object, legal }) => legal === 0 && !objectCant(v, 'be-countered', object),
      ),
    ),
    believes(
      'partial-illegal-fizzles',
      query('608.2b', 'failsWithoutTargets', (_, { legal, total }) => legal < total),
    ),
  ],
)
