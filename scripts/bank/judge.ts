import { canonical } from '#lib/base/json'
import { actingSteps, contradicts, describeQuestion, type Matter } from '#lib/italian/index'
import { explain, type Item, type Reasoned, toPublic } from '#lib/questions/index'
import { owed, saidAgain, unsaid } from './said'
import { kept, onlyAnswers, silent, tooLate, unspoken } from './traces'
import { unexplained } from './unexplained'
import { verdictOn } from './verdict-on'

/** What is wrong with one item, as a judge reads it. */
export interface Fault {
  readonly item: string
  readonly what:
    | 'circular'
    | 'again'
    | 'unsaid'
    | 'twice'
    | 'no-fork'
    | 'contradiction'
    | 'unexplained'
    | 'only-answer'
    | 'unspoken'
    | 'late'
    | 'silent'
    | 'kept'
  readonly text: string
}

/**
 * Reads an item with its reasons as a judge does. `circular`: a step that says the answer again to carry the number of a rule that it owes; `again`: one that does so with any
 * rule; `unsaid`: a rule that the question claims, or that is the reason of the right yes or no, and no step in which it acted says; `twice`: a step said again at once, of the same rules; `no-fork`: a wrong answer whose believer sees the same steps;
 * `contradiction`: a yes or a no whose reason says the opposite;
 * `only-answer`: a believer who parts from the rules by nothing but an answer; `unspoken`: a box of which no step speaks; `late`: a rule that
 * decides a number, said after it; `silent`: a believer of whom no step bears the rule that they misread; `kept`: one who is left with what they deny;
 * `unexplained`: an ability that triggers, or a player who loses, only for somebody with a wrong answer, and no step says why not.
 */
export function judge(item: Item): readonly Fault[] {
  const explanation = explain(item, [...new Set(item.options.flatMap(({ beliefs }) => beliefs))])
  const verdict = verdictOn(item, explanation)
  const own = actingSteps(item, { seed: item.id, explanation })
  const faults: Fault[] = []
  const fault = (what: Fault['what'], text: string) => void faults.push({ item: item.id, what, text })
  const claims = new Set<string>(owed(item))
  const said = new Set(own.flatMap(({ rules }) => rules))
  for (const { sentence, rules } of verdict.steps) {
    const acted = new Set(own.filter((step) => step.sentence === sentence).flatMap((step) => step.rules))
    const pinned = rules.filter((rule) => claims.has(rule) && !acted.has(rule) && !said.has(rule))
    if (pinned.length > 0) fault('circular', `${sentence} ${pinned.join(' ')}`)
  }
  for (const [n, { sentence, rules }] of own.entries()) {
    const before = own[n - 1]
    const again = before?.sentence === sentence && canonical(before.rules) === canonical(rules)
    if (again && rules.some((rule) => claims.has(rule))) fault('twice', sentence)
  }
  for (const rule of unsaid(item, own)) fault('unsaid', rule)
  for (const { sentence, rules } of saidAgain(verdict, own)) fault('again', `${sentence} ${rules.join(' ')}`)
  for (const text of unexplained(item, explanation, own)) fault('unexplained', text)
  for (const text of onlyAnswers(item, verdict)) fault('only-answer', text)
  for (const text of unspoken(item, own)) fault('unspoken', text)
  for (const text of tooLate(item, own)) fault('late', text)
  for (const text of silent(verdict)) fault('silent', text)
  for (const text of kept(item, verdict, own)) fault('kept', text)
  for (const option of item.options) {
    if (option.key === item.right || option.beliefs.length === 0) continue
    const forks = verdict.believed.some(
      ({ belief, shared, steps }) => option.beliefs.some((id) => id === belief) && steps.length > shared,
    )
    if (!forks) fault('no-fork', `${canonical(option.value)} ← ${option.beliefs.join(', ')}`)
  }
  if (item.form === 'yes-no') {
    const said = new Map(
      describeQuestion(toPublic(item), { seed: item.id }).options.map(({ key, text }) => [key, text]),
    )
    for (const { key, value } of item.options) {
      const { verdict } = value as unknown as Reasoned
      const text = said.get(key) ?? ''
      if (contradicts(verdict, item.probe.ask as Matter, text)) fault('contradiction', text)
    }
  }
  return faults
}
