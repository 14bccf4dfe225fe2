import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A land is in a hand, and leave to cast it is asked for. */
export const landIsNoSpell = template({
  id: 'land-is-no-spell',
  version: 1,
  claims: ['110.4b'],
  axes: {
    land: ['torre', 'rovina', 'rifugio', 'pozzo', 'colle', 'sorgente', 'bastione', 'cappella'],
    other: ['orso', 'lince', 'lupo', 'golem', 'arpia', 'mago'],
    step: ['main1', 'main2'],
    size: ['1/1', '2/2', '3/3', '4/4'],
  },
  beliefs: ['land-is-spell', 'card-elsewhere-is-permanent'],
  because: '110.4b',
  // The phase is told alike.
  valid: (p) => p.step === 'main1',
  scenario: (p) =>
    scenario()
      .turn('A', p.step)
      .hand('A', [{ id: p.land, types: ['land'] }])
      .creature('A', p.other, p.size)
      .act({ cast: p.land })
      .done(),
  probe: () => ({ ask: 'legal', action: 0 }),
})
