import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { peopleOf, tellTrace } from '#lib/italian/index'
import { lint } from '#lib/italian/lint/index'
import { violations } from '#lib/italian/telling/refused'
import { evaluate, type Scenario, scenario } from '#lib/rules/index'

const rules = join(process.cwd(), 'lib/rules')

it('every reason for which a rule refuses an action is said, and none that no rule gives', () => {
  const sources = readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .filter((f) => f.endsWith('.ts'))
    .map((f) => readFileSync(join(rules, f), 'utf8'))
  const given = new Set(sources.flatMap((s) => [...s.matchAll(/\breason: '([a-z-]+)'/g)].map((m) => m[1] ?? '')))
  // Reasons for losing and for stopping are told elsewhere.
  const elsewhere = new Set(['life', 'poison', 'empty-library', 'concede', 'effect'])
  const refusals = [...given].filter((r) => !elsewhere.has(r))
  expect(refusals.filter((r) => !violations[r])).toEqual([])
  expect(Object.keys(violations).filter((r) => !given.has(r))).toEqual([])
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
    'Nora non può bloccare Belva con Lince: contro Belva servono almeno 2 bloccanti.',
    scenario()
      .creature('A', 'belva', '2/2', ['menace'])
      .creature('N', 'lince', '1/1')
      .attack({ belva: 'N' })
      .block({ lince: 'belva' })
      .done(),
  ],
  [
    'Nora non può bloccare Drago con Lince: Lince non ha volare né raggiungere.',
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
