import type { Json } from '#lib/base/json'
import { shuffled } from '#lib/base/seed'
import type { Probe, PublicItem } from '#lib/questions/index'
import { type Effect, evaluate, type Scenario, type ScriptStep } from '#lib/rules/index'
import { type Noun, typeset } from './grammar/index'
import { type People, peopleOf, playerOf, thingOf } from './people'
import { askProbe, sayValue, unit } from './probe'
import { type Matter, sayReason } from './reasons'
import { describeScenario } from './scenario'
import { describeTable } from './table'
import { isKeyword, keywords } from './terms'
import type { QuestionView } from './views'

/** A question as a page shows it. The seed decides names and the order of options: the verdict uses the same one. */
export function describeQuestion(item: PublicItem, { seed }: { readonly seed: string }): QuestionView {
  const people = peopleOf(item.scenario, seed)
  const asked = unit(item.probe)
  const shown = evaluate(beforeTheEnd(item))
  return {
    itemId: item.id,
    form: item.form,
    stem: describeScenario(people, item.probe).map(typeset),
    ask: typeset(askProbe(item.probe, people)),
    keywords: keywordsIn(item.scenario),
    table: describeTable(shown.look(shown.outcome), people),
    options: shuffled(`${item.id}|${seed}`, item.options).map(({ key, value }) => ({
      key,
      text: optionText(item.probe, value, people),
    })),
    ...(item.form === 'number' && asked !== undefined ? { unit: asked } : {}),
  }
}

/** What an option says: a value, or a verdict with its reason. */
export function optionText(probe: Probe, value: Json, people: People): string {
  return typeset(
    isReasoned(value) ? sayReason(value, { ...settingOf(probe, people), people }) : sayValue(probe, value, people),
  )
}

/** The verdict alone, where a value is a verdict with its reason. */
export const verdictOf = (value: Json): Json => (isReasoned(value) ? value.verdict : value)

const isReasoned = (value: Json): value is { readonly verdict: boolean; readonly reason: string } & Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'reason' in value && 'verdict' in value

/** What a yes or no is about, and whose. */
function settingOf(
  probe: Probe,
  people: People,
): { readonly matter: Matter; readonly who: Noun; readonly action?: number } {
  if (probe.ask === 'legal') return { matter: 'legal', who: actor(people, probe.action), action: probe.action }
  if (probe.ask === 'survives') return { matter: 'survives', who: thingOf(people, probe.object) }
  return { matter: 'lost', who: playerOf(people, 'player' in probe ? probe.player : 'N') }
}

/** Who takes an action of the script. */
function actor(people: People, action: number): Noun {
  const step = people.scenario.script?.[action]
  const { active } = people.start.state.turn
  const other = people.order.find((p) => p !== active) ?? active
  if (step === undefined || typeof step === 'string') return playerOf(people, active)
  if ('block' in step) return playerOf(people, step.by ?? other)
  if ('activate' in step) return playerOf(people, step.by ?? people.start.controller(step.activate))
  return playerOf(people, 'by' in step && step.by ? step.by : active)
}

/** The scenario up to what is asked about: attacks and blocks are on the table, what follows from them is not. */
function beforeTheEnd({ scenario, probe }: Pick<PublicItem, 'scenario' | 'probe'>): Scenario {
  const script = scenario.script ?? []
  const said = script.findIndex((s) => typeof s === 'string' || !('attack' in s || 'block' in s))
  const upTo = Math.min(said < 0 ? script.length : said, probe.ask === 'legal' ? probe.action : script.length)
  return { ...scenario, script: script.slice(0, upTo), choices: [] }
}

/** Keywords that the scenario speaks of, each with both names and one line. */
function keywordsIn(scenario: Scenario): QuestionView['keywords'] {
  const printed = Object.values(scenario.field ?? {}).flatMap((objects) =>
    objects.flatMap((o) => (o.keywords ?? []).map((k) => (typeof k === 'string' ? k : k.keyword))),
  )
  const given = (scenario.script ?? []).flatMap((s) => effectsOf(s).flatMap((e) => ('keyword' in e ? [e.keyword] : [])))
  return [...new Set<string>([...printed, ...given])].filter(isKeyword).map((id) => {
    const { it, en, reminder } = keywords[id]
    return { it: it.text, en, text: typeset(reminder) }
  })
}

function effectsOf(s: ScriptStep): readonly Effect[] {
  if (typeof s === 'string' || !('effect' in s)) return []
  return 'steps' in s.effect ? [s.effect, ...s.effect.steps] : [s.effect]
}
