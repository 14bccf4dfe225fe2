import type { Triggered } from '../../kernel/card'
import type { Effect } from '../../kernel/effect'
import { isActive } from '../../kernel/look'
import { believes, legality, query, result, room, rule, trigger } from '../../kernel/rule'
import { triggerOf } from '../../kernel/triggered'

/** Whether an effect only takes something from whoever controls it, as far as a declined ability is believed in. */
const costs = (e: Effect): boolean => e.do === 'loseLife' && e.who === 'you'

const apart = query('113.3b', 'castingActivates', () => false)

/** As though a static ability went on the stack as its permanent enters. */
const announcing = trigger('113.3d', 'move', (e, _, after) =>
  e.to === 'battlefield' &&
  e.as !== undefined &&
  after.lasting().some((a) => !a.fixed && a.source === e.as && 'modify' in a.effect)
    ? [triggerOf(after, e.as, NOTHING, e)]
    : [],
)
const NOTHING: Triggered = {
  type: 'triggered',
  when: { event: 'enters', object: 'self' },
  effect: { do: 'sequence', steps: [] },
}

/**
 * An activated ability is activated, and nothing else is: as often, and whenever, its cost is paid by who has priority. A triggered one triggers by
 * itself, whatever comes of it for its controller. A static one is simply true.
 */
export const kindsOfAbilities = room(
  '113.3',
  'Kinds of abilities',
  [apart, query('113.3c', 'triggersUnasked', () => true), query('113.3d', 'staticsHold', () => 'always')],
  [
    believes(
      'trigger-may-be-declined',
      query('113.3c', 'triggersUnasked', (_, { ability }) => !('effect' in ability && costs(ability.effect))),
    ),
    believes(
      'static-happens-once',
      query('113.3d', 'staticsHold', () => 'once'),
    ),
    believes(
      'static-uses-stack',
      rule(
        '113.3d',
        query('113.3d', 'staticsHold', () => 'resolved'),
        announcing,
      ),
    ),
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
