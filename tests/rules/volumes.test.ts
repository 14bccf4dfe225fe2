import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { cards } from '#lib/cards/index'
import { tellScenario } from '#lib/italian/index'
import { tellLive } from '#lib/italian/live'
import { type Evaluation, evaluate, parseScenario, type Scenario } from '#lib/rules/index'
import { evaluateBy } from '#lib/rules/run'
import { volumes } from '#lib/rules/volumes/index'
import { open } from '#lib/rules/volumes/open'
import { VOLUMES, type VolumeName, volumesFor } from '#lib/rules/volumes/words'
import { rowsIn } from '../../scripts/conformance/table'
import { knobbed } from '../../scripts/size/knobbed'
import { lessonScenarios } from '../../scripts/size/lessons'

// A page in a browser loads the volumes of the book that the words of a table ask for: what comes of it must be what comes of it by all.

const accepted = (document: unknown): readonly Scenario[] => {
  const parsed = parseScenario(document, cards)
  return parsed.ok ? [parsed.value] : []
}

const texts = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))

const lessons = lessonScenarios()
const rows = rowsIn('tests/conformance').flatMap(({ scenario }) => accepted(scenario))
const examples = texts('docs/examples', '.yaml').flatMap((text) => accepted(parse(text)))

/**
 * All that is to be seen of an evaluation, and all of its trace. What a rule looks at is noted when somebody looks at it first: that may
 * be another rule, so the notes are compared whatever their order.
 */
const seen = ({ status, outcome, reports, states, chosen, unused, trace }: Evaluation) => ({
  status,
  outcome,
  reports,
  states,
  chosen,
  unused,
  happenings: trace?.happenings,
  frames: trace?.frames,
  notes: [...new Set(trace?.entries.map((entry) => JSON.stringify(entry)))].sort(),
})

/** Whether a scenario comes to the same by some volumes as by the whole book; a stop where something is missing is as good: it opens all. */
async function same(scenario: Scenario, by: readonly VolumeName[], missing = true): Promise<boolean> {
  const { rules, kit } = await open(by)
  const part = evaluateBy(scenario, rules, kit, true)
  const whole = evaluate(scenario, { trace: true })
  return (missing && part.status === 'stuck') || isDeepStrictEqual(seen(part), seen(whole))
}

/** Of some scenarios, those that do not come to the same by what they ask for. */
async function differing(scenarios: readonly Scenario[]): Promise<readonly Scenario[]> {
  const out: Scenario[] = []
  for (const s of scenarios) if (!(await same(s, volumesFor(s)))) out.push(s)
  return out
}

test('every example of a rule comes to the same by the volumes that it asks for as by the whole book', async () => {
  expect(rows.length).toBeGreaterThan(1500)
  expect(await differing(rows)).toEqual([])
})

test('so does every example of the documentation', async () => {
  expect(examples.length).toBeGreaterThan(5)
  expect(await differing(examples)).toEqual([])
})

test('so does every scenario of a lesson, whatever a reader turns, which is never refused and told in the same words', async () => {
  expect(lessons.length).toBeGreaterThan(15)
  for (const [, lesson] of lessons)
    for (const data of knobbed(lesson)) {
      const parsed = parseScenario(data, cards)
      expect(parsed).toMatchObject({ ok: true })
      if (!parsed.ok) continue
      expect([data, await same(parsed.value, volumesFor(parsed.value), false)]).toEqual([data, true])
      expect(await tellLive(data)).toEqual(tellScenario(data))
    }
})

test.each(VOLUMES)('%s is asked for where it is needed: without it something comes to another end', async (left) => {
  const asking = rows.filter((s) => volumesFor(s).includes(left))
  for (const s of asking)
    if (
      !(await same(
        s,
        volumesFor(s).filter((v) => v !== left),
        false,
      ))
    )
      return
  throw new Error(`nothing needs ${left}`)
})

test('where something is missing the whole book is opened', async () => {
  const waiting = { script: [{ pass: 'A' }, { pass: 'N' }] }
  expect(volumesFor(waiting)).not.toContain('turns')
  expect(await tellLive(waiting)).toEqual(tellScenario(waiting))
})

test.each(VOLUMES)('instructions and keywords of %s ask for it', (name) => {
  for (const { verb } of volumes[name].verbs)
    expect([verb, volumesFor({ do: verb })]).toEqual([verb, expect.arrayContaining([name])])
  // Those of combat matter in it alone.
  for (const { keyword } of name === 'combat' ? [] : volumes[name].rooms)
    if (keyword)
      expect([keyword, volumesFor({ keywords: [keyword] })]).toEqual([keyword, expect.arrayContaining([name])])
})

test('those of the first volume are known, and one that nobody knows opens the whole book', () => {
  for (const { verb } of volumes.first.verbs) expect([verb, volumesFor({ do: verb })]).not.toEqual([verb, VOLUMES])
  for (const { keyword } of volumes.first.rooms)
    if (keyword) expect([keyword, volumesFor({ keywords: [keyword] })]).not.toEqual([keyword, VOLUMES])
  expect(volumesFor({ script: [{ effect: { do: 'something-new' } }] })).toEqual(VOLUMES)
  expect(volumesFor({ field: { A: [{ id: 'orso', keywords: ['something-new'] }] } })).toEqual(VOLUMES)
})
