import { contradicts, hasReason, type Matter, peopleOf, sayReason } from '#lib/italian/index'
import { lint } from '#lib/italian/lint/index'
import { askedRuleReasons } from '#lib/italian/trace/reasons/asked'
import { beliefReasons } from '#lib/italian/trace/reasons/beliefs'
import { ruleReasons } from '#lib/italian/trace/reasons/rules'
import { abilityRuleReasons } from '#lib/italian/trace/reasons/rules-abilities'
import { combatRuleReasons } from '#lib/italian/trace/reasons/rules-combat'
import { costRuleReasons } from '#lib/italian/trace/reasons/rules-costs'
import { permanentRules } from '#lib/italian/trace/reasons/rules-perm'
import { stackRuleReasons } from '#lib/italian/trace/reasons/rules-stack'
import { zoneRuleReasons } from '#lib/italian/trace/reasons/rules-zones'
import { comprehensiveRules, misconceptions, type Scenario, scenario } from '#lib/rules/index'
import { knownNumbers } from '../../../scripts/numbers/known'

const matters: readonly Matter[] = ['legal', 'lost', 'survives']
const altar: Scenario = scenario()
  .life('A', 2)
  .permanent('A', {
    id: 'altare',
    types: ['artifact'],
    abilities: [
      { type: 'activated', cost: [{ pay: 'life', amount: 2 }], effect: { do: 'draw', who: 'you', amount: 1 } },
    ],
  })
  .act({ activate: 'altare' })
  .done()
const people = peopleOf(altar)
const who = people.players.A ?? { text: 'Anna', gender: 'f' }
const said = (verdict: boolean, reason: string, matter: Matter) =>
  sayReason({ verdict, reason }, { matter, who, people, action: 0 })

// What it says needs no clause: that damage by itself destroys nothing.
const UNSTATED = ['120.5']

it('every belief of the evaluator has a reason, and no reason is of a belief that is not there', () => {
  const silent = [...misconceptions.keys()].filter((id) => !beliefReasons[id]?.yes && !beliefReasons[id]?.no)
  expect(silent).toEqual([])
  expect(Object.keys(beliefReasons).filter((id) => !misconceptions.has(id))).toEqual([])
  const unstated = Object.keys(ruleReasons).filter((id) => !new Map<string, unknown>(comprehensiveRules).has(id))
  expect(unstated.toSorted()).toEqual(UNSTATED)
  expect(UNSTATED.filter((id) => !knownNumbers().some((known) => known === id))).toEqual([])
})

it('every reason is a sentence that passes the checks of an option', () => {
  const wrong = [...Object.keys(ruleReasons), ...Object.keys(beliefReasons)].flatMap((reason) =>
    matters.flatMap((matter) =>
      [true, false].flatMap((verdict) => {
        if (!hasReason({ verdict, reason }, matter)) return []
        const text = said(verdict, reason, matter)
        const found = lint(text, { where: 'option', form: 'yes-no', players: [who] })
        return found.map((f) => `${reason}: ${f.check} ${text}`)
      }),
    ),
  )
  expect(wrong).toEqual([])
})

it('no two reasons for the same answer are said alike', () => {
  for (const verdict of [true, false]) {
    const texts = Object.keys(beliefReasons)
      .filter((reason) => hasReason({ verdict, reason }, 'lost'))
      .map((reason) => said(verdict, reason, 'lost'))
    expect(texts.filter((x, n) => texts.indexOf(x) !== n)).toEqual([])
  }
})

it('a reason has its own sentence for yes and for no', () => {
  const alike = Object.entries({ ...ruleReasons, ...beliefReasons }).filter(
    ([, { yes, no, legal }]) =>
      (yes !== undefined && yes === no) || (legal?.yes !== undefined && legal.yes === legal.no),
  )
  expect(alike.map(([id]) => id)).toEqual([])
})

it('no reason says the opposite of the answer beside which it may stand', () => {
  const wrong = [...Object.keys(ruleReasons), ...Object.keys(beliefReasons)].flatMap((reason) =>
    matters.flatMap((matter) =>
      [true, false].flatMap((verdict) => {
        if (!hasReason({ verdict, reason }, matter)) return []
        const text = said(verdict, reason, matter)
        return contradicts(verdict, matter, text) ? [`${matter} ${reason}: ${text}`] : []
      }),
    ),
  )
  expect(wrong).toEqual([])
})

it.each([
  [true, 'legal', "una creatura appena arrivata non usa nessun'abilità attivata"],
  [false, 'legal', 'lo stesso modo si può scegliere più volte'],
  [false, 'legal', 'il proprietario guarda sempre le proprie carte in esilio'],
  [true, 'legal', 'il totale è minore del pagamento'],
  [true, 'survives', 'il danno letale distrugge subito la creatura'],
  [false, 'survives', 'chi è indistruttibile resiste anche a costituzione 0'],
  [true, 'lost', 'al controllo il totale di punti vita è maggiore di 0'],
  [false, 'lost', 'con 10 segnalini veleno si perde la partita'],
] as const)('%s of %s, because %s: a contradiction', (verdict, matter, text) => {
  expect(contradicts(verdict, matter, text)).toBe(true)
  expect(contradicts(!verdict, matter, text)).toBe(false)
})

it('a reason reads the question: what the payment would leave', () => {
  expect(said(false, 'cannot-pay-all-life', 'legal')).toBe('No, perché il pagamento porta il totale a 0.')
  const more = peopleOf({ ...altar, players: { A: { life: 1 } } })
  expect(
    sayReason({ verdict: false, reason: 'cannot-pay-all-life' }, { matter: 'legal', who, people: more, action: 0 }),
  ).toBe('No, perché un pagamento deve lasciare almeno 1 punto vita.')
})

it('the reason of a belief is what is believed, and not something that is so as well', () => {
  expect(said(true, 'mill-empty-loses', 'lost')).toBe(
    'Sì, perché chi non ha abbastanza carte da macinare perde la partita.',
  )
})

it('no reason of a rule hides another of the same rule', () => {
  const tables = [
    permanentRules,
    abilityRuleReasons,
    combatRuleReasons,
    costRuleReasons,
    stackRuleReasons,
    zoneRuleReasons,
    askedRuleReasons,
  ]
  const hidden = tables.flatMap((table) =>
    Object.entries(table).flatMap(([rule, reasons]) => (ruleReasons[rule] === reasons ? [] : [rule])),
  )
  expect(hidden).toEqual([])
})

it('an answer without a reason is a bug, not a sentence', () => {
  expect(() => said(true, 'no-such-belief', 'legal')).toThrow('no Italian for yes, because no-such-belief (legal)')
  expect(hasReason({ verdict: true, reason: 'no-such-belief' }, 'legal')).toBe(false)
})
