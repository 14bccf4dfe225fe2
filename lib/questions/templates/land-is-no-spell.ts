import { scenario } from '#lib/rules/index'
import { drain, instant } from '../parts'
import { template } from '../template'

/** A land is in a hand: may it be cast; and may it be played, once a spell has resolved? */
export const landIsNoSpell = template({
  id: 'land-is-no-spell',
  version: 4,
  claims: ['110.4b'],
  claimsAt: (p) => (p.how === 'cast' ? ['110.4b'] : []),
  axes: {
    land: ['torre', 'rovina', 'rifugio', 'pozzo', 'colle', 'sorgente', 'bastione', 'cappella'],
    other: ['orso', 'lince', 'lupo', 'golem', 'arpia', 'mago'],
    step: ['main1', 'main2'],
    size: ['1/1', '2/2', '3/3', '4/4'],
    how: ['cast', 'play'],
  },
  beliefs: ['land-is-spell', 'card-elsewhere-is-permanent', 'empty-stack-ends-phase'],
  fits: (belief, p) => belief === 'land-is-spell' || (belief === 'card-elsewhere-is-permanent') === (p.how === 'cast'),
  because: (p) => (p.how === 'cast' ? '110.4b' : '116.2a'),
  // The phase is told alike.
  valid: (p) => p.step === 'main1',
  scenario: (p) =>
    scenario()
      .turn('A', p.step)
      .hand('A', [{ id: p.land, types: ['land'] }, ...(p.how === 'play' ? [instant('folgore', drain(1))] : [])])
      .creature('A', p.other, p.size)
      .act(...(p.how === 'cast' ? [{ cast: p.land }] : [{ cast: 'folgore' }, 'resolve' as const, { play: p.land }]))
      .done(),
  probe: (p) => ({ ask: 'legal', action: p.how === 'cast' ? 0 : 2 }),
})
