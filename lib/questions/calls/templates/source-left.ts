import { type Effect, type ScriptStep, scenario } from '#lib/rules/index'
import { TAP } from '../../parts'
import { callTemplate } from '../call-template'
import { printedIdle } from '../idle-kinds'

/** An ability would finish a player, who has got rid of its source: was it activated by then, and what does it count? */
export const sourceLeft = callTemplate({
  id: 'source-left',
  version: 5,
  about: ['113.6', '113.7a'],
  told: {
    name: ['sciamano', 'strega', 'arciera', 'vampiro', 'centauro'],
    power: [2, 3, 4],
    toughness: [1, 2],
  },
  untold: { text: ['fixed', 'power'], answer: ['destroy', 'shrink'], when: ['after', 'before'] },
  assumed: { text: 'fixed', answer: 'destroy', when: 'after' },
  beliefs: ['ability-dies-with-source'],
  // Independent of its source, it counts what the source last was.
  because: (p) => (p.when === 'before' ? '113.6' : '113.7a'),
  idle: {
    ...printedIdle('name', 'A'),
    lands: 'N',
    life: 'A',
    poison: 'A',
    creatures: 'N',
    step: '',
    turn: 'A',
  },
  scenario: (p) => {
    const drain: Effect = {
      do: 'loseLife',
      who: 'opponent',
      amount: p.text === 'power' ? { powerOf: 'self' } : p.power,
    }
    const answer: ScriptStep = {
      effect:
        p.answer === 'destroy'
          ? { do: 'destroy', what: p.name }
          : { do: 'pump', what: p.name, power: -2, toughness: -2 },
      by: 'N',
      name: 'Nebbia',
    }
    const activate: ScriptStep = { activate: p.name }
    return scenario()
      .turn('A', 'main1')
      .life('N', p.power)
      .creature('A', p.name, `${p.power}/${p.toughness}`, [], {
        abilities: [{ type: 'activated', cost: [TAP], effect: drain }],
      })
      .act(...(p.when === 'after' ? [activate, answer] : [answer, activate]), 'resolve-all')
      .done()
  },
  probe: () => ({ ask: 'lost', player: 'N' }),
})
