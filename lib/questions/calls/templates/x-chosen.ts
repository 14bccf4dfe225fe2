import { scenario } from '#lib/rules/index'
import { CHEAPER, DEARER, instant } from '../../parts'
import { callTemplate } from '../call-template'

/** A spell with X is cast for a large number: is its mana cost paid, with how much mana, and does something change what it costs? */
export const xChosen = callTemplate({
  id: 'x-chosen',
  version: 7,
  about: ['107.3b', '118.3', '118.7', '601.2b', '601.2f'],
  told: { spell: ['fonte', 'preghiera', 'offerta', 'rinascita'], x: [2, 3, 4, 5], color: ['W', 'G'] },
  untold: { free: [false, true], mana: ['enough', 'short'], price: ['same', 'cheaper', 'dearer'] },
  assumed: { free: false, mana: 'enough', price: 'same' },
  beliefs: ['free-spell-x'],
  fits: (_, p) => p.free,
  // Who pays chooses X, whatever it comes to.
  holds: (reason, p) => reason === '601.2b' && !p.free,
  because: (p, legal) => (p.free ? '107.3b' : !legal ? '118.3' : p.mana === 'enough' ? '601.2b' : '118.7'),
  valid: (p) => !p.free || (p.mana === 'enough' && p.price === 'same'),
  spoken: ['hand:A', 'landPlayed'],
  idle: { language: 'spell', life: 'N', poison: 'N', creatures: 'N', step: '' },
  scenario: (p) => {
    const begun = scenario()
      .turn('A', 'main1')
      .player('A', { mana: `{${p.mana === 'enough' ? p.x : p.x - 1}}{${p.color}}` })
    const other = { same: undefined, cheaper: CHEAPER, dearer: DEARER }[p.price]
    return (other ? begun.permanent('A', other) : begun)
      .hand('A', [instant(p.spell, { do: 'gainLife', who: 'you', amount: 'x' }, [], { cost: `{X}{${p.color}}` })])
      .act({ cast: p.spell, ...(p.free ? { free: true } : {}), x: p.x })
      .done()
  },
  probe: () => ({ ask: 'legal', action: 0 }),
})
