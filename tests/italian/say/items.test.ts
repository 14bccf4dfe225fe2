import { canonical } from '#lib/base/json'
import { askProbe, describeScenario, hasReason, headline, peopleOf, sayValue, tellTrace } from '#lib/italian/index'
import { type Finding, lintItem, sentences } from '#lib/italian/lint/index'
import { type Item, itemAt, points, templates } from '#lib/questions/index'
import { evaluate, misconceptions, rulesBelieving } from '#lib/rules/index'

/** Items of a template: evenly spread over its points, so that every axis shows several of its values. */
const SPREAD = 12

function itemsOf(t: (typeof templates)[number]): readonly Item[] {
  const sound = [...points(t)].flatMap(({ id, point }) => {
    if (t.valid && !t.valid(point)) return []
    return [{ id, point }]
  })
  const stride = Math.max(1, Math.floor(sound.length / SPREAD))
  return sound
    .filter((_, n) => n % stride === 0)
    .flatMap(({ id, point }) => {
      const item = itemAt(t, point, id)
      return item.ok ? [item.value] : []
    })
}

const readable = ({ check, found, text, severity }: Finding): string => `${severity} ${check} «${found}» in: ${text}`
const matters = { legal: 'legal', lost: 'lost', survives: 'survives' } as const

const beliefs = new Set(misconceptions.keys())

it.each(templates.map((t) => [t.id, t] as const))('every word around %s passes the checks', (_, t) => {
  const found = new Set<string>()
  for (const [n, item] of itemsOf(t).entries()) {
    const seed = `seme-${n}`
    const people = peopleOf(item.scenario, seed)
    const players = people.order.flatMap((p) => people.players[p] ?? [])
    const things = [
      ...Object.values(people.things),
      ...Object.values(people.effects).map((x) => ({ ...x, types: ['artifact'] })),
    ]
    const asked = item.probe.ask === 'legal' ? item.probe.action : undefined
    const right = item.options.find((o) => o.key === item.right)
    const shared = { players, things, form: item.form, beliefs }
    const told = tellTrace(evaluate(item.scenario, { trace: true }), people, undefined, asked).map((s) => s.sentence)
    const truth = lintItem({
      ...shared,
      stem: describeScenario(people, item.probe).flatMap(sentences),
      ask: askProbe(item.probe, people),
      options:
        item.form === 'number'
          ? []
          : item.options.map((o) => ({
              text: sayValue(item.probe, o.value, people),
              value: canonical(o.value),
              right: o.key === item.right,
              beliefs: o.beliefs,
            })),
      steps: told,
    })
    // Who believes something else also counts otherwise.
    const believed = item.options.flatMap((o) => {
      const rules = rulesBelieving(o.beliefs[0] ?? '')
      if (!rules) return []
      const steps = tellTrace(evaluate(item.scenario, { rules, trace: true }), people, undefined, asked).map(
        (s) => s.sentence,
      )
      return lintItem({ ...shared, stem: [], ask: '', options: [], steps }).filter((f) => f.check !== 'L60')
    })
    for (const f of [...truth, ...believed]) found.add(`${item.id}: ${readable(f)}`)
    if (right) expect(headline(item.probe, right.value, people)).toMatch(/^\p{Lu}[^.]*\.$/u)
  }
  expect([...found].slice(0, 10)).toEqual([])
})

it('every answer of every question with reasons can be said', () => {
  const missing = new Set<string>()
  for (const t of templates)
    for (const item of itemsOf(t)) {
      if (item.form !== 'yes-no' || !(item.probe.ask in matters)) continue
      for (const { value } of item.options) {
        if (typeof value !== 'object' || value === null || !('reason' in value)) continue
        const answer = { verdict: value.verdict === true, reason: String(value.reason) }
        if (!hasReason(answer, matters[item.probe.ask as keyof typeof matters]))
          missing.add(`${t.id}: ${answer.verdict ? 'yes' : 'no'}, because ${answer.reason}`)
      }
    }
  expect([...missing]).toEqual([])
})
