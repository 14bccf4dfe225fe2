import { beast } from '../parts'
import { template } from '../template'

/** Creatures of one owner are put into the library together: who arranges them, and how do they lie there? */
export const libraryOrder = template({
  id: 'library-order',
  version: 1,
  claims: ['401.4'],
  axes: {
    at: ['top', 'bottom'],
    first: ['orso', 'lince', 'lupo', 'sfinge', 'drago'],
    second: ['golem', 'troll', 'belva', 'volpe'],
    third: ['airone', 'arpia', 'idra', 'vespa'],
    by: ['A', 'N'],
    wishes: ['bca', 'cab', 'cba'],
  },
  beliefs: ['library-order-by-controller'],
  idle: true,
  scenario: (p) => {
    const names = { a: p.first, b: p.second, c: p.third }
    const owner = p.by === 'A' ? 'N' : 'A'
    const order = (wishes: string) => [...wishes].map((x) => names[x as 'a' | 'b' | 'c'])
    return {
      field: { [owner]: [p.first, p.second, p.third].map((id) => beast(id, '2/2')) },
      library: { [owner]: 20 },
      script: [{ effect: { do: 'putInLibrary', what: { all: { types: ['creature'] } }, at: p.at }, by: p.by }],
      choices: [
        { choose: 'order', player: owner, answer: order(p.wishes) },
        { choose: 'order', player: p.by, answer: order(p.wishes === 'bca' ? 'acb' : 'bac') },
      ],
    }
  },
  probe: (p) => ({ ask: 'order', zone: 'library', player: p.by === 'A' ? 'N' : 'A' }),
})
