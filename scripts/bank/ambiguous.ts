import { canonical } from '#lib/base/json'
import { spellText } from '#lib/italian/card/text'
import { describeQuestion, peopleOf } from '#lib/italian/index'
import { askedActions, type Item, needsTrace, readProbe, toPublic } from '#lib/questions/index'
import { evaluate, explore, type Scenario, type ScriptStep } from '#lib/rules/index'

/** Combinations of choices that are tried: what a stem leaves open is little, or it is no stem. */
const BOUND = 400

/**
 * What leaves an item two answers that can be defended: a choice that its text does not tell and that changes the answer; an action that is
 * not allowed now, but would be once the stack is empty, where the text does not say «ora»; a target that is no longer there.
 */
export const ambiguities = (item: Item): readonly string[] => [
  ...openChoices(item),
  ...nowOrLater(item),
  ...goneTargets(item),
]

const textOf = (item: Item): string => {
  const { stem, ask, boxes } = describeQuestion(toPublic(item), { seed: item.id })
  return [...stem, ask, ...(boxes ?? []).map(({ label }) => label)].join(' ')
}

const answersOf = (item: Item, scenario: Scenario): readonly string[] => {
  const { outcomes } = explore(scenario, { bound: BOUND, trace: needsTrace(item.probe) })
  const read = outcomes.flatMap(({ evaluation }) => {
    const value = evaluation.status === 'complete' ? readProbe(item.probe, evaluation) : undefined
    return value === undefined ? [] : [canonical(value)]
  })
  return [...new Set(read)]
}

function openChoices(item: Item): readonly string[] {
  const { choices = [] } = item.scenario
  const told = textOf(item)
  const without = (left: typeof choices): Item => ({ ...item, scenario: { ...item.scenario, choices: left } })
  // Of mulligans the text names those who take them, and all others keep.
  const isTold = (one: (typeof choices)[number]): boolean =>
    one.choose === 'mulligan' || textOf(without(choices.filter((c) => c !== one))) !== told
  const kept = choices.filter(isTold)
  if (kept.length === choices.length) return []
  const answers = answersOf(item, without(kept).scenario)
  return answers.length > 1 ? [`untold choices lead to ${answers.join(' and ')}`] : []
}

/** What is done with priority, sooner or later. */
const WAITING = ['cast', 'activate', 'suspend', 'turnUp', 'play'] as const

function nowOrLater(item: Item): readonly string[] {
  if (/ ora /u.test(describeQuestion(toPublic(item), { seed: item.id }).ask)) return []
  const { script = [] } = item.scenario
  return askedActions(item.probe).flatMap((n) => {
    const s = script[n]
    if (typeof s !== 'object' || !WAITING.some((verb) => verb in s)) return []
    const refused = (steps: readonly ScriptStep[]): boolean | undefined => {
      const report = evaluate({ ...item.scenario, script: steps }).reports[steps.length - 1]
      return report && report.type === 'refused'
    }
    const before = script.slice(0, n)
    const later = refused([...before, 'resolve-all', s])
    return refused([...before, s]) && later === false ? [`action ${n} is allowed later`] : []
  })
}

function goneTargets(item: Item): readonly string[] {
  const { script = [] } = item.scenario
  const people = peopleOf(item.scenario)
  return script.flatMap((s, n) => {
    if (typeof s !== 'object' || !('effect' in s)) return []
    const self = s.source === undefined ? undefined : people.things[s.source]
    const { targets } = spellText(people, s.effect, s.by ?? people.start.state.turn.active, self)
    const { outcome } = evaluate({ ...item.scenario, script: script.slice(0, n), choices: item.scenario.choices ?? [] })
    return targets.flatMap((id) => {
      // What has come back since is another object, and an effect that comes later may target that.
      const returned = outcome.objects[outcome.cards[id] ?? id]?.zone === 'battlefield'
      const [then, now] = [people.start.state.objects[id]?.zone, outcome.objects[id]?.zone]
      return then === 'battlefield' && now !== 'battlefield' && !returned
        ? [`the target ${id} of action ${n} is ${now ?? 'gone'}`]
        : []
    })
  })
}
