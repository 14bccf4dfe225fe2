import { banner, beast } from '../parts'
import { template } from '../template'

/** All permanents but the creatures are destroyed where one player has an emblem, and a creature with counters gets another base: how strong is it? */
export const emblemPower = template({
  id: 'emblem-power',
  version: 3,
  claims: ['408.1', '613.4'],
  shows: ['408.2'],
  axes: {
    name: ['orso', 'lince', 'golem', 'volpe', 'cervo', 'troll', 'gigante'],
    power: [1, 2, 3, 4],
    emblem: [1, 2, 3],
    banner: [1, 2, 3],
    side: ['A', 'N'],
    counters: [1, 2, 3],
  },
  valid: (p) => p.emblem !== p.banner && p.emblem !== p.counters,
  beliefs: ['emblem-is-permanent', 'set-pt-removes-counters'],
  scenario: (p) => ({
    command: { [p.side]: [{ id: 'emblema', emblem: true, abilities: [banner(p.emblem)] }] },
    field: {
      [p.side]: [
        beast(p.name, '5/5', { counters: { '+1/+1': p.counters } }),
        { id: 'vessillo', types: ['enchantment'], abilities: [banner(p.banner)] },
      ],
    },
    script: [
      { effect: { do: 'destroy', what: { all: { permanent: true, notTypes: ['creature'] } } }, by: 'A' },
      {
        effect: {
          do: 'change',
          what: p.name,
          modify: { layer: '7b', power: p.power, toughness: p.power },
          until: 'end-of-turn',
        },
        by: 'A',
      },
    ],
  }),
  probe: (p) => ({ ask: 'power', object: p.name }),
})
