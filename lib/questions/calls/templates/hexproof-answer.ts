import { type Effect, type ScriptStep, scenario } from '#lib/rules/index'
import { aimed, instant, TARGET } from '../../parts'
import { callTemplate } from '../call-template'

/** A creature was given hexproof and a spell destroys it all the same, says its opponent: does the spell target, and what came first? */
export const hexproofAnswer = callTemplate({
  id: 'hexproof-answer',
  version: 4,
  about: ['115.10', '608.2b', '702.11b'],
  told: { name: ['orso', 'lupo', 'cervo', 'grifone', 'pantera'], pt: ['2/2', '3/3', '2/4'] },
  untold: { aims: [true, false], when: ['response', 'later'], lost: [false, true] },
  assumed: { aims: true, when: 'response', lost: false },
  beliefs: ['hexproof-stops-wrath'],
  fits: (_, p) => p.when === 'response' && !p.aims,
  unknown: [{ rule: '702.11b', reason: '608.2b' }],
  because: (p) => (p.aims ? '608.2b' : '115.10'),
  valid: (p) => !p.lost || p.when === 'response',
  idle: { color: 'rovina', manaValue: 'rovina', speed: 'rovina', language: 'name', owner: ['name', 'A'] },
  scene: (p) => scenario().turn('N', 'main1').creature('A', p.name, p.pt).done(),
  scenario: (p) => {
    const everything: Effect = { do: 'destroy', what: { all: { types: ['creature'] } } }
    const spell = p.aims ? aimed('rovina', { do: 'destroy', what: TARGET }) : instant('rovina', everything)
    const give: ScriptStep = {
      effect: { do: 'gainKeyword', what: p.name, keyword: 'hexproof' },
      by: 'A',
      name: 'Corazza',
    }
    const take: ScriptStep = { effect: { do: 'loseKeyword', what: p.name, keyword: 'hexproof' }, by: 'N', name: 'Eco' }
    const cast: ScriptStep = { cast: 'rovina', by: 'N', ...(p.aims ? { targets: [p.name] } : {}) }
    return scenario()
      .turn('N', 'main1')
      .creature('A', p.name, p.pt)
      .hand('N', [spell])
      .act(
        ...(p.when === 'response'
          ? [cast, give, ...(p.lost ? [take] : []), 'resolve' as const]
          : [cast, 'resolve' as const, give]),
      )
      .done()
  },
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
