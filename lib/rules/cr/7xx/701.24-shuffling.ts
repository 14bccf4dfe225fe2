import type { EventOf } from '../../kernel/events'
import type { ObjectId } from '../../kernel/ids'
import { isAnonymous } from '../../kernel/library'
import { librarySize } from '../../kernel/look'
import { believes, query, result, room } from '../../kernel/rule'
import { illegalAnswer } from '../../kernel/signal'
import type { View } from '../../kernel/view'

/** The order in which a scenario says that a library lies; without a word nobody knows. */
function stated(v: View, { player, but = [] }: EventOf<'shuffle'>): readonly (ObjectId | undefined)[] | undefined {
  const cards = (v.state.own.library[player] ?? []).filter((id) => !but.includes(id))
  const named = new Map(
    cards.flatMap((id) => (isAnonymous(id) ? [] : [[v.state.objects[id]?.card ?? id, id] as const])),
  )
  const request = { choose: 'shuffle', player, of: 'library', options: [...named.keys()] } as const
  if (!v.answers(request)) return undefined
  const answer = v.choose(request)
  const list: readonly string[] = Array.isArray(answer) ? answer : []
  const order = list.map((name) => named.get(name))
  const known = order.filter((id) => id !== undefined)
  const blank = list.filter((name) => /^card(\/\d+)?$/.test(name)).length
  const fits =
    known.length === named.size &&
    new Set(known).size === named.size &&
    blank + known.length === list.length &&
    blank <= librarySize(v, player) - but.length - named.size
  return fits ? order : illegalAnswer(request, answer)
}

/** Shuffling: no player knows the order any more; what an effect sets aside stays out of it. */
export const shuffling = room(
  '701.24',
  'Shuffle',
  [
    result('701.24a', 'shuffle', (v, e) => {
      const order = stated(v, e)
      const { player, but = [] } = e
      const cards = librarySize(v, player) - but.length
      return [{ type: 'randomize', player, cards, ...(order ? { order } : {}), ...(but.length ? { but } : {}) }]
    }),
    query('701.24b', 'setsAside', () => true),
    query('701.24c', 'shufflesAnyway', () => true),
  ],
  [
    believes(
      'found-card-shuffled-in',
      query('701.24b', 'setsAside', () => false),
    ),
    believes(
      'shuffler-knows-order',
      result('701.24a', 'shuffle', () => undefined),
    ),
    believes(
      'shuffle-needs-object',
      query('701.24c', 'shufflesAnyway', () => false),
    ),
  ],
)
