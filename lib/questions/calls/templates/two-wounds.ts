import { type Effect, type ScriptStep, scenario } from '#lib/rules/index'
import { card } from '../../parts'
import { callTemplate } from '../call-template'

/** A creature was damaged twice, less than its toughness each time and more in all: in one turn? with help? was something prevented? */
export const twoWounds = callTemplate({
  id: 'two-wounds',
  version: 2,
  about: ['514.2', '704.5g'],
  told: {
    name: ['grifone', 'pantera', 'cervo', 'lupo', 'orso'],
    foe: ['ragno', 'serpe', 'vipera'],
    power: [1, 2, 3],
    toughness: [3, 4, 5],
    first: [1, 2, 3],
    second: [2, 3, 4],
  },
  untold: { when: ['now', 'before'], prevented: [0, 1], help: [0, 2] },
  assumed: { when: 'now', prevented: 0, help: 0 },
  beliefs: ['damage-destroys-directly'],
  because: (p, survives) => (survives && p.when === 'before' ? '514.2' : '704.5g'),
  // Of two things that save it each would be a reason.
  valid: (p) =>
    p.first < p.toughness &&
    p.second < p.toughness &&
    p.first + p.second >= p.toughness &&
    [p.when === 'before', p.prevented > 0, p.help > 0].filter(Boolean).length < 2,
  scene: (p) =>
    scenario()
      .turn('N', 'main1')
      .creature('A', p.name, `${p.power}/${p.toughness}`)
      .graveyard('N', [{ id: p.foe, pt: `${p.first}/1` }, card('scintilla', 'instant')])
      .done(),
  scenario: (p) => {
    const hurt = (amount: number): Effect => ({ do: 'damage', amount, to: { object: p.name } })
    const wound: readonly ScriptStep[] = [
      { effect: hurt(p.first), by: 'N', source: p.foe },
      { effect: { do: 'destroy', what: p.foe }, by: 'A' },
    ]
    const ward: ScriptStep = {
      effect: { do: 'lasting', effect: { prevent: p.prevented, to: { id: p.name } } },
      by: 'A',
      name: 'Corazza',
    }
    const next: readonly ScriptStep[] = [{ step: 'upkeep' }, { step: 'main1' }]
    return scenario()
      .turn('A', 'main1')
      .creature('A', p.name, `${p.power}/${p.toughness}`)
      .creature('N', p.foe, `${p.first}/1`)
      .act(...(p.when === 'before' ? [...wound, ...next] : [...next, ...wound]))
      .act(
        ...(p.help > 0
          ? [{ effect: { do: 'pump', what: p.name, power: 0, toughness: p.help }, by: 'A', name: 'Vigore' } as const]
          : []),
      )
      .act(...(p.prevented > 0 ? [ward] : []), { effect: hurt(p.second), by: 'N', name: 'Scintilla' })
      .done()
  },
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
