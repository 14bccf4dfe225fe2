import './request'
import { answerOf } from '#lib/questions/index'
import { misconceptions } from '#lib/rules/index'
import { getDiagnosticQuestion } from '#lib/server/diagnostic/get-question'
import { getDiagnosticResult } from '#lib/server/diagnostic/get-result'
import { saveDiagnosticAnswer } from '#lib/server/diagnostic/save-answer'
import { startDiagnostic } from '#lib/server/diagnostic/start-diagnostic'
import { bank } from '#lib/server/ports'
import { DIAGNOSTIC_AREAS, DIAGNOSTIC_LENGTH } from '#lib/study/index'
import { sql } from '../setup/sql'
import { as, newBrowser } from './browser'
import { newKey, value } from './play'

/** A diagnostic with the questions that people get. */
const beliefs = [...misconceptions.keys()]

/** Takes a whole diagnostic: right except about some lessons, of which nothing is known. */
async function take(unknown: readonly string[]) {
  const browser = newBrowser()
  const { id } = value(await as(browser, () => startDiagnostic()))
  const rules = bank.areas().flatMap((area) => (unknown.includes(area.slug) ? area.rules : []))
  const asked: { itemId: string; template: string; estimate: number; sent: string }[] = []
  for (let position = 1; position <= DIAGNOSTIC_LENGTH; position++) {
    const sent = JSON.stringify(value(await as(browser, () => getDiagnosticQuestion({ id }))))
    const [row] = await sql<{ itemId: string; template: string }>(
      'SELECT "itemId", template FROM "QuizItem" WHERE "quizId" = $1 AND position = $2',
      id,
      position,
    )
    const made = bank.instantiate(row?.itemId ?? '')
    if (!row || !made.ok) throw new Error('no question waits')
    const item = made.value
    const right = item.options.find(({ key }) => key === item.right)
    if (!right) throw new Error('no right answer')
    const answer = item.claims.some((rule) => rules.includes(rule)) ? { giveUp: true } : answerOf(item, right)
    value(await as(browser, () => saveDiagnosticAnswer({ id, position, answer, idempotencyKey: newKey() })))
    asked.push({ ...row, estimate: bank.estimate(bank.toPublic(item)), sent })
  }
  return { browser, id, asked, result: value(await as(browser, () => getDiagnosticResult({ id }))) }
}

test('whoever knows nothing of some lessons finds their area first, with their rules to read; no template comes twice', async () => {
  const area = DIAGNOSTIC_AREAS.find(({ id }) => id === 'combattimento')
  const { asked, result } = await take(area?.lessons ?? [])
  expect(result.areas[0]).toMatchObject({ area: 'combattimento', right: 0 })
  expect(result.rules.length).toBeGreaterThan(0)
  for (const { title } of result.rules) expect(title).not.toBe('')
  expect(new Set(asked.map(({ template }) => template)).size).toBe(DIAGNOSTIC_LENGTH)
})

test('for whoever knows everything questions grow harder within three answers, and there is nothing to read', async () => {
  const taken = await Promise.all([1, 2, 3].map(() => take([])))
  const mean = (some: readonly { estimate: number }[]) =>
    some.reduce((all, { estimate }) => all + estimate, 0) / some.length
  // What is drawn differs from person to person: three of them say what the drawing does, one may have drawn ill.
  const first = taken.flatMap(({ asked }) => asked.slice(0, 3))
  const rest = taken.flatMap(({ asked }) => asked.slice(3))
  expect(mean(rest)).toBeGreaterThan(mean(first) + 0.3)
  for (const { result } of taken)
    expect([result.right, result.rules, result.beliefs]).toEqual([DIAGNOSTIC_LENGTH, [], []])
})

test('what is sent of a question says neither which it is nor anything of its key', async () => {
  const { asked } = await take([])
  for (const { itemId, template, sent } of asked)
    for (const secret of [
      itemId,
      `"${template}"`,
      ...beliefs.map((belief) => `"${belief}"`),
      '"beliefs"',
      '"right',
      '"level"',
    ])
      expect([itemId, secret, sent.includes(secret)]).toEqual([itemId, secret, false])
})
