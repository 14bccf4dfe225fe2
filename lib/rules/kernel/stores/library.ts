import { entry } from '#lib/base/copy'
import { stateWith } from '../copies'
import type { EventOf } from '../events'
import { patch, type Stores } from '../keep'
import type { GameState } from '../state'

/** Another top card is revealed, or none any more. */
function show(s: GameState, { player, object }: EventOf<'showTop'>): GameState {
  const { [player]: _, ...others } = s.shown
  if (object === undefined) return stateWith(s, { shown: others })
  return patch(stateWith(s, { shown: entry(others, player, object) }), object, { seen: true })
}

/** Cards that are shown, or looked at. */
export const libraryStores = {
  showTop: (s, e) => show(s, e),
  letLook: (s, e) => patch(s, e.object, { lookers: [...(s.objects[e.object]?.lookers ?? []), e.player] }),
  uncover: (s, e) => {
    const { [e.object]: o } = s.objects
    if (!o) return s
    const { lookers: _, ...open } = o
    return stateWith(s, { objects: entry(s.objects, e.object, open) })
  },
} satisfies Stores
