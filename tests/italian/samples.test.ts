import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { askProbe, describeScenario, headline, peopleOf, tellTrace } from '#lib/italian/index'
import { type Finding, lintItem, sentences } from '#lib/italian/lint/index'
import { readProbe } from '#lib/questions/probe'
import { evaluate } from '#lib/rules/index'
import { samples } from './scenarios'
import { tell } from './tell'

const golden = join(process.cwd(), 'tests/italian/samples.txt')

it('every sample is told as it was read and found good', () => {
  const told = `${samples.map(tell).join('\n\n')}\n`
  if (process.env.UPDATE) writeFileSync(golden, told)
  expect(told).toBe(readFileSync(golden, 'utf8'))
})

const readable = ({ check, found, text, severity }: Finding): string => `${severity} ${check} «${found}» in: ${text}`

it.each(samples.map((s) => [s.title, s] as const))('%s passes every check', (_, { scenario, probe }) => {
  const people = peopleOf(scenario)
  const e = evaluate(scenario, { trace: true })
  expect(e.status).toBe('complete')
  const found = lintItem({
    players: people.order.flatMap((p) => people.players[p] ?? []),
    things: [
      ...Object.values(people.things),
      ...Object.values(people.effects).map((n) => ({ ...n, types: ['artifact'] })),
    ],
    form: 'number',
    stem: describeScenario(people, probe).flatMap(sentences),
    ask: probe ? askProbe(probe, people) : '',
    options: [],
    steps: tellTrace(e, people, undefined, probe && { probe }).map((s) => s.sentence),
  })
  expect(found.map(readable)).toEqual([])
  const value = probe && readProbe(probe, e)
  if (probe && value !== undefined) expect(headline(probe, value, people)).toMatch(/^\p{Lu}.*\.$/u)
})
