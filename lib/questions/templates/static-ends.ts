import { scenario } from '#lib/rules/index'
import { bonusFor } from '../parts'
import { template } from '../template'

/** One permanent with a bonus for creatures is destroyed, another lies in the graveyard, a third may be there: how large is a creature? */
export const staticEnds = template({
  id: 'static-ends',
  version: 2,
  claims: ['604.2', '113.6'],
  axes: {
    destroyed: [1, 2, 3],
    dead: [1, 2],
    left: [0, 1],
    size: ['1/1', '2/2', '2/4', '3/1'],
    creature: ['lupo', 'orso', 'cavaliere', 'goblin'],
    banner: ['bandiera', 'stendardo', 'vessillo'],
  },
  beliefs: ['static-lingers', 'static-from-graveyard'],
  scenario: (p) => {
    const there = scenario()
      .creature('A', p.creature, p.size)
      .permanent('A', bonusFor(p.banner, p.destroyed, {}))
    return {
      ...(p.left ? there.permanent('A', bonusFor('lanterna', p.left, {})) : there)
        .act({ effect: { do: 'destroy', what: p.banner }, by: 'N' })
        .done(),
      graveyard: { A: [bonusFor('tamburo', p.dead, {})] },
    }
  },
  probe: (p) => ({ ask: 'pt', object: p.creature }),
})
