import { onTop, patch, type Stores } from '../keep'
import { FRESH } from '../move'
import type { GameObject } from '../state'

/** What is copied of a spell: the half or the face that was cast, of a card that has more; of one that is face down what it is so, face up (707.2). */
function copied({ printed, sides, facing }: GameObject): Pick<GameObject, 'printed' | 'sides' | 'facing'> {
  if (facing?.faceDown) return { printed: facing.faceDown }
  return { printed, ...(sides ? { sides } : {}), ...(facing ? { facing } : {}) }
}

/** Spells that are copied, and their targets. */
export const copiesStores = {
  copySpell: (s, e) => {
    const o = s.objects[e.object] ?? s.last[e.object]
    if (!o?.onStack) return s
    const id = e.label ?? `${o.card}!${s.clock}`
    const kind = o.kind === 'ability' ? 'ability' : 'copy'
    const { player, takes } = e
    const onStack = { ...o.onStack, targets: e.targets ?? takes?.targets ?? [] }
    const announced = takes?.announced
    return onTop(s, {
      ...FRESH,
      ...(announced ? { announced } : {}),
      id,
      card: id,
      ...copied(o),
      kind,
      owner: player,
      controller: player,
      zone: 'stack',
      timestamp: s.clock,
      onStack,
    })
  },
  retarget: (s, e) => {
    const o = s.objects[e.object]
    return o?.onStack ? patch(s, e.object, { onStack: { ...o.onStack, targets: e.targets } }) : s
  },
} satisfies Stores
