import { type Effect, type ScriptStep, scenario } from '#lib/rules/index'
import { engine, gain, instant, TAP } from '../../parts'
import { callTemplate } from '../call-template'

const MANA: Effect = { do: 'addMana', mana: '{G}' }

/** A source of mana is destroyed in response to its own ability: what does the ability do, and what does the spell cost? */
export const manaAnswered = callTemplate({
  id: 'mana-answered',
  version: 7,
  about: ['118.3', '605.1a', '605.3b'],
  told: {
    source: ['talismano', 'reliquia', 'sfera', 'lanterna', 'pietra'],
    spell: ['prodigio', 'folgore', 'vigore', 'preghiera'],
    amount: [2, 3, 4],
  },
  untold: { does: ['mana', 'draw'], price: ['{G}', '{1}{G}'] },
  assumed: { does: 'mana', price: '{G}' },
  beliefs: ['respond-to-mana-ability', 'mana-ability-with-draw'],
  fits: (belief, p) =>
    belief === 'mana-ability-with-draw' ? p.does === 'draw' && p.price === '{G}' : p.does === 'mana',
  // What waits on the stack has given no mana yet, whatever the spell costs.
  because: (p) => (p.does === 'draw' ? '605.1a' : p.price === '{G}' ? '605.3b' : '118.3'),
  // Where no mana is there, there is not enough of it.
  holds: (reason, p) => reason === '118.3' && p.does === 'draw',
  spoken: ['hand:A', 'graveyard:A', 'graveyard:N', 'landPlayed'],
  idle: { color: 'nebbia', manaValue: 'source', language: 'source' },
  scenario: (p) => {
    const more: Effect = { do: 'draw', who: 'you', amount: 1 }
    const answer: ScriptStep = { effect: { do: 'destroy', what: p.source }, by: 'N', name: 'Nebbia' }
    const cast: ScriptStep = { cast: p.spell }
    return (
      scenario()
        .turn('A', 'main1')
        .player('A', { mana: '' })
        .permanent('A', engine(p.source, [TAP], p.does === 'draw' ? { do: 'sequence', steps: [MANA, more] } : MANA))
        .hand('A', [instant(p.spell, gain(p.amount), [], { cost: p.price })])
        // Nobody can respond to an ability that does not use the stack: there the spell is cast first.
        .act({ activate: p.source }, ...(p.does === 'draw' ? [answer, cast] : [cast, answer]))
        .done()
    )
  },
  probe: (p) => ({ ask: 'legal', action: p.does === 'draw' ? 2 : 1 }),
})
