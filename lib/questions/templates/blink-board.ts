import { scenario } from '#lib/rules/index'
import { template } from '../template'

/** Subtypes of tokens, by the names that they go by. */
const KIND = { spirito: 'Spirit', zombie: 'Zombie', soldato: 'Soldier', elfo: 'Elf' } as const

/** A creature with counters and a token are exiled and put back: what is on the table? */
export const blinkBoard = template({
  id: 'blink-board',
  version: 2,
  claims: ['122.2', '111.7'],
  axes: {
    size: ['1/1', '2/2', '3/3', '1/4', '4/2'],
    counters: [1, 2, 3],
    name: ['orso', 'angelo', 'golem', 'lince', 'mago'],
    token: ['spirito', 'zombie', 'soldato', 'elfo'],
    tapped: [false, true],
  },
  beliefs: ['blink-keeps-counters', 'token-blink-returns'],
  form: 'board',
  scenario: (p) =>
    scenario()
      .creature('A', p.name, p.size, [], {
        counters: { '+1/+1': p.counters },
        ...(p.tapped ? { tapped: true } : {}),
      })
      .creature('A', p.token, '1/1', [], { token: true, subtypes: [KIND[p.token]] })
      .effect(
        {
          do: 'sequence',
          steps: [
            { do: 'exile', what: { all: { types: ['creature'], controller: 'you' } } },
            { do: 'putOntoBattlefield', what: { thisWay: 'exile' } },
          ],
        },
        'A',
      )
      .done(),
  probe: (p) => ({
    ask: 'several',
    of: [
      { ask: 'power', object: p.name },
      { ask: 'zone', object: p.token },
      { ask: 'tapped', object: p.name },
    ],
  }),
})
