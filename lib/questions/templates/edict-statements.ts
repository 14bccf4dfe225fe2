import { type Cost, type Effect, scenario } from '#lib/rules/index'
import { gain } from '../parts'
import { template } from '../template'

const SACRIFICE: Cost = { pay: 'sacrifice', what: { types: ['artifact'] } }

/** An indestructible creature is sacrificed or destroyed; then an ability asks for an artifact, which its controller has, or only the opponent: which statements are true? */
export const edictStatements = template({
  id: 'edict-statements',
  version: 1,
  claims: ['701.21a'],
  axes: {
    how: ['sacrifice', 'destroy'],
    of: ['N', 'A'],
    creature: ['golem', 'angelo', 'statua', 'drago'],
    artifact: ['sfera', 'campana', 'clessidra'],
    source: ['patto', 'sigillo', 'vessillo'],
    size: ['2/2', '3/3', '4/4'],
    amount: [2, 3, 4],
  },
  beliefs: ['indestructible-no-sacrifice', 'sacrifice-opponents'],
  form: 'select',
  // Where nothing is sacrificed that is indestructible, nor asked of somebody else, nobody is wrong.
  valid: (p) => p.how === 'sacrifice' || p.of === 'N',
  scenario: (p) => {
    const removal: Effect =
      p.how === 'sacrifice'
        ? { do: 'sacrificeSome', who: 'opponent', which: { types: ['creature'] }, amount: 1 }
        : { do: 'destroy', what: p.creature }
    return scenario()
      .creature('A', p.creature, p.size, ['indestructible'])
      .permanent('A', {
        id: p.source,
        types: ['enchantment'],
        abilities: [{ type: 'activated', cost: [SACRIFICE], effect: gain(p.amount) }],
      })
      .permanent(p.of, { id: p.artifact, types: ['artifact'] })
      .effect(removal, 'N')
      .act({ activate: p.source }, 'resolve-all')
      .done()
  },
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'survives', object: p.creature },
      { ask: 'legal', action: 1 },
    ],
  }),
})
