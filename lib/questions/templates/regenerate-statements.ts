import { type Effect, scenario } from '#lib/rules/index'
import { template } from '../template'

/** Two creatures with a regeneration shield each, which comes in time or too late; one is sacrificed, destroyed or destroyed for good, the other destroyed: which statements are true? */
export const regenerateStatements = template({
  id: 'regenerate-statements',
  version: 1,
  claims: ['701.19c', '701.21a', '614.8', '614.4'],
  claimsAt: (p) => [
    ...(p.first === 'sacrifice' ? (['701.21a'] as const) : []),
    ...(p.first === 'never' ? (['701.19c'] as const) : []),
    ...(p.first === 'destroy' || p.early ? (['614.8'] as const) : []),
    ...(p.early ? [] : (['614.4'] as const)),
  ],
  axes: {
    first: ['sacrifice', 'destroy', 'never'],
    early: [true, false],
    troll: ['troll', 'vampiro', 'zombie'],
    idra: ['idra', 'fenice', 'serpente'],
    size: ['2/2', '4/3', '3/4'],
    other: ['1/1', '3/3', '5/4'],
  },
  beliefs: ['regenerate-from-sacrifice', 'regenerate-after-destroy'],
  form: 'select',
  // A shield in time against destruction is what everybody expects.
  valid: (p) => p.first === 'sacrifice' || !p.early,
  scenario: (p) => {
    const regenerate = (what: string): Effect => ({ do: 'regenerate', what })
    const removal: Effect =
      p.first === 'sacrifice'
        ? { do: 'sacrifice', what: p.troll, by: 'N' }
        : { do: 'destroy', what: p.troll, ...(p.first === 'never' ? { noRegeneration: true } : {}) }
    const there = scenario()
      .creature('N', p.troll, p.size)
      .creature('N', p.idra, p.other)
      .effect(regenerate(p.troll), 'N')
    return (p.early ? there.effect(regenerate(p.idra), 'N') : there)
      .effect(removal, 'A')
      .effect({ do: 'destroy', what: p.idra }, 'A')
      .act(...(p.early ? [] : [{ effect: regenerate(p.idra), by: 'N', source: p.idra } as const]))
      .done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'survives', object: p.troll },
      { ask: 'survives', object: p.idra },
    ],
  }),
})
