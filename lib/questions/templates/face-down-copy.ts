import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Two face-down creatures become copies of a third, and one of them is turned face up: how large are they? */
export const faceDownCopy = template({
  id: 'face-down-copy',
  version: 1,
  claims: ['708.10'],
  axes: {
    first: ['drago', 'sfinge', 'idra'],
    second: ['angelo', 'colosso', 'troll'],
    own: ['5/5', '4/6', '6/4'],
    original: ['gigante', 'golem', 'orso'],
    size: ['7/7', '3/3', '4/4', '1/8'],
    until: ['end-of-game', 'end-of-turn'],
  },
  beliefs: ['facedown-copy-shows', 'facedown-copy-forgotten'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .creature('A', p.first, p.own, [], { faceDown: true, cost: '{4}{G}' })
      .creature('A', p.second, '5/2', [], { faceDown: true, cost: '{3}{G}' })
      .creature('N', p.original, p.size)
      .effect({ do: 'becomeCopy', what: p.first, of: p.original, until: p.until }, 'A')
      .effect({ do: 'becomeCopy', what: p.second, of: p.original, until: p.until }, 'A')
      .effect({ do: 'turnFaceUp', what: p.first }, 'A')
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'pt', object: p.first },
      { ask: 'pt', object: p.second },
    ],
  }),
})
