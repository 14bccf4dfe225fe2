import { type Ability, type ScriptStep, scenario } from '#lib/rules/index'
import { gain, TAP } from '../../parts'
import { callTemplate } from '../call-template'

const given = (p: { readonly haste: boolean; readonly name: string }): readonly ScriptStep[] =>
  p.haste ? [{ effect: { do: 'gainKeyword', what: p.name, keyword: 'haste' }, by: 'A', name: 'Slancio' }] : []

/** An ability of a creature that the opponent has just seen for the first time: since when is it theirs, has it haste, what does it cost? */
export const newlyArrived = callTemplate({
  id: 'newly-arrived',
  version: 4,
  about: ['118.3', '302.6', '702.10c'],
  told: {
    name: ['sciamano', 'driade', 'maga', 'furetto', 'lepre', 'stregone'],
    pt: ['1/1', '2/1', '1/3', '2/2'],
    amount: [1, 2, 3],
  },
  untold: { since: ['now', 'before'], haste: [false, true], cost: ['tap', 'mana', 'dear'] },
  assumed: { since: 'now', haste: false, cost: 'tap' },
  beliefs: ['sick-cannot-use-any-ability', 'haste-no-tap-abilities'],
  fits: (belief, p) =>
    p.since === 'now' &&
    (belief === 'haste-no-tap-abilities' ? p.haste && p.cost === 'tap' : p.cost === 'mana' && !p.haste),
  because: (p) =>
    p.cost === 'dear' ? '118.3' : p.since === 'now' && p.cost === 'tap' && p.haste ? '702.10c' : '302.6',
  // With haste it may be activated whatever it costs.
  holds: (reason, p) => reason === '702.10c' && p.haste,
  // Of what was there before it is no question what its ability costs.
  valid: (p) => p.cost !== 'dear' || p.since === 'now',
  idle: { manaValue: 'name', language: 'name', owner: ['name', 'A'] },
  scene: (p) => scenario().turn('A', 'main1').creature('A', p.name, p.pt).done(),
  scenario: (p) => {
    const ability: Ability = {
      type: 'activated',
      cost: p.cost === 'tap' ? [TAP] : [{ pay: 'mana', cost: '{2}' }],
      effect: gain(p.amount),
    }
    const begun = scenario().turn('A', 'main1')
    return (p.cost === 'dear' ? begun.player('A', { mana: '' }) : begun)
      .creature('A', p.name, p.pt, [], { ...(p.since === 'now' ? { sick: true } : {}), abilities: [ability] })
      .act(...given(p), { activate: p.name })
      .done()
  },
  probe: (p) => ({ ask: 'legal', action: given(p).length }),
})
