import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** A spell gives life for the mana value of a face-down creature and destroys it: how much, and who sees it? */
export const faceDownDies = template({
  id: 'face-down-dies',
  version: 1,
  claims: ['708.2', '708.9'],
  axes: {
    name: ['drago', 'idra', 'angelo', 'sfinge', 'troll'],
    size: ['3/3', '4/4', '5/5'],
    cost: ['{3}{R}{R}', '{2}{U}', '{4}{G}', '{1}{W}{W}'],
    life: [20, 15, 8],
    verb: ['destroy', 'exile'],
  },
  beliefs: ['facedown-keeps-mv', 'facedown-no-reveal'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .life('N', p.life)
      .creature('A', p.name, p.size, [], { cost: p.cost, faceDown: true })
      .effect(
        {
          do: 'sequence',
          steps: [
            { do: 'gainLife', who: 'you', amount: { manaValueOf: p.name } },
            { do: p.verb, what: p.name },
          ],
        },
        'N',
      )
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'revealed', object: p.name },
    ],
  }),
})
