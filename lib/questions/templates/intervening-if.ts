import { type Ability, type ObjectSpec, scenario } from '#lib/rules/index'
import { drain, gain, instant } from '../parts'
import { template } from '../template'

/** «All'inizio del tuo mantenimento, se hai almeno (o al massimo) N punti vita, guadagni M punti vita.» */
const clock = (id: string, total: { readonly atLeast: number } | { readonly atMost: number }, n: number): ObjectSpec => {
  const ability: Ability = {
    type: 'triggered',
    when: { event: 'step', step: 'upkeep', player: 'you' },
    if: { amount: { lifeOf: 'you' }, ...total },
    effect: gain(n),
  }
  return { id, types: ['artifact'], abilities: [ability] }
}

/** Two abilities with a condition: one is true as the upkeep begins and false as it resolves, the other the other way round. */
export const interveningIf = template({
  id: 'intervening-if',
  version: 2,
  claims: ['603.4', '608.2a'],
  axes: {
    life: [10, 12, 15, 18, 20],
    loss: [1, 2, 3, 4],
    first: ['clessidra', 'meridiana', 'campana'],
    second: ['lanterna', 'statua', 'obelisco'],
    gained: [4, 5, 6],
    other: [1, 2, 3],
  },
  beliefs: ['intervening-if-once', 'intervening-if-later'],
  scenario: (p) => ({
    ...scenario()
      .life('A', p.life)
      .turn('A', 'untap')
      .permanent('A', clock(p.first, { atLeast: p.life }, p.gained))
      .permanent('A', clock(p.second, { atMost: p.life - p.loss }, p.other))
      .act({ step: 'upkeep' }, { cast: 'folgore', by: 'N' }, 'resolve-all')
      .done(),
    hand: { N: [instant('folgore', drain(p.loss))] },
  }),
  probe: () => ({ ask: 'life', player: 'A' }),
})
