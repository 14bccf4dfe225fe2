import { banner, beast } from '../parts'
import { template } from '../template'

/** One player has an emblem and a permanent that change their creatures, and all permanents but creatures are destroyed: how large is a creature? */
export const emblemStays = template({
  id: 'emblem-stays',
  version: 2,
  claims: ['408.1', '604.2'],
  shows: ['408.2'],
  axes: {
    creature: ['orso', 'lupo', 'goblin', 'cervo', 'golem', 'volpe'],
    size: ['2/2', '1/3', '3/1', '2/4'],
    emblem: [1, 2, 3, -1],
    bonus: [1, 2, 3, -1],
    banner: ['bandiera', 'stendardo', 'vessillo'],
    side: ['A', 'N'],
  },
  // One of the two may make smaller what the other makes larger: the right size is not always the middle of three.
  valid: (p) => (p.emblem < 0 ? p.bonus > 1 && p.size !== '3/1' : p.bonus < 0 ? p.emblem > 1 : p.emblem === p.bonus),
  beliefs: ['emblem-is-permanent', 'static-lingers'],
  scenario: (p) => ({
    command: { [p.side]: [{ id: 'emblema', emblem: true, abilities: [banner(p.emblem)] }] },
    field: {
      [p.side]: [beast(p.creature, p.size), { id: p.banner, types: ['enchantment'], abilities: [banner(p.bonus)] }],
    },
    script: [{ effect: { do: 'destroy', what: { all: { permanent: true, notTypes: ['creature'] } } }, by: 'A' }],
  }),
  probe: (p) => ({ ask: 'pt', object: p.creature }),
})
