import { type ObjectSpec, scenario } from '#lib/rules/index'
import { template } from '../template'

const creature = (id: string): ObjectSpec => ({ id, pt: '2/2' })

/** A spell counts permanents while cards of permanent types are in a hand: how much life is gained? */
export const permanentsCounted = template({
  id: 'permanents-counted',
  version: 1,
  claims: ['110.1'],
  axes: {
    field: [1, 2, 3],
    hand: [1, 2, 3],
    token: [false, true],
    each: [1, 2, 3],
    life: [20, 17, 12, 8],
    source: ['altare', 'calice', 'totem'],
  },
  beliefs: ['card-elsewhere-is-permanent'],
  valid: (p) => p.each < 3 || p.field < 3,
  scenario: (p) => {
    const on = ['orso', 'lince', 'cervo'].slice(0, p.field).map(creature)
    const in_ = ['lupo', 'aquila', 'idra'].slice(0, p.hand).map(creature)
    const made = scenario().life('A', p.life)
    const field = [{ id: p.source, types: ['artifact'] } as const, ...on]
    const all = p.token ? [...field, { id: 'spirito', pt: '1/1', subtypes: ['Spirit'], token: true }] : field
    const count = { count: { permanent: true, controller: 'you' } } as const
    return all
      .reduce((s, o) => s.permanent('A', o), made)
      .hand('A', in_)
      .effect({ do: 'gainLife', who: 'you', amount: p.each > 1 ? { times: [p.each, count] } : count }, 'A')
      .done()
  },
  probe: () => ({ ask: 'life', player: 'A' }),
})
