import { type Effect, type ScriptStep, scenario } from '#lib/rules/index'
import { card } from '../../parts'
import { callTemplate } from '../call-template'

/** A creature was damaged twice, less than its toughness each time and more in all: in one turn? with help? was something prevented? */
export const twoWounds = callTemplate({
  id: 'two-wounds',
  version: 5,
  about: ['514.2', '704.5g'],
  told: {
    name: ['grifone', 'pantera', 'cervo', 'lupo', 'orso'],
    foe: ['ragno', 'serpe', 'vipera'],
    power: [1, 2, 3],
    toughness: [3, 4, 5],
    first: [1, 2, 3],
    second: [2, 3, 4],
  },
  untold: { when: ['now', 'before'], prevented: [false, true], help: [false, true] },
  assumed: { when: 'now', prevented: false, help: false },
  beliefs: ['damage-destroys-directly'],
  because: (p, survives) => (survives && p.when === 'before' ? '514.2' : '704.5g'),
  // Of two things that save it each would be a reason.
  valid: (p) =>
    p.first < p.toughness &&
    p.second < p.toughness &&
    p.first + p.second >= p.toughness &&
    [p.when === 'before', p.prevented, p.help].filter(Boolean).length < 2,
  spoken: ['graveyard:A', 'graveyard:N'],
  idle: { manaValue: 'name', language: 'foe', owner: ['name', 'A'] },
  scene: (p) =>
    scenario()
      .turn('N', 'main1')
      .creature('A', p.name, `${p.power}/${p.toughness}`)
      .graveyard('A', [card('morsa', 'instant')])
      .graveyard('N', [{ id: p.foe, pt: `${p.first}/1` }, card('scintilla', 'instant')])
      .done(),
  scenario: (p) => {
    // Where something was prevented, or helps, it is as much as is needed: whoever asks about it asks with reason in every story.
    const enough = p.first + p.second - p.toughness + 1
    const hurt = (amount: number): Effect => ({ do: 'damage', amount, to: { object: p.name } })
    const wound: readonly ScriptStep[] = [
      { effect: hurt(p.first), by: 'N', source: p.foe },
      { effect: { do: 'destroy', what: p.foe }, by: 'A', name: 'Morsa' },
    ]
    const ward: ScriptStep = {
      effect: { do: 'lasting', effect: { prevent: enough, to: { id: p.name } } },
      by: 'A',
      name: 'Corazza',
    }
    const next: readonly ScriptStep[] = [{ step: 'upkeep' }, { step: 'main1' }]
    // From a turn to the next one of the same player: nobody is called otherwise where it was in this one.
    const between = p.when === 'before' ? [...next, ...next] : []
    return scenario()
      .turn('N', 'main1')
      .creature('A', p.name, `${p.power}/${p.toughness}`)
      .creature('N', p.foe, `${p.first}/1`)
      .act(...wound, ...between)
      .act(
        ...(p.help
          ? [{ effect: { do: 'pump', what: p.name, power: 0, toughness: enough }, by: 'A', name: 'Vigore' } as const]
          : []),
      )
      .act(...(p.prevented ? [ward] : []), { effect: hurt(p.second), by: 'N', name: 'Scintilla' })
      .done()
  },
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
