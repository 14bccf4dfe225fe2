import { describeScenario, peopleOf, tellTrace } from '#lib/italian/index'
import { evaluate, type Scenario, scenario } from '#lib/rules/index'

const steps = (s: Scenario): readonly string[] =>
  tellTrace(evaluate(s, { trace: true }), peopleOf(s)).map((x) => x.sentence)
const stem = (s: Scenario): string => describeScenario(peopleOf(s)).join(' ')

const creatures = (tapped: boolean) =>
  scenario().creature('A', 'orso', '2/2', [], { tapped: true }).creature('A', 'lupo', '2/2', [], { tapped })

it('what is TAPped already does not TAP, and it is said', () => {
  const all = { do: 'tap', what: { all: { types: ['creature'] } } } as const
  expect(steps(creatures(false).effect(all, 'A').done())).toEqual([
    'Lupo si TAPpa.',
    'Orso è già TAPpato: non succede niente.',
  ])
  expect(steps(creatures(true).effect(all, 'A').done())).toEqual(['Orso e Lupo sono già TAPpati: non succede niente.'])
})

it('counters that are too many are told as such', () => {
  const effects = [{ noMoreThan: 1, counter: 'charge', what: { self: true } }] as const
  const s = scenario().permanent('A', { id: 'pila', types: ['artifact'], abilities: [{ type: 'static', effects }] })
  expect(steps(s.effect({ do: 'putCounters', on: 'pila', counter: 'charge', amount: 3 }, 'A').done())).toEqual([
    'Pila riceve 3 segnalini carica.',
    'Pila ha più segnalini carica di quanti può averne: ne perde 2.',
  ])
})

it('tokens that an effect creates are told', () => {
  const token = { id: 'lupo', subtypes: ['Wolf'], pt: '2/2' }
  expect(steps(scenario().effect({ do: 'create', token, amount: 2 }, 'A').done())).toEqual([
    'Anna crea 2 pedine creatura Lupo 2/2.',
  ])
})

it('both creatures of a fight deal their damage', () => {
  const s = scenario().creature('A', 'orso', '2/3').creature('N', 'golem', '1/4')
  expect(steps(s.effect({ do: 'fight', what: 'orso', with: 'golem' }, 'A').done())).toEqual([
    'Orso lotta con Golem.',
    'Orso infligge 2 danni a Golem: il danno segnato passa da 0 a 2.',
    'Nello stesso momento Golem infligge 1 danno a Orso: il danno segnato passa da 0 a 1.',
  ])
})

it('a shield of regeneration needs something to regenerate', () => {
  const s = scenario().creature('A', 'orso', '2/2').effect({ do: 'destroy', what: 'orso' }, 'N')
  expect(steps(s.effect({ do: 'regenerate', what: 'orso' }, 'A').done()).at(-1)).toBe(
    "Orso non è sul campo di battaglia: non c'è niente da rigenerare.",
  )
})

it('creatures that attack after something has happened lie on the table from the beginning', () => {
  const s = scenario()
    .creature('A', 'orso', '2/2')
    .effect({ do: 'pump', what: { all: { types: ['creature'], controller: 'you' } }, power: 1, toughness: 1 }, 'A')
    .attack({ orso: 'N' })
  expect(stem(s.done())).toMatch(/^Turno di Anna\. Anna controlla Orso, una creatura 2\/2\. /)
})
