import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { peopleOf, tellTrace } from '#lib/italian/index'
import { lint } from '#lib/italian/lint/index'
import { violations } from '#lib/italian/trace/telling/refused/refused'
import { evaluate, type Ruleset, rulesWithout, type Scenario, scenario } from '#lib/rules/index'

const rules = join(process.cwd(), 'lib/rules')

it('every reason for which an action may be refused is given by some rule', () => {
  const source = readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .filter((f) => f.endsWith('.ts'))
    .map((f) => readFileSync(join(rules, f), 'utf8'))
    .join('\n')
  expect(Object.keys(violations).filter((r) => !source.includes(`reason: '${r}'`))).toEqual([])
})

const said = (s: Scenario): readonly string[] =>
  tellTrace(evaluate(s, { trace: true }), peopleOf(s))
    .map((x) => x.sentence)
    .filter((x) => x.endsWith("L'azione è annullata."))

const orso = scenario().creature('A', 'orso', '2/2')
const cases: readonly (readonly [string, Scenario])[] = [
  [
    'Anna non può attaccare con Orso: Orso è TAPpato.',
    scenario().creature('A', 'orso', '2/2', [], { tapped: true }).attack({ orso: 'N' }).done(),
  ],
  [
    'Anna non può attaccare con Orso: Orso è arrivato in questo turno.',
    scenario().creature('A', 'orso', '2/2', [], { sick: true }).attack({ orso: 'N' }).done(),
  ],
  [
    'Anna non può attaccare con Altare: Altare non è una creatura.',
    scenario()
      .permanent('A', { id: 'altare', types: ['artifact'] })
      .attack({ altare: 'N' })
      .done(),
  ],
  [
    'Nora non può bloccare Orso con Lince: Lince è TAPpata.',
    orso.creature('N', 'lince', '1/1', [], { tapped: true }).attack({ orso: 'N' }).block({ lince: 'orso' }).done(),
  ],
  [
    'Nora non può bloccare Belva con Lince: contro Belva, che ha minacciare, servono almeno 2 bloccanti.',
    scenario()
      .creature('A', 'belva', '2/2', ['menace'])
      .creature('N', 'lince', '1/1')
      .attack({ belva: 'N' })
      .block({ lince: 'belva' })
      .done(),
  ],
  [
    'Nora non può bloccare Drago con Lince: Drago ha volare, Lince non ha volare né raggiungere.',
    scenario()
      .creature('A', 'drago', '2/2', ['flying'])
      .creature('N', 'lince', '1/1')
      .attack({ drago: 'N' })
      .block({ lince: 'drago' })
      .done(),
  ],
  [
    'Anna non può assegnare così il danno: Golem non riceve danno letale.',
    scenario()
      .creature('A', 'belva', '5/5', ['trample'])
      .creature('N', 'golem', '4/4')
      .attack({ belva: 'N' })
      .block({ golem: 'belva' })
      .choose({ choose: 'assign-damage', of: 'belva', answer: { golem: 3, N: 2 } })
      .act('combat-damage')
      .done(),
  ],
  [
    "Anna non può attivare l'abilità di Altare: il costo non si paga con ciò che è stato scelto.",
    orso
      .creature('A', 'lince', '1/1')
      .creature('N', 'lupo', '3/3')
      .permanent('A', {
        id: 'altare',
        types: ['artifact'],
        abilities: [
          {
            type: 'activated',
            cost: [{ pay: 'sacrifice', what: { types: ['creature'] } }],
            effect: { do: 'draw', who: 'you', amount: 1 },
          },
        ],
      })
      .act({ activate: 'altare' })
      .choose({ choose: 'sacrifice', answer: 'lupo' })
      .done(),
  ],
  [
    'Anna non può giocare Miraggio: una delle scelte fatte non è fra quelle possibili.',
    {
      field: {
        A: [
          { id: 'foresta', types: ['land'] },
          { id: 'palude', types: ['land'] },
        ],
      },
      hand: {
        A: [
          {
            id: 'miraggio',
            types: ['land'],
            abilities: [{ type: 'static', effects: [{ enters: { copy: { types: ['land'] } }, what: { self: true } }] }],
          },
        ],
      },
      script: [{ play: 'miraggio' }],
      choices: [{ choose: 'copy', answer: 'nebbia' }],
    },
  ],
  ['Nora non può passare: Nora non ha la priorità.', scenario().act({ pass: 'N' }).done()],
  ['Anna non può risolvere ciò che è in pila: la pila è vuota.', scenario().act('resolve').done()],
]

it.each(cases)('%s', (sentence, s) => {
  const found = said(s)
  expect(found).toEqual([`${sentence} L'azione è annullata.`])
  expect(lint(found[0] ?? '', { where: 'trace' })).toEqual([])
})

it('a refused action changes nothing: its steps are not told', () => {
  const s = orso
    .creature('N', 'lince', '1/1', [], { tapped: true })
    .attack({ orso: 'N' })
    .block({ lince: 'orso' })
    .done()
  expect(tellTrace(evaluate(s, { trace: true }), peopleOf(s)).map((x) => x.sentence)).toEqual([
    'Orso attacca Nora e si TAPpa.',
    "Nora non può bloccare Orso con Lince: Lince è TAPpata. L'azione è annullata.",
  ])
})

describe('the rules behind a refusal are those that answered', () => {
  const cited = (s: Scenario, rules?: Ruleset): readonly string[] =>
    tellTrace(evaluate(s, { trace: true, ...(rules ? { rules } : {}) }), peopleOf(s)).at(-1)?.rules ?? []
  const menace = scenario()
    .creature('A', 'belva', '2/2', ['menace'])
    .creature('N', 'lince', '1/1')
    .attack({ belva: 'N' })
    .block({ lince: 'belva' })
    .done()
  const trample = (keywords: readonly ('trample' | 'deathtouch')[]): Scenario =>
    scenario()
      .creature('A', 'belva', '5/5', keywords)
      .creature('N', 'golem', '4/4')
      .attack({ belva: 'N' })
      .block({ golem: 'belva' })
      .choose({ choose: 'assign-damage', of: 'belva', answer: { golem: 0, N: 5 } })
      .act('combat-damage')
      .done()

  it('menace, and that more of it changes nothing', () => {
    expect(cited(menace)).toEqual(['509.1b', '702.111b', '702.111c'])
    // Who does not know a rule is not told by it.
    expect(cited(menace, rulesWithout('702.111c'))).toEqual(['509.1b', '702.111b'])
  })

  it('deathtouch only where there is some', () => {
    expect(cited(trample(['trample']))).toEqual(['702.19b', '120.6'])
    expect(cited(trample(['trample', 'deathtouch']))).toEqual(['702.19b', '120.6', '702.2c'])
  })

  it('what keeps life from being lost', () => {
    const s: Scenario = { effects: [{ cant: 'lose-life', of: 'N', player: 'A' }], script: [{ pay: { A: 3 } }] }
    expect(cited(s)).toEqual(['119.8', '101.2'])
  })
})
