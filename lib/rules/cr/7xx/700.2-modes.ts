import { modesOf } from '../../kernel/parts'
import { believes, ignores, legality, query, room, rule } from '../../kernel/rule'

const number = legality('700.2a', 'announce', (_, { object, ability, announced: { modes } }) => {
  const of = modesOf(ability)
  const known = modes.every((n) => of?.list[n] !== undefined)
  const enough = of === undefined || (of.choose === 'one-or-more' ? modes.length > 0 : modes.length === of.choose)
  return known && enough ? undefined : { reason: 'wrong-modes', detail: { object } }
})

/** The modes of a spell are chosen as it is cast, each once unless it says otherwise. */
export const modal = room(
  '700.2',
  'Modes',
  [
    rule(
      '700.2a',
      number,
      query('700.2a', 'resolvingModes', (_, { announced }) => announced),
    ),
    query('700.2b', 'choosableModes', (_, { legal }) => legal),
    legality('700.2d', 'announce', (_, { object, ability, announced: { modes } }) =>
      new Set(modes).size < modes.length && !modesOf(ability)?.repeat
        ? { reason: 'repeated-mode', detail: { object } }
        : undefined,
    ),
  ],
  [
    believes(
      'modes-chosen-on-resolution',
      rule(
        '700.2a',
        number,
        query('700.2a', 'resolvingModes', (_, { announced, possible }) =>
          announced.every((n) => possible.includes(n)) ? announced : possible.slice(0, announced.length),
        ),
        query('700.2a', 'modesWait', () => true),
      ),
    ),
    ignores('escalate-repeat-mode', '700.2d'),
  ],
)
