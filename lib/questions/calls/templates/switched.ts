import { type ScriptStep, scenario } from '#lib/rules/index'
import { callTemplate } from '../call-template'
import { thereIdle } from '../idle-kinds'

/** Power and toughness are switched, and there is help: of which kind, and in time? */
export const switched = callTemplate({
  id: 'switched',
  version: 5,
  about: ['613.4', '704.5g'],
  told: {
    name: ['golem', 'muro', 'tartaruga', 'statua'],
    power: [1, 2],
    toughness: [4, 5],
    plus: [3, 4],
    damage: [2, 3],
  },
  untold: { gives: ['toughness', 'power'], when: ['before', 'after'] },
  assumed: { gives: 'toughness', when: 'before' },
  beliefs: ['switch-before-modifiers'],
  // A bonus that comes after the damage comes too late for whoever switches first, too.
  fits: (_, p) => p.when === 'before',
  supposable: ['gives', 'when'],
  because: (p) => (p.when === 'after' ? '704.5g' : '613.4'),
  valid: (p) => p.power <= p.damage && p.damage < p.power + p.plus,
  idle: {
    ...thereIdle('name', 'A'),
    lands: 'A',
    life: 'N',
    poison: 'N',
    creatures: 'N',
    step: '',
    turn: 'N',
  },
  scenario: (p) => {
    const help: ScriptStep = {
      effect: {
        do: 'pump',
        what: p.name,
        power: p.gives === 'power' ? p.plus : 0,
        toughness: p.gives === 'power' ? 0 : p.plus,
      },
      by: 'A',
      name: 'Vigore',
    }
    const hit: ScriptStep = {
      effect: { do: 'damage', amount: p.damage, to: { object: p.name } },
      by: 'N',
      name: 'Scintilla',
    }
    return scenario()
      .turn('N', 'main1')
      .creature('A', p.name, `${p.power}/${p.toughness}`)
      .act(
        {
          effect: { do: 'change', what: p.name, modify: { layer: '7d' }, until: 'end-of-turn' },
          by: 'N',
          name: 'Vortice',
        },
        ...(p.when === 'before' ? [help, hit] : [hit, help]),
      )
      .done()
  },
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
