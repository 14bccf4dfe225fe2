import { canonical } from '#lib/base/json'
import { askProbe, describeScenario, headline, type People, peopleOf, tellTrace } from '#lib/italian/index'
import type { LintedItem } from '#lib/italian/lint/index'
import { sentences } from '#lib/italian/lint/index'
import { sayPiece } from '#lib/italian/probe'
import { type Item, itemAt, piecesOf, points, type Template } from '#lib/questions/index'
import { evaluate, misconceptions, rulesBelieving } from '#lib/rules/index'

/** At most so many items of a template, evenly spread over its points, so that every axis shows several of its values. */
export function sampled(t: Template, most: number): readonly Item[] {
  const made = [...points(t)].filter(({ point }) => !t.valid || t.valid(point))
  const stride = Math.max(1, Math.floor(made.length / most))
  return made
    .filter((_, n) => n % stride === 0)
    .slice(0, most)
    .flatMap(({ id, point }) => {
      const item = itemAt(t, point, id)
      return item.ok ? [item.value] : []
    })
}

const beliefs = new Set(misconceptions.keys())

/** Everything that is said around an item, as the checks read it, and its people. */
export function said(item: Item, seed: string): { readonly people: People; readonly truth: LintedItem } {
  const people = peopleOf(item.scenario, seed)
  const asked = item.probe.ask === 'legal' ? item.probe.action : undefined
  return {
    people,
    truth: {
      players: people.order.flatMap((p) => people.players[p] ?? []),
      things: [
        ...Object.values(people.things),
        ...Object.values(people.effects).map((x) => ({ ...x, types: ['artifact'] })),
      ],
      form: item.form,
      beliefs,
      stem: describeScenario(people, item.probe).flatMap(sentences),
      ask: askProbe(item.probe, people, item.form),
      options: piecesOf(item).map(({ key, value }) => ({
        text: sayPiece(item.probe, item.form, value, people),
        value: canonical(value),
        // What an answer is put together from is neither right nor wrong.
        ...(item.form === 'choice' || item.form === 'yes-no'
          ? { right: key === item.right, beliefs: item.options.find((o) => o.key === key)?.beliefs ?? [] }
          : {}),
      })),
      steps: tellTrace(evaluate(item.scenario, { trace: true }), people, undefined, asked).map((s) => s.sentence),
    },
  }
}

/** The steps as each belief behind a wrong answer tells them. */
export const believedSteps = (item: Item, people: People): readonly (readonly string[])[] =>
  item.options.flatMap((o) => {
    const rules = rulesBelieving(o.beliefs[0] ?? '')
    const asked = item.probe.ask === 'legal' ? item.probe.action : undefined
    return rules
      ? [tellTrace(evaluate(item.scenario, { rules, trace: true }), people, undefined, asked).map((s) => s.sentence)]
      : []
  })

/** The right answer as sentences. */
export const headlines = (item: Item, people: People): readonly string[] => {
  const right = item.options.find((o) => o.key === item.right)
  return right ? sentences(headline(item.probe, right.value, people)) : []
}
