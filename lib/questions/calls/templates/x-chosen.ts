import { scenario } from '#lib/rules/index'
import { CHEAPER, instant } from '../../parts'
import { callTemplate } from '../call-template'

/** A spell with X is cast for a large number: is its mana cost paid, with how much mana, and does something reduce it? */
export const xChosen = callTemplate({
  id: 'x-chosen',
  version: 6,
  about: ['107.3b', '118.3', '118.7', '601.2b', '601.2f'],
  told: { spell: ['fonte', 'preghiera', 'offerta', 'rinascita'], x: [2, 3, 4, 5], color: ['W', 'G'] },
  untold: { free: [false, true], mana: ['enough', 'short'], cheaper: [false, true] },
  assumed: { free: false, mana: 'enough', cheaper: false },
  beliefs: ['free-spell-x'],
  fits: (_, p) => p.free,
  // Who pays chooses X, whatever it comes to.
  holds: (reason, p) => reason === '601.2b' && !p.free,
  because: (p, legal) => (p.free ? '107.3b' : p.mana === 'enough' ? '601.2b' : legal ? '118.7' : '118.3'),
  valid: (p) => !p.free || (p.mana === 'enough' && !p.cheaper),
  spoken: ['hand:A', 'landPlayed'],
  idle: { language: 'spell', life: 'N', poison: 'N', creatures: 'N', step: '' },
  scenario: (p) => {
    const begun = scenario()
      .turn('A', 'main1')
      .player('A', { mana: `{${p.mana === 'enough' ? p.x : p.x - 1}}{${p.color}}` })
    return (p.cheaper ? begun.permanent('A', CHEAPER) : begun)
      .hand('A', [instant(p.spell, { do: 'gainLife', who: 'you', amount: 'x' }, [], { cost: `{X}{${p.color}}` })])
      .act({ cast: p.spell, ...(p.free ? { free: true } : {}), x: p.x })
      .done()
  },
  probe: () => ({ ask: 'legal', action: 0 }),
})
