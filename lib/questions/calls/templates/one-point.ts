import { type ScriptStep, scenario } from '#lib/rules/index'
import { callTemplate } from '../call-template'

/** One point of damage from a source with deathtouch: had it deathtouch then, is the creature indestructible, was it prevented? */
export const onePoint = callTemplate({
  id: 'one-point',
  version: 3,
  about: ['702.2b', '702.12b'],
  told: {
    name: ['golem', 'gigante', 'troll', 'orso'],
    toughness: [4, 5, 6],
    source: ['serpe', 'ragno', 'zecca'],
    damage: [1, 2],
  },
  untold: { since: ['before', 'after'], indestructible: [false, true], prevented: [false, true] },
  assumed: { since: 'before', indestructible: false, prevented: false },
  beliefs: ['deathtouch-kills-indestructible', 'deathtouch-only-combat', 'damage-destroys-directly'],
  fits: (belief, p) =>
    belief === 'deathtouch-kills-indestructible'
      ? p.indestructible
      : belief === 'deathtouch-only-combat' && p.since === 'before' && !p.prevented,
  because: (p, survives) => (survives && p.indestructible ? '702.12b' : '702.2b'),
  idle: { manaValue: 'source', language: 'name', owner: ['source', 'A'] },
  scene: (p) =>
    scenario()
      .turn('A', 'main1')
      .creature('N', p.name, `3/${p.toughness}`)
      .creature('A', p.source, `${p.damage}/1`, ['deathtouch'])
      .done(),
  scenario: (p) => {
    const give = (what: string, keyword: 'deathtouch' | 'indestructible', by: string, name: string): ScriptStep => ({
      effect: { do: 'gainKeyword', what, keyword },
      by,
      name,
    })
    const venom = give(p.source, 'deathtouch', 'A', 'Veleno')
    const hit: ScriptStep = {
      effect: { do: 'damage', amount: p.damage, to: { object: p.name } },
      by: 'A',
      source: p.source,
    }
    const begun = scenario()
      .turn('A', 'main1')
      .creature('N', p.name, `3/${p.toughness}`)
      .creature('A', p.source, `${p.damage}/1`)
    return (p.prevented ? begun.lasting({ prevent: p.damage, to: { id: p.name } }) : begun)
      .act(...(p.indestructible ? [give(p.name, 'indestructible', 'N', 'Corazza')] : []))
      .act(...(p.since === 'before' ? [venom, hit] : [hit, venom]), 'resolve-all')
      .done()
  },
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
