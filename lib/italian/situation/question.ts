import { shuffled } from '#lib/base/seed'
import { asPart, type Probe, type PublicItem, readingsOf } from '#lib/questions/index'
import { type Effect, evaluate, type Scenario, type ScriptStep } from '#lib/rules/index'
import { spellText } from '../card/text'
import { and, capital, del, phrase, typeset, verbatim } from '../grammar/index'
import { type People, playerOf, thingOf } from '../names/people'
import { peopleIn } from '../names/people-of'
import { isKeyword, keywords } from '../names/terms'
import type { Concealed } from '../table/options'
import { describeTable } from '../table/table'
import type { BoxView, OptionView, QuestionView, SpellView, TableView } from '../views'
import { askProbe, boxesOf, sayPiece, unit } from './probe'
import { describeScenario } from './scenario'
import { causeOf, leadingShields } from './stem/effects'
import { asksStart } from './stem/opening'

/** The one question that an item asks, without what is around it: for lists, where a hundred of them are said at once. */
export const describeAsk = (item: PublicItem, { seed }: { readonly seed: string }): string =>
  typeset(askProbe(item.probe, peopleIn(item, seed), item.form))

/** A question as a page shows it. The seed decides names and the order of options: the verdict uses the same one. */
export function describeQuestion(item: PublicItem, { seed }: { readonly seed: string }): QuestionView {
  const people = peopleIn(item, seed)
  const asked = unit(item.probe)
  const english = englishIn(people)
  return {
    itemId: item.id,
    form: item.form,
    stem: describeScenario(people, item.probe).map(typeset),
    ...(english.length ? { english } : {}),
    ask: typeset(askProbe(item.probe, people, item.form)),
    keywords: keywordsIn(item.scenario),
    table: tableOf(item, people),
    ...answersOf(item, people, seed),
    ...(item.form === 'number' && asked !== undefined ? { unit: asked } : {}),
  }
}

/** English names of the printed cards of a scenario, each as it stands in a text. */
const englishIn = ({ things }: People): readonly string[] => [
  ...new Set(Object.values(things).flatMap(({ printed }) => (printed ? [typeset(printed.en)] : []))),
]

/** What an answer is chosen from, in an order that the seed decides; of boxes, each with its own. */
function answersOf(item: PublicItem, people: People, seed: string): Pick<QuestionView, 'options' | 'boxes'> {
  const shown = shuffled(`${item.id}|${seed}`, item.options)
  const said = ({ key, value }: (typeof shown)[number]): OptionView => ({
    key,
    text: typeset(sayPiece(item.probe, item.form, value, people)),
  })
  if (item.form !== 'zones' && item.form !== 'board') return { options: shown.map(said) }
  const boxes = boxesOf(item.probe, people).map(
    ({ label, ...box }, n): BoxView => ({
      ...box,
      label: typeset(label),
      options: shown
        .filter(({ value }) => asPart(value).part === n)
        .map(said)
        .sort((a, b) => (a.text < b.text ? -1 : 1)),
    }),
  )
  return { options: [], boxes }
}

/** How far the script goes on the table: attacks and blocks are seen, what follows from them is not. */
function shownSteps({ scenario, probe }: Pick<PublicItem, 'scenario' | 'probe'>): number {
  const script = scenario.script ?? []
  const end = probe.ask === 'legal' ? probe.action : script.length
  const given = leadingShields(script).length
  const hidden = script.findIndex((s, n) => n >= given && (typeof s === 'string' || !('attack' in s || 'block' in s)))
  return Math.min(hidden < 0 ? script.length : hidden, end)
}

/** The position before what is asked about happens, with the spell or ability that is about to resolve; nothing of the answer. */
function tableOf(item: Pick<PublicItem, 'scenario' | 'probe'>, people: People): TableView {
  const { scenario, probe } = item
  const upTo = shownSteps(item)
  const before = evaluate({ ...scenario, script: (scenario.script ?? []).slice(0, upTo), choices: [] })
  const view = before.look(before.outcome)
  const table = describeTable(view, people, { concealed: concealed(people, probe, upTo) })
  const next = probe.ask === 'legal' ? undefined : coming(people, scenario.script?.[upTo])
  return next ? { ...table, stack: [next, ...table.stack] } : table
}

/** Where nothing happens, what the question asks is not on the table. */
function concealed(people: People, probe: Probe, upTo: number): Concealed {
  const script = people.scenario.script ?? []
  const start = asksStart({ people, known: new Set() }, probe) ? { life: true as const } : {}
  if (upTo < script.length) return start
  const sized = readingsOf(probe).find((r) => r.ask === 'pt' || r.ask === 'power' || r.ask === 'toughness')
  const size = sized && 'object' in sized ? { size: sized.object } : {}
  return { ...size, ...start }
}

/** An effect that the script resolves, as the spell or ability on the stack that it is. */
function coming(people: People, step: ScriptStep | undefined): SpellView | undefined {
  if (typeof step !== 'object' || !('effect' in step)) return undefined
  const { active } = people.start.state.turn
  const self = step.source === undefined ? undefined : thingOf(people, step.source)
  const { text, targets } = spellText(people, step.effect, step.by ?? active, self)
  const names = targets.map((id) => people.players[id] ?? thingOf(people, id))
  const cause = causeOf(people, step, active)
  const owner = playerOf(people, step.by ?? active)
  const isSpell = step.source === undefined && step.name !== undefined
  const spell = capital(isSpell ? phrase`magia ${del(owner)}` : verbatim(cause.text))
  return {
    id: 'next',
    name: self?.text ?? (step.name === undefined ? 'Effetto' : cause.text),
    source: typeset(self ? phrase`${spell}, ${del(owner)}` : spell),
    color: 'C',
    cost: [],
    text: [typeset(text)],
    ...(names.length
      ? { target: typeset(phrase`${verbatim(names.length > 1 ? 'Bersagli' : 'Bersaglio')}: ${and(names)}`) }
      : {}),
  }
}

/** Keywords that the scenario speaks of, each with both names and one line. */
function keywordsIn(scenario: Scenario): QuestionView['keywords'] {
  const printed = [scenario.field, scenario.hand].flatMap((zone) =>
    Object.values(zone ?? {}).flatMap((objects) =>
      objects.flatMap((o) => (o.keywords ?? []).map((k) => (typeof k === 'string' ? k : k.keyword))),
    ),
  )
  const given = (scenario.script ?? []).flatMap((s) =>
    effectsOf(s).flatMap((e) =>
      'keyword' in e ? [typeof e.keyword === 'string' ? e.keyword : e.keyword.keyword] : [],
    ),
  )
  return [...new Set<string>([...printed, ...given])].filter(isKeyword).map((id) => {
    const { it, en, reminder } = keywords[id]
    return { it: capital(verbatim(it.text)), en, text: typeset(reminder) }
  })
}

function effectsOf(s: ScriptStep): readonly Effect[] {
  const all = (e: Effect): readonly Effect[] => ('steps' in e ? e.steps.flatMap(all) : [e])
  return typeof s === 'string' || !('effect' in s) ? [] : all(s.effect)
}
