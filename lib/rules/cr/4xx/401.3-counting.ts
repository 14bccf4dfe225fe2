import { believes, legality, query, room, rule } from '../../kernel/rule'

const counted = query('401.3', 'mayCount', (_, { zone }) => zone === 'library' || undefined)

/** Everybody may count the cards of any library at any time. */
export const countingLibraries = room(
  '401.3',
  'Counting libraries',
  [counted],
  [
    believes(
      'library-count-hidden',
      rule(
        '401.3',
        counted,
        legality('401.3', 'count', (_, { zone, player, of }) =>
          zone === 'library' && player !== of ? { reason: 'hidden-zone', detail: { player: of } } : undefined,
        ),
      ),
    ),
  ],
)
