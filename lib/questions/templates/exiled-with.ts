import type { ObjectSpec } from '#lib/rules/index'
import { beast } from '../parts'
import { template } from '../template'

const cage = (id: string, name: string): ObjectSpec => ({
  id,
  name,
  types: ['artifact'],
  abilities: [{ type: 'activated', cost: [{ pay: 'tap' }], effect: { do: 'returnToHand', what: 'linked' } }],
})

/** Two permanents of one name have exiled cards, and one of them gives back what it exiled: where does each card end up? */
export const exiledWith = template({
  id: 'exiled-with',
  version: 2,
  claims: ['406.6'],
  shows: ['406.5'],
  axes: {
    name: ['Gabbia', 'Rete', 'Urna', 'Scrigno'],
    first: ['orso', 'sfinge', 'drago', 'idra'],
    second: ['lupo', 'airone', 'belva', 'vespa'],
    third: ['golem', 'troll'],
    owners: ['ANN', 'NAN', 'NNA', 'AAN'],
    split: ['first', 'last'],
  },
  beliefs: ['linked-abilities-shared', 'ability-dies-with-source'],
  form: 'zones',
  scenario: (p) => {
    const by = p.split === 'first' ? ['uno', 'due', 'due'] : ['uno', 'uno', 'due']
    const cards = [p.first, p.second, p.third].map((id, n) => ({
      owner: p.owners.charAt(n),
      spec: beast(id, '2/2', { by: by[n] ?? 'uno' }),
    }))
    const of = (owner: string) => cards.filter((c) => c.owner === owner).map((c) => c.spec)
    return {
      field: { A: [cage('uno', p.name), cage('due', p.name)] },
      exile: { A: of('A'), N: of('N') },
      script: [{ activate: 'uno' }, { effect: { do: 'destroy', what: 'uno' }, by: 'N' }, 'resolve'],
    }
  },
  probe: (p) => ({ ask: 'several', of: [p.first, p.second, p.third].map((object) => ({ ask: 'zone', object })) }),
})
