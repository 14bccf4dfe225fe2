import { asCast } from '../../kernel/facing'
import { asOne, isSorceryTime } from '../../kernel/look'
import { letsPlay } from '../../kernel/pattern'
import { believes, legality, names, query, type Rule, result, room, rule } from '../../kernel/rule'

/** When a land may be played, and from where. */
const allowed = legality('116.2a', 'play', (v, { player, object, as }) => {
  const { state: s } = v
  const o = s.objects[object]
  const detail = { object, player }
  if (!(as ? asCast(v, object, as) : v.characteristics(object)).types.includes('land'))
    return { reason: 'not-a-land', detail }
  const may = letsPlay(v, object, player, { as })
  if (o?.zone !== 'hand' && !may) return { reason: 'not-in-hand', detail }
  if (o?.owner !== player && !may) return { reason: 'not-owned', detail }
  if (!asOne(v, player, s.priority.player)) return { reason: 'no-priority', detail }
  return isSorceryTime(v, player) ? undefined : { reason: 'sorcery-timing', detail }
})

const goesTo = (to: 'battlefield' | 'stack'): Rule =>
  result('116.2a', 'playLand', (v, { object, player, as }) => {
    const facing = as && v.ask('playedFacing', { object, as })
    return [{ type: 'move', object, to, controller: player, verb: 'play', ...(facing ? { facing } : {}) }]
  })

/** Playing a land and suspending a card are special actions: nothing goes on the stack, and nobody can respond. */
export const specialActions = room(
  '116.2',
  'Special actions',
  [
    rule('116.2a', allowed, goesTo('battlefield')),
    names('116.2a', 'playLand'),
    query('116.2f', 'specialUsesStack', (_, { type }) => (type === 'suspend' ? false : undefined)),
  ],
  [
    believes(
      'respond-to-land',
      rule(
        '116.2a',
        allowed,
        goesTo('stack'),
        query('116.2a', 'afterResolving', (v, { object }) =>
          v.characteristics(object).types.includes('land') ? 'battlefield' : undefined,
        ),
      ),
    ),
    believes(
      'suspend-uses-stack',
      query('116.2f', 'specialUsesStack', () => true),
    ),
  ],
)
