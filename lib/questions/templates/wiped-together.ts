import { type ObjectSpec, scenario } from '#lib/rules/index'
import { template } from '../template'

/** «Ogniqualvolta un'altra creatura muore, guadagni N punti vita.» */
const mourner = (id: string, amount: number): ObjectSpec => ({
  id,
  pt: '2/2',
  abilities: [
    {
      type: 'triggered',
      when: { event: 'dies', object: { types: ['creature'], other: true } },
      effect: { do: 'gainLife', who: 'you', amount },
    },
  ],
})

const crowd = ['lupo', 'cervo', 'volpe', 'lepre', 'capra'] as const

/** All creatures are destroyed together, one of which watches the others die. */
export const wipedTogether = template({
  id: 'wiped-together',
  version: 2,
  claims: ['603.10a'],
  axes: {
    watcher: ['chierico', 'vampiro', 'eremita'],
    mine: [1, 2, 3],
    theirs: [0, 1, 2],
    amount: [1, 2, 3],
    life: [6, 9, 12, 16, 20],
    away: ['destroy', 'exile-one'],
  },
  beliefs: ['simultaneous-death-not-seen', 'simultaneous-death-in-turn', 'exile-is-dying'],
  scenario: (p) => {
    const others = crowd.slice(0, p.mine + p.theirs)
    const field = {
      A: [mourner(p.watcher, p.amount), ...others.slice(0, p.mine).map((id) => ({ id, pt: '1/1' }))],
      ...(p.theirs ? { N: others.slice(p.mine).map((id) => ({ id, pt: '1/1' })) } : {}),
    }
    const base = { ...scenario().life('A', p.life).done(), field }
    const first = p.away === 'exile-one' ? [{ effect: { do: 'exile', what: 'lupo' }, by: 'N' } as const] : []
    return {
      ...base,
      script: [...first, { effect: { do: 'destroy', what: { all: { types: ['creature'] } } }, by: 'N' }, 'resolve-all'],
    }
  },
  // Who is exiled beforehand is not among those that die; somebody must.
  valid: (p) => p.away === 'exile-one' && p.mine + p.theirs > 1,
  probe: () => ({ ask: 'life', player: 'A' }),
})
