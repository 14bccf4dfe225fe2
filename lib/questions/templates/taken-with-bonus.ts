import { scenario } from '#lib/rules/index'
import { bonusFor } from '../parts'
import { template } from '../template'

/** Each player has a bonus for their own creatures, and one of them changes sides: how large is it now, and whose? */
export const takenWithBonus = template({
  id: 'taken-with-bonus',
  version: 2,
  claims: ['613.1', '110.2'],
  axes: {
    name: ['orso', 'lupo', 'drago', 'gigante'],
    size: ['2/2', '3/3', '1/4'],
    mine: [1, 2, 3],
    theirs: [1, 2, 3],
    banner: ['bandiera', 'altare', 'sfera'],
    other: ['vessillo', 'totem'],
  },
  beliefs: ['newest-effect-wins', 'controller-is-owner'],
  form: 'board',
  valid: (p) => p.mine !== p.theirs,
  scenario: (p) =>
    scenario()
      .permanent('A', bonusFor(p.banner, p.mine, {}))
      .permanent('N', bonusFor(p.other, p.theirs, {}))
      .creature('N', p.name, p.size)
      .effect({ do: 'gainControl', what: p.name, until: 'end-of-game' }, 'A')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'pt', object: p.name },
      { ask: 'owner', object: p.name },
    ],
  }),
})
