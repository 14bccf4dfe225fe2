import { abilityText } from '#lib/italian/card/text'
import { peopleOf } from '#lib/italian/names/people-of'
import { type Ability, type Lasting, scenario } from '#lib/rules/index'

const people = peopleOf(
  scenario()
    .creature('A', 'orso', '2/2')
    .permanent('A', { id: 'altare', types: ['artifact'] })
    .done(),
)
const text = (ability: Ability, self = 'orso'): string => {
  const thing = people.things[self]
  return thing ? abilityText(people, ability, thing) : ''
}
const always = (...effects: readonly Exclude<Lasting, { self: true }>[]): Ability =>
  ({ type: 'static', effects }) as Ability
const self = { self: true } as const
const creatures = { types: ['creature'] } as const

describe('who has to attack or block, and who cannot', () => {
  test.each([
    ['Questa creatura attacca in ogni combattimento, se può farlo.', always({ must: 'attack', what: self })],
    ['Le creature attaccano in ogni combattimento, se possono farlo.', always({ must: 'attack', what: creatures })],
    ['Questa creatura blocca in ogni combattimento, se può farlo.', always({ must: 'block', what: self })],
    ['Questa creatura deve essere bloccata, se possibile.', always({ must: 'be-blocked', what: self })],
    [
      'Tutte le creature in grado di bloccare questa creatura la bloccano.',
      always({ must: 'be-blocked', what: self, by: creatures }),
    ],
    [
      'Questa creatura non può attaccare a meno che il suo controllore non paghi {2}.',
      always({ attackCost: '{2}', what: self }),
    ],
    [
      'Le creature non possono attaccare a meno che il loro controllore non paghi {1} per ognuna di esse.',
      always({ attackCost: '{1}', what: creatures }),
    ],
    ['Non più di una creatura può attaccare in ogni combattimento.', always({ mostAttackers: 1 })],
    ['Non più di 2 creature possono attaccare in ogni combattimento.', always({ mostAttackers: 2 })],
    ['Questa creatura non può attaccare da sola.', always({ cant: 'attack-alone', what: self })],
    ['Questa creatura non può bloccare da sola.', always({ cant: 'block-alone', what: self })],
  ] as const)('%s', (said, ability) => {
    expect(text(ability)).toBe(said)
  })

  test.each([
    ['{T}: Una creatura bersaglio attacca in questo turno, se può farlo.', { must: 'attack', what: creatures }],
    [
      '{T}: Una creatura bersaglio deve essere bloccata in questo turno, se possibile.',
      { must: 'be-blocked', what: creatures },
    ],
  ] as const)('%s', (said, effect) => {
    const ability: Ability = {
      type: 'activated',
      cost: [{ pay: 'tap' }],
      targets: [{ kind: 'object', filter: creatures }],
      effect: { do: 'lasting', on: { target: 0 }, effect },
    }
    expect(text(ability, 'altare')).toBe(said)
  })
})
