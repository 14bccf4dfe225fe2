import { type Effect, type KeywordInstance, type ScriptStep, scenario } from '#lib/rules/index'
import { aimed, instant, TARGET } from '../../parts'
import { callTemplate } from '../call-template'

/** A creature with ward is to be destroyed: was it targeted, had it ward then, and did somebody pay? */
export const wardPaid = callTemplate({
  id: 'ward-paid',
  version: 5,
  about: ['115.10', '603.2', '702.21a'],
  told: {
    name: ['lince', 'driade', 'sfinge', 'gorgone', 'medusa'],
    pt: ['2/2', '3/3', '2/4'],
    cost: [1, 2, 3],
  },
  untold: { paid: [false, true], since: ['before', 'after'], aims: [true, false] },
  assumed: { paid: false, since: 'before', aims: true },
  beliefs: ['ward-is-hexproof'],
  fits: (_, p) => p.aims,
  unknown: [{ rule: '702.21a', reason: '608.2b' }],
  because: (p) => (!p.aims ? '115.10' : p.since === 'after' ? '603.2' : '702.21a'),
  valid: (p) => !p.paid || (p.aims && p.since === 'before'),
  spoken: ['landPlayed'],
  idle: { color: 'rovina', manaValue: 'name', language: 'name', owner: ['name', 'A'] },
  scene: (p) =>
    scenario()
      .turn('N', 'main1')
      .creature('A', p.name, p.pt, [{ keyword: 'ward', cost: `{${p.cost}}` }])
      .done(),
  scenario: (p) => {
    const ward: KeywordInstance = { keyword: 'ward', cost: `{${p.cost}}` }
    const everything: Effect = { do: 'destroy', what: { all: { types: ['creature'] } } }
    const spell = p.aims ? aimed('rovina', { do: 'destroy', what: TARGET }) : instant('rovina', everything)
    const give: ScriptStep = {
      effect: { do: 'gainKeyword', what: p.name, keyword: ward },
      by: 'A',
      name: 'Manto',
    }
    return scenario()
      .turn('N', 'main1')
      .player('N', { mana: `{${p.cost}}` })
      .creature('A', p.name, p.pt, p.since === 'before' ? [ward] : [])
      .hand('N', [spell])
      .act({ cast: 'rovina', by: 'N', ...(p.aims ? { targets: [p.name] } : {}) })
      .act(...(p.since === 'after' ? [give] : []), 'resolve-all')
      .choose({ choose: 'may', player: 'N', answer: p.paid ? 'yes' : 'no' })
      .done()
  },
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
