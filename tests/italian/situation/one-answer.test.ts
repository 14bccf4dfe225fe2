import { type Item, instantiate, templates } from '#lib/questions/index'
import { ambiguities } from '../../../scripts/bank/ambiguous'
import { atMost } from '../../setup/day'
import { sampled } from '../sample'

const EACH = atMost(2, 12)

it.each(templates.map((t) => [t.id, t] as const))('%s leaves one answer that can be defended', (_, t) => {
  expect(sampled(t, EACH).map((item) => [item.id, ambiguities(item)])).toEqual(
    sampled(t, EACH).map(({ id }) => [id, []]),
  )
})

const item = (id: string): Item => {
  const made = instantiate(id)
  if (!made.ok) throw new Error(`${id}: ${made.error}`)
  return made.value
}

describe('the guard finds', () => {
  const search = item('search-may-fail.v1.0-0-0-0-0')

  it('a choice that no sentence tells', () => {
    const untold: Item = {
      ...search,
      scenario: {
        library: {
          A: [
            { id: 'orso', pt: '2/2' },
            { id: 'lupo', pt: '3/3' },
          ],
        },
        script: [{ effect: { do: 'dig', who: 'A', amount: 2, take: 1, rest: 'graveyard' }, by: 'A' }],
        choices: [{ choose: 'take', player: 'A', answer: ['orso'] }],
      },
      form: 'zones',
      probe: { ask: 'several', of: [{ ask: 'zone', object: 'orso' }] },
      options: [],
    }
    expect(ambiguities(untold)).toEqual(['untold choices lead to ["hand:A"] and ["graveyard:A"]'])
  })

  it('a target that is no longer there', () => {
    const gone: Item = {
      ...search,
      scenario: {
        field: { A: [{ id: 'orso', pt: '2/2' }] },
        script: [
          { effect: { do: 'destroy', what: 'orso' }, by: 'N' },
          { effect: { do: 'regenerate', what: 'orso' }, by: 'A' },
        ],
      },
      form: 'zones',
      probe: { ask: 'several', of: [{ ask: 'zone', object: 'orso' }] },
      options: [],
    }
    expect(ambiguities(gone)).toEqual(['the target orso of action 1 is gone'])
  })

  it('what is not allowed now but later, where nothing says «ora»', () => {
    const later: Item = {
      ...search,
      scenario: {
        hand: {
          A: [
            {
              id: 'folgore',
              types: ['instant'],
              abilities: [{ type: 'spell', effect: { do: 'gainLife', who: 'you', amount: 1 } }],
            },
            {
              id: 'rito',
              types: ['sorcery'],
              abilities: [{ type: 'spell', effect: { do: 'gainLife', who: 'you', amount: 1 } }],
            },
          ],
        },
        script: [{ cast: 'folgore' }, { cast: 'rito' }],
      },
      form: 'board',
      probe: {
        ask: 'several',
        of: [
          { ask: 'legal', action: 0 },
          { ask: 'legal', action: 1 },
        ],
      },
      options: [],
    }
    expect(ambiguities(later)).toEqual(['action 1 is allowed later'])
  })
})
