import { type Color, type StatedModification, scenario } from '#lib/rules/index'
import { bonusFor } from '../parts'
import { template } from '../template'

/** What a bonus is for, and the later effect that makes a creature so. */
const LATER = {
  type: { filter: { subtypes: ['Elf'] }, modify: { layer: '4', addSubtypes: ['Elf'] } },
  color: { filter: { colors: ['W' as Color] }, modify: { layer: '5', colors: ['W' as Color] } },
  ability: { filter: { keyword: 'flying' }, modify: { layer: '6', gain: [{ keyword: 'flying' }] } },
} as const satisfies Record<string, { filter: object; modify: StatedModification }>

/** A permanent enlarges creatures of a kind and a spell those that are there; a creature comes afterwards and becomes of that kind: how large is it? */
export const kindGivenLate = template({
  id: 'kind-given-late',
  version: 2,
  claims: ['613.1', '611.2c'],
  axes: {
    kind: ['type', 'color', 'ability'],
    later: ['orso', 'lupo', 'fante', 'mago'],
    size: ['2/2', '1/3', '3/2'],
    bonus: [1, 2, 3, -1],
    spell: [1, 2, 3, -1],
    banner: ['bandiera', 'vessillo', 'altare'],
  },
  // One of the two may make smaller what the other makes larger: the right size is not always the middle of three.
  valid: (p) => (p.bonus < 0 ? p.spell > 1 : p.spell < 0 ? p.bonus > 1 : p.bonus === p.spell),
  beliefs: ['newest-effect-wins', 'anthem-spell-affects-later'],
  scenario: (p) => {
    const { filter, modify } = LATER[p.kind]
    return scenario()
      .permanent('A', bonusFor(p.banner, p.bonus, filter))
      .creature('A', 'lince', '2/2')
      .hand('A', [{ id: p.later, types: ['creature'], pt: p.size, cost: '{1}{G}' }])
      .effect(
        {
          do: 'lasting',
          effect: {
            modify: { layer: '7c', power: p.spell, toughness: p.spell },
            what: { types: ['creature'], controller: 'you' },
          },
        },
        'A',
      )
      .act({ cast: p.later }, 'resolve')
      .effect({ do: 'change', what: p.later, modify, until: 'end-of-turn' }, 'A')
      .done()
  },
  probe: (p) => ({ ask: 'pt', object: p.later }),
})
