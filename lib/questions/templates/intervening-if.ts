import type { Ability, Effect, ObjectSpec } from '#lib/rules/index'
import { scenario } from '#lib/rules/index'
import { drain, gain, instant } from '../parts'
import { template } from '../template'

/** «All'inizio di ogni mantenimento, se hai almeno (o al massimo) N punti vita, …» */
const clock = (
  id: string,
  total: { readonly atLeast: number } | { readonly atMost: number },
  effect: Effect,
): ObjectSpec => {
  const ability: Ability = {
    type: 'triggered',
    when: { event: 'step', step: 'upkeep' },
    if: { amount: { lifeOf: 'you' }, ...total },
    effect,
  }
  return { id, types: ['artifact'], abilities: [ability] }
}

/** Two abilities with a condition: that of one player is true as the upkeep begins and false as it resolves, the other's the other way round. */
export const interveningIf = template({
  id: 'intervening-if',
  version: 3,
  claims: ['603.4', '608.2a'],
  axes: {
    life: [10, 12, 15, 18, 20],
    loss: [1, 2, 3, 4],
    first: ['clessidra', 'meridiana', 'campana'],
    second: ['lanterna', 'statua', 'obelisco'],
    gained: [4, 5, 6],
    other: [1, 2, 3],
    above: [1, 2, 5],
  },
  beliefs: ['intervening-if-once', 'intervening-if-later'],
  scenario: (p) => ({
    ...scenario()
      .life('A', p.life)
      .turn('A', 'untap')
      .life('N', p.life + p.above)
      .permanent('A', clock(p.first, { atLeast: p.life }, gain(p.gained)))
      .permanent('N', clock(p.second, { atMost: p.life + p.above - p.loss }, drain(p.other)))
      .act({ step: 'upkeep' }, { cast: 'folgore', by: 'N' }, 'resolve-all')
      .done(),
    hand: { N: [instant('folgore', { do: 'loseLife', who: 'each', amount: p.loss })] },
  }),
  probe: () => ({ ask: 'life', player: 'A' }),
})
