import { type ScriptStep, scenario } from '#lib/rules/index'
import { callTemplate } from '../call-template'
import { thereIdle } from '../idle-kinds'

/** A creature with counters is made small and damaged: are its power and toughness set, or lowered? is damage marked? */
export const madeSmall = callTemplate({
  id: 'made-small',
  version: 4,
  about: ['613.4', '704.5g'],
  told: { name: ['orso', 'troll', 'belva', 'colosso'], size: [3, 4], counters: [2, 3], base: [1] },
  untold: { how: ['shrink', 'set'], marked: [0, 1] },
  assumed: { how: 'shrink', marked: 0 },
  beliefs: ['set-pt-removes-counters'],
  fits: (_, p) => p.how === 'set',
  unknown: [{ rule: '704.5g', reason: '120.5' }],
  because: (_, survives) => (survives ? '613.4' : '704.5g'),
  idle: {
    ...thereIdle('name', 'A'),
    lands: 'N',
    life: 'A',
    poison: 'A',
    creatures: 'N',
    step: '',
    turn: 'N',
  },
  scenario: (p) => {
    const less = p.size + p.counters - p.base
    const hit = (amount: number, name: string): ScriptStep => ({
      effect: { do: 'damage', amount, to: { object: p.name } },
      by: 'N',
      name,
    })
    const small: ScriptStep = {
      effect:
        p.how === 'set'
          ? {
              do: 'change',
              what: p.name,
              modify: { layer: '7b', power: p.base, toughness: p.base },
              until: 'end-of-turn',
            }
          : { do: 'pump', what: p.name, power: -less, toughness: -less },
      by: 'N',
      name: 'Languore',
    }
    return scenario()
      .turn('N', 'main1')
      .creature('A', p.name, `${p.size}/${p.size}`, [], { counters: { '+1/+1': p.counters } })
      .act(...(p.marked > 0 && p.how === 'set' ? [hit(p.marked, 'Brace')] : []), small, hit(p.counters, 'Scintilla'))
      .done()
  },
  valid: (p) => p.marked === 0 || p.how === 'set',
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
