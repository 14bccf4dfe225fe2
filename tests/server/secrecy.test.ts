import './request'
import { database } from '#lib/db/client'
import { createExam } from '#lib/db/exams'
import { exportedTables } from '#lib/server/account/export'
import { getDiagnosticQuestion } from '#lib/server/diagnostic/get-question'
import { listDiagnostics } from '#lib/server/diagnostic/list-diagnostics'
import { startDiagnostic } from '#lib/server/diagnostic/start-diagnostic'
import { chooseExam } from '#lib/server/exam/choose-exam'
import { getExam } from '#lib/server/exam/get-exam'
import { getExamQuestion } from '#lib/server/exam/get-exam-question'
import { getExamResult } from '#lib/server/exam/get-exam-result'
import { listExams } from '#lib/server/exam/list-exams'
import { saveChoice } from '#lib/server/exam/save-choice'
import { startExam } from '#lib/server/exam/start-exam'
import { submitExam } from '#lib/server/exam/submit-exam'
import { bank } from '#lib/server/ports'
import { listMyHistory } from '#lib/server/progress/list-history'
import { assembleExam, type Blueprint, CALLS } from '#lib/study/index'
import { GET } from '../../app/(studio)/account/dati/route'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { newKey, register, value } from './play'

/** What somebody at an exam can fetch, and what it is good for with the source of the site in hand. */

const custom = {
  areas: [bank.areas()[0]?.slug ?? ''],
  count: 3,
  calls: 1,
  pass: 50,
  minutes: 10,
  scores: 'closing' as const,
}

const begin = async (browser: Browser) => value(await as(browser, () => startExam({ custom }))).examId

const itemsOf = (quizId: string) =>
  sql<{ itemId: string; seed: string }>(
    'SELECT "itemId", seed FROM "QuizItem" WHERE "quizId" = $1 ORDER BY position',
    quizId,
  )
const seedOf = async (quizId: string): Promise<string> =>
  (await sql<{ seed: string }>('SELECT seed FROM "Quiz" WHERE id = $1', quizId))[0]?.seed ?? ''

const download = (browser: Browser, query: string) =>
  as(browser, async () => (await GET(new Request(`http://localhost:3000/account/dati?${query}`))).text())

/** Everything that is handed out of an exam to whoever takes it. */
async function fetched(browser: Browser, examId: string): Promise<string> {
  const answers = await as(browser, async () => [
    await getExam({ examId }),
    await listExams({}),
    await getExamResult({ examId }),
    await listMyHistory({}),
    await listDiagnostics(),
    ...(await Promise.all([1, 2, 3, 4].map((position) => getExamQuestion({ examId, position })))),
  ])
  const files = await Promise.all(
    ['formato=json', ...exportedTables.map((t) => `formato=csv&tabella=${encodeURIComponent(t)}`)].map((query) =>
      download(browser, query),
    ),
  )
  return [JSON.stringify(answers), ...files].join('\n')
}

/** What an exam of this seed asks to whoever knows the source, and how things were drawn before there was a key. */
function rebuilt(seed: string): readonly string[] {
  const [area] = bank.areas()
  const offered = bank.candidates(`${seed}|0`, { rules: area?.rules, level: undefined }, custom.count * 5)
  const candidates = offered.flatMap((c) => {
    const made = bank.instantiate(c.id)
    return made.ok ? [{ ...c, seen: false, estimate: bank.estimate(bank.toPublic(made.value)) }] : []
  })
  const supply = { area: area?.slug ?? '', count: custom.count, target: 0, candidates }
  return assembleExam(seed, [supply]).map(({ id }) => id)
}

/** The same with the code of today, by somebody whose site has a key of its own. */
async function drawnElsewhere(seed: string, blueprint: Blueprint): Promise<readonly string[]> {
  const own = process.env.NEXTAUTH_SECRET ?? ''
  process.env.NEXTAUTH_SECRET = 'another secret, as long as it has to be'
  try {
    return await drawnHere(seed, blueprint)
  } finally {
    process.env.NEXTAUTH_SECRET = own
  }
}
const nobody = '00000000-0000-7000-8000-000000000000'
const drawnHere = async (seed: string, blueprint: Blueprint): Promise<readonly string[]> =>
  (await chooseExam(database(), nobody, seed, blueprint)).questions.map(({ item }) => item.id)

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length > 0 && JSON.stringify(a.toSorted()) === JSON.stringify(b.toSorted())

/** All that may be a seed in what was fetched: ids, tokens, keys. */
const harvest = (text: string): readonly string[] => [
  ...new Set(text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[\w-]{40,48}\b/g) ?? []),
]

const blueprint: Blueprint = {
  id: 'su-misura',
  parts: [
    { area: custom.areas[0] ?? '', count: 3 },
    { calls: true, count: 1 },
  ],
  pass: 0.5,
  minutes: 10,
  wait: 0,
  scores: 'closing',
}

describe('whoever takes an exam', () => {
  test('cannot rebuild it from anything that they can fetch, nor from its row', async () => {
    const browser = newBrowser()
    await register(browser)
    const examId = await begin(browser)
    const asked = (await itemsOf(examId)).map(({ itemId }) => itemId)
    // The call comes last: what is found without it is found.
    const beforeCall = asked.slice(0, custom.count)
    const seed = await seedOf(examId)
    // The means are sound: with the key it is rebuilt.
    expect(same(await drawnHere(seed, blueprint), asked)).toBe(true)
    const found = harvest(await fetched(browser, examId))
    expect(found.length).toBeGreaterThan(3)
    for (const guess of [seed, ...found]) {
      expect([guess, same(rebuilt(guess), beforeCall)]).toEqual([guess, false])
      const elsewhere = (await drawnElsewhere(guess, blueprint)).slice(0, custom.count)
      expect([guess, same(elsewhere, beforeCall)]).toEqual([guess, false])
    }
  })

  test('an exam drawn before there was a key is not rebuilt either, and goes on', async () => {
    const browser = newBrowser()
    await register(browser)
    const other = await begin(browser)
    const [{ userId } = { userId: '' }] = await sql<{ userId: string }>(
      'SELECT "userId" FROM "Quiz" WHERE id = $1',
      other,
    )
    const seed = '0b0ee1c2-51b5-4d8a-9c37-2d3b1f0f9a01'
    const questions = rebuilt(seed).flatMap((id, i) => {
      const made = bank.instantiate(id)
      return made.ok ? [{ seed: `${seed}|${i + 1}`, item: made.value, shown: bank.toPublic(made.value) }] : []
    })
    const plan = { blueprint, areas: questions.map(() => custom.areas[0] ?? '') }
    const at = Date.now()
    const exam = { userId, seed, edition: bank.edition, plan, at, deadlineAt: at + 600_000, questions }
    const examId = await createExam(database(), exam)
    const asked = (await itemsOf(examId)).map(({ itemId }) => itemId)
    expect(same(rebuilt(seed), asked)).toBe(true)
    const found = harvest(await fetched(browser, examId))
    expect(found).toContain(examId)
    expect(found.filter((guess) => same(rebuilt(guess), asked))).toEqual([])
    const sent = { examId, position: 1, answer: { giveUp: true }, idempotencyKey: newKey() }
    value(await as(browser, () => saveChoice(sent)))
    value(await as(browser, () => submitExam({ examId })))
    expect(value(await as(browser, () => getExamResult({ examId }))).questions).toHaveLength(3)
  })

  test('finds neither seed nor plan nor items of it, open or handed in and not told; all of it once it is told', async () => {
    const browser = newBrowser()
    await register(browser)
    const examId = await begin(browser)
    const items = await itemsOf(examId)
    const secrets = [await seedOf(examId), ...items.flatMap(({ itemId, seed }) => [`"${itemId}"`, seed]), '"areas":["']
    const expectNothingOf = (text: string) =>
      expect(secrets.filter((secret) => text.replaceAll('""', '"').includes(secret))).toEqual([])
    expectNothingOf(await fetched(browser, examId))
    value(await as(browser, () => submitExam({ examId })))
    expectNothingOf(await fetched(browser, examId))
    await sql(`UPDATE "Exam" SET "deadlineAt" = now() - interval '1 hour' WHERE "quizId" = $1`, examId)
    await sql('DELETE FROM "RateLimit"')
    const told = await download(browser, 'formato=json')
    for (const secret of secrets.slice(0, -1)) expect(told).toContain(secret)
    expect(JSON.parse(told).tables.esami).toMatchObject([
      {
        quizId: examId,
        passed: false,
        right: 0,
        plan: { areas: [custom.areas[0], custom.areas[0], custom.areas[0], CALLS] },
      },
    ])
  })
})

test('of a diagnostic that goes on neither its seed, nor what it is about, nor its question is found', async () => {
  const browser = newBrowser()
  await register(browser)
  const { id } = value(await as(browser, () => startDiagnostic()))
  const [question] = await itemsOf(id)
  const [{ areas } = { areas: [] }] = await sql<{ areas: string[] }>(
    'SELECT areas FROM "Diagnostic" WHERE "quizId" = $1',
    id,
  )
  expect(areas).toHaveLength(1)
  const page = JSON.stringify(value(await as(browser, () => getDiagnosticQuestion({ id }))))
  const text = page + (await download(browser, 'formato=json'))
  const seed = await seedOf(id)
  for (const secret of [seed, `"${question?.itemId}"`, question?.seed, `"${areas[0]}"`])
    expect([secret, text.includes(secret ?? '')]).toEqual([secret, false])
  await sql('UPDATE "Diagnostic" SET "finishedAt" = now() WHERE "quizId" = $1', id)
  const told = await download(browser, 'formato=json')
  for (const secret of [seed, `"${question?.itemId}"`, `"${areas[0]}"`]) expect(told).toContain(secret)
})

test('what shuffles one question says nothing of what others are drawn from', async () => {
  const browser = newBrowser()
  const examId = await begin(browser)
  const seed = await seedOf(examId)
  const seeds = (await itemsOf(examId)).map((item) => item.seed)
  expect(new Set(seeds).size).toBe(custom.count + custom.calls)
  for (const own of seeds) {
    expect(own).not.toContain(seed)
    expect(own).toMatch(/^[\w-]{43}$/)
  }
})
