import { type ScriptStep, scenario } from '#lib/rules/index'
import { callTemplate } from '../call-template'
import { thereIdle } from '../idle-kinds'

/** A creature with counters is made small and damaged: are its power and toughness set, or lowered, or is its power alone? is damage marked? */
export const madeSmall = callTemplate({
  id: 'made-small',
  version: 5,
  about: ['613.4', '704.5g'],
  told: { name: ['orso', 'troll', 'belva', 'colosso'], size: [3, 4], counters: [3, 4], base: [1] },
  untold: { how: ['shrink', 'set', 'weaken'], marked: ['none', 'some', 'much'] },
  assumed: { how: 'shrink', marked: 'none' },
  beliefs: ['set-pt-removes-counters'],
  fits: (_, p) => p.how === 'set',
  unknown: [{ rule: '704.5g', reason: '120.5' }],
  supposable: ['how'],
  // That the damage is not lethal is so whatever has left the toughness as it is.
  holds: (reason) => reason === '704.5g',
  because: (p, survives) => (survives && p.how === 'set' ? '613.4' : '704.5g'),
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
          : { do: 'pump', what: p.name, power: -less, toughness: p.how === 'shrink' ? -less : 0 },
      by: 'N',
      name: 'Languore',
    }
    return scenario()
      .turn('N', 'main1')
      .creature('A', p.name, `${p.size}/${p.size}`, [], { counters: { '+1/+1': p.counters } })
      .act(
        ...(p.marked === 'none' ? [] : [hit(p.marked === 'some' ? 1 : p.size, 'Brace')]),
        small,
        hit(p.counters, 'Scintilla'),
      )
      .done()
  },
  // That counters come after what is set is why the damage is measured by so much.
  explains: (p) => (p.how === 'set' ? ['613.4'] : []),
  // Some is lethal with the rest to what has been made small, much to the creature as it was; neither kills before.
  valid: (p) => p.size <= p.counters && (p.marked === 'none' || p.how !== 'shrink'),
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
