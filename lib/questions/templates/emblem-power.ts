import { banner, beast, card } from '../parts'
import { template } from '../template'

/** All permanents but the creatures are destroyed where one player has an emblem: how strong is a creature now? */
export const emblemPower = template({
  id: 'emblem-power',
  version: 2,
  claims: ['408.1', '613.4'],
  shows: ['408.2', '403.2'],
  axes: {
    name: ['orso', 'lince', 'golem', 'volpe', 'cervo', 'troll', 'gigante'],
    power: [1, 2, 3, 4],
    emblem: [1, 2, 3],
    banner: [1, 2, 3],
    side: ['A', 'N'],
  },
  valid: (p) => p.emblem !== p.banner,
  beliefs: ['emblem-is-permanent'],
  scenario: (p) => ({
    command: { [p.side]: [{ id: 'emblema', emblem: true, abilities: [banner(p.emblem)] }] },
    field: {
      [p.side]: [
        beast(p.name, `${p.power}/${p.power}`),
        { id: 'vessillo', types: ['enchantment'], abilities: [banner(p.banner)] },
        card('sfera', 'artifact'),
      ],
    },
    script: [{ effect: { do: 'destroy', what: { all: { permanent: true, notTypes: ['creature'] } } }, by: 'A' }],
  }),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'power', object: p.name },
      { ask: 'graveyard', player: p.side },
    ],
  }),
})
