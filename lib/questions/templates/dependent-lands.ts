import { scenario } from '#lib/rules/index'
import { giving } from '../parts'
import { template } from '../template'

const KINDS = { palude: 'Swamp', montagna: 'Mountain', isola: 'Island', pianura: 'Plains' } as const

/** A nonbasic land gives all lands a type, and a newer effect makes nonbasic lands another: which lands are destroyed? */
export const dependentLands = template({
  id: 'dependent-lands',
  version: 3,
  claims: ['613.8'],
  axes: {
    land: ['torre', 'rovina', 'pozzo', 'santuario'],
    added: ['palude', 'isola'],
    set: ['montagna', 'pianura'],
    ench: ['altare', 'sigillo', 'totem'],
    own: ['A', 'N'],
    owner: ['N', 'A'],
  },
  beliefs: ['timestamps-always-decide', 'set-type-keeps-abilities', 'stolen-creature-my-graveyard'],
  form: 'zones',
  scenario: (p) =>
    scenario()
      .permanent('A', {
        id: p.land,
        types: ['land'],
        abilities: [
          {
            type: 'static',
            effects: [{ modify: { layer: '4', addSubtypes: [KINDS[p.added]] }, what: { types: ['land'] } }],
          },
        ],
      })
      .permanent(
        'A',
        giving(p.ench, { layer: '4', setSubtypes: [KINDS[p.set]] }, { types: ['land'], notSupertypes: ['basic'] }),
      )
      .permanent(p.own, { id: 'foresta', supertypes: ['basic'], types: ['land'], subtypes: ['Forest'] })
      .permanent('A', {
        id: p.added,
        supertypes: ['basic'],
        types: ['land'],
        subtypes: [KINDS[p.added]],
        ...(p.owner === 'N' ? { owner: 'N' } : {}),
      })
      .effect({ do: 'destroy', what: { all: { types: ['land'], subtypes: [KINDS[p.added]] } } }, 'A')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'zone', object: p.land },
      { ask: 'zone', object: 'foresta' },
      { ask: 'zone', object: p.added },
    ],
  }),
})
