import { and, phrase, verb } from '../../grammar/index'
import { object } from '../telling/context'
import { last } from './scene'
import type { Whys } from './why'

/** Variants. */
export const variantWhys: Whys = {
  '810.4': (t) =>
    last(t, 'damage') || last(t, 'loseLife')
      ? phrase`la squadra ha un totale solo, e ciò che perde ogni giocatore si toglie da lì`
      : undefined,
  '903.9a': (t) => {
    const dead = (t.evaluation.trace?.happenings ?? []).flatMap(({ event: e, fate, batch }) => {
      if (e.type !== 'move' || fate !== 'happened' || e.to !== 'graveyard') return []
      const { objects, commanders = [] } = t.view(Math.max(0, batch - 1)).state
      const o = objects[e.object]
      return o?.zone === 'battlefield' && commanders.some((card) => card === o.card) ? [object(t, o.id)] : []
    })
    return dead.length === 0
      ? undefined
      : phrase`anche un comandante muore: ${and(dead)} ${verb('va', dead)} nel cimitero, e solo dopo ${verb('può', dead)} andare nella zona di comando`
  },
}
