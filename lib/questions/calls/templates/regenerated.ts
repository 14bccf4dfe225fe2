import { type Effect, type ScriptStep, scenario } from '#lib/rules/index'
import { callTemplate } from '../call-template'

/** A creature was regenerated and its opponent says that it is dead: when, and what would kill it? */
export const regenerated = callTemplate({
  id: 'regenerated',
  version: 3,
  about: ['614.4', '701.19a', '701.21a', '704.5f'],
  told: { name: ['troll', 'idra', 'golem', 'fenice', 'gigante'], power: [1, 2, 3], toughness: [2, 3, 4] },
  untold: { when: ['before', 'after'], how: ['destroy', 'sacrifice', 'shrink'], used: [false, true] },
  assumed: { when: 'before', how: 'destroy', used: false },
  beliefs: ['regenerate-after-destroy', 'regenerate-from-sacrifice', 'zero-toughness-is-destroy'],
  fits: (belief, p) =>
    belief === 'regenerate-after-destroy'
      ? p.when === 'after'
      : belief === 'regenerate-from-sacrifice'
        ? p.how === 'sacrifice'
        : p.how === 'shrink',
  because: (p) =>
    p.how === 'shrink' ? '704.5f' : p.how === 'sacrifice' ? '701.21a' : p.when === 'after' ? '614.4' : '701.19a',
  explains: (p) => (p.how === 'destroy' && p.when === 'before' && !p.used ? ['614.4'] : []),
  valid: (p) => !p.used || (p.when === 'before' && p.how === 'destroy'),
  idle: { color: 'rovina', manaValue: 'name', language: 'name', owner: ['name', 'A'] },
  scene: (p) =>
    scenario().turn('N', 'main1').creature('A', p.name, `${p.power}/${p.toughness}`, [], { tapped: true }).done(),
  scenario: (p) => {
    const kill: Effect =
      p.how === 'shrink'
        ? { do: 'pump', what: p.name, power: -p.toughness, toughness: -p.toughness }
        : { do: p.how as 'destroy' | 'sacrifice', what: p.name }
    const blow: ScriptStep = { effect: kill, by: p.how === 'sacrifice' ? 'A' : 'N', name: 'Rovina' }
    const shield: ScriptStep = { effect: { do: 'regenerate', what: p.name }, by: 'A', source: p.name }
    const earlier: readonly ScriptStep[] = p.used
      ? [{ effect: { do: 'destroy', what: p.name }, by: 'N', name: 'Lampo' }]
      : []
    return scenario()
      .turn('N', 'main1')
      .creature('A', p.name, `${p.power}/${p.toughness}`)
      .act(...(p.when === 'before' ? [shield, ...earlier, blow] : [blow, shield]))
      .done()
  },
  probe: (p) => ({ ask: 'survives', object: p.name }),
})
