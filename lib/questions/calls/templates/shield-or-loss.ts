import { type Effect, type ScriptStep, scenario } from '#lib/rules/index'
import { shield } from '../../parts'
import { callTemplate } from '../call-template'

/** A spell takes more life than there is, and there is a shield: is it damage, can it be prevented, is the shield whole? */
export const shieldOrLoss = callTemplate({
  id: 'shield-or-loss',
  version: 3,
  about: ['615.1', '615.7', '615.12'],
  told: { life: [2, 3, 4, 5, 6], more: [0, 1, 2, 3] },
  untold: { how: ['damage', 'lose', 'unpreventable'], used: [false, true] },
  assumed: { how: 'damage', used: false },
  beliefs: ['life-loss-preventable'],
  fits: (_, p) => p.how === 'lose',
  unknown: [{ rule: '704.5a', reason: '704.3' }],
  because: (p) => (p.used ? '615.7' : p.how === 'unpreventable' ? '615.12' : '615.1'),
  valid: (p) => !p.used || p.how === 'damage',
  idle: {
    color: 'marea',
    manaValue: 'marea',
    lands: 'N',
    life: 'A',
    poison: 'A',
    creatures: 'N',
    step: '',
    turn: 'A',
  },
  scenario: (p) => {
    const amount = p.life + p.more
    const blow: Effect =
      p.how === 'lose'
        ? { do: 'loseLife', who: 'N', amount }
        : {
            do: 'damage',
            amount,
            to: { player: 'N' },
            ...(p.how === 'unpreventable' ? { unpreventable: true as const } : {}),
          }
    const spark: ScriptStep = {
      effect: { do: 'damage', amount: p.life, to: { player: 'N' } },
      by: 'A',
      name: 'Scintilla',
    }
    return scenario()
      .turn('A', 'main1')
      .life('N', p.life)
      .lasting(shield('N', amount))
      .act(...(p.used ? [spark] : []), { effect: blow, by: 'A', name: 'Marea' })
      .done()
  },
  probe: () => ({ ask: 'lost', player: 'N' }),
})
