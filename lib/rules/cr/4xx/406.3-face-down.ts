import type { ActionOf } from '../../kernel/action'
import { NOTHING } from '../../kernel/card'
import { isPlayer, objectOf } from '../../kernel/look'
import { believes, legality, names, query, type Rule, room, rule } from '../../kernel/rule'
import { letsLook } from '../../kernel/shown'
import type { GameObject } from '../../kernel/state'
import type { View } from '../../kernel/view'

type Look = ActionOf<'look'>

const hidden = (v: View, { zone, object }: Pick<Look, 'zone' | 'object'>): GameObject | undefined => {
  const o = zone === 'exile' && object !== undefined ? v.state.objects[object] : undefined
  return o?.lookers && o
}

/** Who may look at a face-down card: who has been allowed to, and whoever is thought always to be, as its owner or as who exiled it. */
const looking = (always: (v: View, o: GameObject) => string | undefined, as?: 'owner' | 'exiler'): Rule =>
  rule(
    '406.3',
    legality('406.3', 'look', (v, a) =>
      hidden(v, a) && v.ask('mayLook', a) !== true
        ? { reason: 'exiled-face-down', detail: { object: a.object ?? '', player: a.player } }
        : undefined,
    ),
    query('406.3', 'mayLook', (v, a) => {
      const o = hidden(v, a)
      const may = o && (o.lookers?.includes(a.player) || always(v, o) === a.player)
      return may || (o && letsLook(v, o.id).includes(a.player)) || undefined
    }),
    query('406.3', 'keepsLooking', () => true),
    ...(as ? [query('406.3', 'looksAs', () => as)] : []),
  )

/** Whoever controls, or last controlled, what exiled it; or who exiled it, where nothing did. */
const exiler = (v: View, { exiledBy }: GameObject): string | undefined =>
  exiledBy === undefined || isPlayer(v, exiledBy) ? exiledBy : objectOf(v, exiledBy) && v.controller(exiledBy)

/** A card exiled face down is nothing that anybody could see; who was once allowed to look at it may do so as long as it lies there. */
export const exiledFaceDown = room(
  '406.3',
  'Face-down cards in exile',
  [
    looking(() => undefined),
    names('406.3', 'exile', (_, e) => e.lookers !== undefined),
    rule(
      '406.3a',
      query('406.3a', 'copiable', (_, { object }) =>
        object.lookers && object.zone === 'exile' ? { ...NOTHING } : undefined,
      ),
      query('406.3a', 'uncovers', (_, { as }) => as !== 'face-down'),
    ),
  ],
  [
    believes(
      'facedown-exile-owner-looks',
      looking((_, o) => o.owner, 'owner'),
    ),
    believes('facedown-exile-exiler-looks', looking(exiler, 'exiler')),
  ],
)
