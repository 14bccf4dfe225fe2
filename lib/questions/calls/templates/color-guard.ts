import { type Color, type Effect, scenario } from '#lib/rules/index'
import { instant } from '../../parts'
import { callTemplate } from '../call-template'

/** All creatures are swept away, and one has protection from a colour: is the spell of that colour, and does it deal damage? */
export const colorGuard = callTemplate({
  id: 'color-guard',
  version: 3,
  about: ['702.16a', '702.16e'],
  told: {
    name: ['cavaliere', 'angelo', 'sentinella', 'guardia'],
    size: ['2/2', '2/3', '3/3', '4/4'],
    color: ['R', 'B', 'W'],
  },
  untold: { same: [true, false], does: ['damage', 'destroy'] },
  assumed: { same: true, does: 'damage' },
  beliefs: ['protection-stops-wrath', 'protection-untargetable-only'],
  fits: (belief, p) => (belief === 'protection-stops-wrath' ? p.same && p.does === 'destroy' : p.does === 'damage'),
  because: (p) => (p.does === 'damage' && !p.same ? '702.16a' : '702.16e'),
  idle: { manaValue: 'marea', language: 'name', speed: 'marea', owner: ['name', 'A'] },
  scene: (p) =>
    scenario()
      .turn('N', 'main1')
      .creature('A', p.name, p.size, [{ keyword: 'protection', from: { colors: [p.color as Color] } }])
      .done(),
  scenario: (p) => {
    const all = { all: { types: ['creature'] } } as const
    const effect: Effect =
      p.does === 'damage' ? { do: 'damage', amount: 5, to: { object: all } } : { do: 'destroy', what: all }
    return scenario()
      .turn('N', 'main1')
      .creature('A', p.name, p.size, [{ keyword: 'protection', from: { colors: [p.color as Color] } }])
      .hand('N', [instant('marea', effect, [], { colors: [p.same ? (p.color as Color) : 'U'] })])
      .act({ cast: 'marea', by: 'N' }, 'resolve')
      .done()
  },
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
