import { scenario } from '#lib/rules/index'
import { cannot, payForCard } from '../../parts'
import { callTemplate } from '../call-template'

/** A player pays life, perhaps all of it: how much was there, and may they lose any? */
export const payItAll = callTemplate({
  id: 'pay-it-all',
  version: 4,
  about: ['119.4', '119.8'],
  told: { source: ['altare', 'calice', 'scrigno', 'obelisco'], pay: [2, 3, 4, 5, 6] },
  untold: { left: [0, -1], barred: [false, true] },
  assumed: { left: 0, barred: false },
  beliefs: ['cannot-pay-all-life', 'pay-life-below-zero', 'zero-life-immediate-loss', 'cant-lose-life-pays-free'],
  fits: (belief, p) =>
    belief === 'cant-lose-life-pays-free'
      ? p.barred
      : belief === 'pay-life-below-zero'
        ? p.left < 0
        : p.left === 0 && !p.barred,
  because: (p) => (p.barred ? '119.8' : '119.4'),
  valid: (p) => p.left === 0 || !p.barred,
  idle: { manaValue: 'source', lands: 'N', life: 'N', creatures: 'N', step: '', turn: 'A' },
  scenario: (p) => {
    const begun = scenario()
      .turn('A', 'main1')
      .life('A', p.pay + p.left)
      .permanent('A', payForCard(p.source, p.pay))
    return (p.barred ? begun.lasting(cannot('A', 'lose-life')) : begun).act({ activate: p.source, by: 'A' }).done()
  },
  probe: () => ({ ask: 'legal', action: 0 }),
})
