import { type Color, type StatedModification, scenario } from '#lib/rules/index'
import { bonusFor } from '../parts'
import { template } from '../template'

/** What a bonus is for, and the later effect that makes it so. */
const LATER = {
  type: { filter: { subtypes: ['Elf'] }, modify: { layer: '4', addSubtypes: ['Elf'] } },
  color: { filter: { colors: ['W' as Color] }, modify: { layer: '5', colors: ['W' as Color] } },
  ability: { filter: { keyword: 'flying' }, modify: { layer: '6', gain: [{ keyword: 'flying' }] } },
} as const satisfies Record<string, { filter: object; modify: StatedModification }>

/** Both before they are switched. */
const power = (p: { readonly size: string; readonly bonus: number; readonly plus: number }): number =>
  Number(p.size.split('/')[0]) + p.bonus + p.plus
const toughness = (p: { readonly size: string; readonly bonus: number }): number =>
  Number(p.size.split('/')[1]) + p.bonus

/** A permanent gives a bonus to creatures of a kind, a later effect makes a creature one, and two more switch and enlarge it: how large is it? */
export const layersLate = template({
  id: 'layers-late',
  version: 2,
  claims: ['613.1', '613.4'],
  axes: {
    kind: ['type', 'color', 'ability'],
    name: ['orso', 'lupo', 'fante', 'mago'],
    size: ['2/3', '3/1', '1/4'],
    bonus: [1, 2],
    plus: [2, 3, 4],
    banner: ['bandiera', 'vessillo', 'altare'],
  },
  // What is as large either way does not show that it was switched.
  valid: (p) => power(p) !== toughness(p),
  beliefs: ['newest-effect-wins', 'switch-before-modifiers'],
  scenario: (p) => {
    const { filter, modify } = LATER[p.kind]
    return scenario()
      .permanent('A', bonusFor(p.banner, p.bonus, filter))
      .creature('A', p.name, p.size)
      .effect({ do: 'change', what: p.name, modify, until: 'end-of-turn' }, 'A')
      .effect({ do: 'change', what: p.name, modify: { layer: '7d' }, until: 'end-of-turn' }, 'N')
      .effect({ do: 'pump', what: p.name, power: p.plus, toughness: 0 }, 'A')
      .done()
  },
  probe: (p) => ({ ask: 'pt', object: p.name }),
})
