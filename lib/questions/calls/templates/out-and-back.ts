import { type Effect, scenario } from '#lib/rules/index'
import { aimed, inOrder, instant, TARGET, TOKEN_TYPES } from '../../parts'
import { callTemplate } from '../call-template'

/** A creature is exiled and comes back while a spell waits to destroy it: does the spell target it, and is it a card? */
export const outAndBack = callTemplate({
  id: 'out-and-back',
  version: 5,
  about: ['111.8', '115.10', '400.7'],
  told: {
    name: ['orso', 'lupo', 'soldato', 'spirito', 'goblin'],
    pt: ['1/1', '2/2', '3/3'],
    spell: ['rovina', 'brace', 'folgore'],
  },
  untold: { token: [false, true], aims: [true, false] },
  assumed: { token: false, aims: true },
  beliefs: ['target-follows-object', 'token-blink-returns'],
  fits: (belief, p) => (belief === 'token-blink-returns') === p.token,
  because: (p) => (p.token ? '111.8' : p.aims ? '400.7' : '115.10'),
  spoken: ['exile:A'],
  idle: {
    size: ['name', 'pt'],
    color: 'spell',
    manaValue: 'spell',
    speed: 'spell',
    lands: 'A',
    life: 'A',
    poison: 'N',
    creatures: 'N',
    step: '',
  },
  scenario: (p) => {
    const everything: Effect = { do: 'destroy', what: { all: { types: ['creature'] } } }
    const spell = p.aims ? aimed(p.spell, { do: 'destroy', what: TARGET }) : instant(p.spell, everything)
    return scenario()
      .turn('N', 'main1')
      .creature('A', p.name, p.pt, [], p.token ? { token: true, subtypes: [TOKEN_TYPES[p.name]] } : {})
      .hand('N', [spell])
      .act(
        { cast: p.spell, by: 'N', ...(p.aims ? { targets: [p.name] } : {}) },
        {
          effect: inOrder({ do: 'exile', what: p.name }, { do: 'putOntoBattlefield', what: p.name }),
          by: 'A',
          name: 'Specchio',
        },
        'resolve-all',
      )
      .done()
  },
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
