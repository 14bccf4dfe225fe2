import { abilityText } from '#lib/italian/card/text'
import { tellEdited } from '#lib/italian/editor/edited'
import { peopleOf } from '#lib/italian/names/people-of'
import { type Ability, parseScenario } from '#lib/rules/index'

// What the card of somebody's own question says is what it does: a target is called so where one is declared, and nowhere else.

const seat = { life: 20 }
function text(ability: unknown, players: Record<string, unknown> = { A: seat, N: seat }): string {
  const parsed = parseScenario(
    {
      players,
      field: { N: [{ id: 'orso', pt: '2/2' }] },
      hand: { A: [{ id: 'saetta', types: ['instant'], abilities: [ability] }] },
    },
    {},
  )
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  const people = peopleOf(parsed.value)
  const thing = people.things.saetta
  if (thing === undefined) throw new Error('no card')
  return abilityText(people, ability as Ability, thing)
}

const any = [{ kind: 'any' }]
const damage = (to: unknown) => ({ do: 'damage', amount: 3, to })

describe('what a card says', () => {
  test('of a declared target of any kind, whether the effect calls it a player or an object', () => {
    const said = 'Saetta infligge 3 danni a un qualsiasi bersaglio.'
    expect(text({ type: 'spell', targets: any, effect: damage({ player: { target: 0 } }) })).toBe(said)
    expect(text({ type: 'spell', targets: any, effect: damage({ object: { target: 0 } }) })).toBe(said)
  })

  test('of a declared player', () => {
    const players = [{ kind: 'player' }]
    expect(text({ type: 'spell', targets: players, effect: damage({ player: { target: 0 } }) })).toMatch(
      /a un giocatore bersaglio\.$/,
    )
  })

  test('of a player who is named without being targeted: no target, whatever else is one', () => {
    const both = { do: 'sequence', steps: [damage({ object: { target: 0 } }), { do: 'loseLife', who: 'N', amount: 2 }] }
    const said = text({ type: 'spell', targets: any, effect: both })
    expect(said.match(/bersaglio/g)).toHaveLength(1)
    expect(said).toMatch(/Ogni avversario perde 2\spunti vita/)
  })

  test('of one opponent of several, by name', () => {
    const three = { A: seat, N: seat, B: seat }
    const said = text({ type: 'spell', targets: any, effect: damage({ player: 'N' }) }, three)
    expect(said).toMatch(/a Nora\.$/)
  })

  test('of an object that is named without being targeted, by name', () => {
    const said = text({ type: 'spell', targets: any, effect: { do: 'destroy', what: 'orso' } })
    expect(said).toBe('Distruggi Orso.')
  })
})

describe('what is half built says what is missing, where, and the table stays', () => {
  const document = (ability: unknown) => ({
    field: { A: [], N: [{ id: 'orso', pt: '2/2' }] },
    hand: { A: [{ id: 'saetta', name: 'Saetta', types: ['instant'], abilities: [ability] }] },
    script: [],
  })
  test.each([
    [
      { type: 'spell', effect: damage({ object: { target: 0 } }) },
      'Saetta, abilità 1',
      /bersaglio 1.*non ne ha nessuno.*aggiungi/,
    ],
    [
      { type: 'spell', targets: any, effect: damage({ object: { target: 1 } }) },
      'Saetta, abilità 1',
      /bersaglio 2.*ne ha soltanto 1/,
    ],
    [{ type: 'spell', targets: [{}], effect: damage({ object: { target: 0 } }) }, 'Saetta, abilità 1', /bersaglio/],
  ])('%j', (ability, where, says) => {
    const { problems } = tellEdited(document(ability))
    expect(problems).toHaveLength(1)
    expect(problems[0]?.where).toBe(where)
    expect(problems[0]?.said).toMatch(says)
  })

  test('no word of the format stands in what is said', () => {
    const broken = [
      { type: 'spell' },
      { type: 'spell', effect: {} },
      { type: 'activated', cost: [{ pay: 'mana', cost: '' }], effect: { do: 'draw', who: 'you', amount: 1 } },
      { type: 'triggered', when: {}, effect: { do: 'draw', who: 'you', amount: 1 } },
      { type: 'spell', effect: { do: 'destroy', what: 'nessuno' } },
    ]
    for (const ability of broken)
      for (const { said, where } of tellEdited(document(ability)).problems)
        expect(`${where}: ${said}`).toMatch(/^[A-Z][^[\]_{}«»]*: [A-Z][^[\]_{}]*\.$/)
    const script = tellEdited({ ...document({ type: 'static', effects: [] }), script: [{ cast: 'nessuno' }] })
    expect(script.problems[0]?.where).toBe('Azione 1')
  })
})
