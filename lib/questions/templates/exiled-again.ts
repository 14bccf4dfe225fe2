import type { ObjectSpec } from '#lib/rules/index'
import { beast } from '../parts'
import { template } from '../template'

const cage = (id: string, name: string): ObjectSpec => ({
  id,
  name,
  types: ['artifact'],
  abilities: [{ type: 'activated', cost: [{ pay: 'tap' }], effect: { do: 'returnToHand', what: 'linked' } }],
})

/** A card in exile is exiled once more: does what exiled it first still give it back? */
export const exiledAgain = template({
  id: 'exiled-again',
  version: 2,
  claims: ['400.8', '406.6'],
  shows: ['406.7'],
  axes: {
    name: ['Gabbia', 'Rete', 'Urna', 'Scrigno'],
    first: ['orso', 'sfinge', 'drago', 'idra', 'lince', 'golem'],
    second: ['lupo', 'airone', 'belva', 'vespa', 'troll', 'volpe'],
    owner: ['A', 'N'],
  },
  beliefs: ['linked-abilities-shared', 'ability-dies-with-source'],
  form: 'zones',
  scenario: (p) => {
    return {
      field: { A: [cage('uno', p.name), cage('due', p.name)] },
      exile: { [p.owner]: [beast(p.first, '3/3', { by: 'uno' }), beast(p.second, '2/2', { by: 'uno' })] },
      script: [
        { effect: { do: 'exile', what: p.first }, by: 'A', source: 'due' },
        { activate: 'uno' },
        { effect: { do: 'destroy', what: 'uno' }, by: 'N' },
        'resolve',
      ],
    }
  },
  probe: (p) => ({ ask: 'several', of: [p.first, p.second].map((object) => ({ ask: 'zone', object })) }),
})
