import './next'
import { answerItem } from '#lib/server/item/answer-item'
import { getItem } from '#lib/server/item/get-item'
import { getProgress } from '#lib/server/progress/get-progress'
import { continuePoint } from '#lib/server/quiz/continue-point'
import { sql } from '../setup/sql'
import { SECRET } from './bank'
import { as, newBrowser } from './browser'
import { answer, newKey, start, value } from './play'

const itemId = 'legame.v1.5'
const send = (sent: unknown, idempotencyKey = newKey()) => answerItem({ itemId, answer: sent, idempotencyKey })

describe('a question on its own page', () => {
  test('is the same for everybody and goes out without its key', async () => {
    const one = value(await as(newBrowser(), () => getItem({ itemId })))
    expect(value(await as(newBrowser(), () => getItem({ itemId })))).toEqual(one)
    expect(one).toMatchObject({ itemId, edition: '2026-09-25' })
    for (const secret of [SECRET, 'beliefs', 'claims', 'right']) expect(JSON.stringify(one)).not.toContain(secret)
  })

  test('looking at it makes nobody a guest', async () => {
    const browser = newBrowser()
    value(await as(browser, () => getItem({ itemId })))
    expect(browser.jar.size).toBe(0)
  })

  test.each([
    ['not-found', 'inesistente.v1.0'],
    ['not-found', 'legame.v1.9999'],
    ['not-found', '../../etc/passwd'],
    ['not-found', ''],
    ['old-version', 'legame.v0.5'],
    ['malformed', 'x'.repeat(201)],
  ])('%s: %s', async (error, unknown) => {
    expect(await as(newBrowser(), () => getItem({ itemId: unknown }))).toEqual({ ok: false, error })
    const sent = { itemId: unknown, answer: { giveUp: true }, idempotencyKey: newKey() }
    const browser = newBrowser()
    expect(await as(browser, () => answerItem(sent))).toEqual({ ok: false, error })
    expect(browser.jar.size).toBe(0)
  })

  test('answered by somebody new, it is a guest’s first answer', async () => {
    const browser = newBrowser()
    expect(value(await as(browser, () => send({ option: 'ko' })))).toMatchObject({
      status: 'accepted',
      mark: 'wrong',
      quiz: null,
      verdict: { right: false, chosenKey: 'ko' },
    })
    expect(browser.jar.get('verdetto-ospite')).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/' })
    expect(value(await as(browser, () => getProgress())).answered).toBe(1)
  })

  test('answered again it says the verdict of each answer; the first one counts', async () => {
    const browser = newBrowser()
    value(await as(browser, () => send({ option: 'ko' })))
    expect(value(await as(browser, () => send({ option: 'ok' }))).mark).toBe('right')
    const progress = value(await as(browser, () => getProgress()))
    expect(progress).toMatchObject({ answered: 2, right: 1 })
    const rules = progress.sections.flatMap(({ rules: all }) => all)
    expect(rules.find(({ rule }) => rule === '702.15b')).toMatchObject({ answers: 1, right: 0 })
  })

  test('a question answered on its page does not count again in a quiz', async () => {
    const browser = newBrowser()
    value(await as(browser, () => send({ giveUp: true })))
    const quizId = await start(browser, { items: [itemId] })
    expect(await answer(browser, quizId, 1)).toMatchObject({ mark: 'right', quiz: { right: 1 } })
    const rules = value(await as(browser, () => getProgress())).sections.flatMap(({ rules: all }) => all)
    expect(rules.find(({ rule }) => rule === '702.15b')).toMatchObject({ answers: 1, right: 0 })
  })

  test('twenty at once with one key are one answer', async () => {
    const browser = newBrowser()
    value(await as(browser, () => send({ giveUp: true })))
    const key = newKey()
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) => as(browser, () => send({ option: i % 2 ? 'ok' : 'ko' }, key))),
    )
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(await sql('SELECT 1 FROM "Attempt" WHERE "idempotencyKey" = $1', key)).toHaveLength(1)
  })

  test('the key of an answer to another question is refused', async () => {
    const browser = newBrowser()
    const key = newKey()
    value(await as(browser, () => send({ option: 'ok' }, key)))
    const other = { itemId: 'legame.v1.6', answer: { option: 'ok' }, idempotencyKey: key }
    expect(await as(browser, () => answerItem(other))).toEqual({ ok: false, error: 'malformed' })
  })

  test('what is no answer makes a guest at most, and records nothing', async () => {
    const browser = newBrowser()
    expect(await as(browser, () => send({ number: 3 }))).toEqual({ ok: false, error: 'invalid-answer' })
    expect(value(await as(browser, () => getProgress())).answered).toBe(0)
  })

  test('too many new guests from one address are refused', async () => {
    const browser = newBrowser()
    value(await as(browser, () => send({ giveUp: true })))
    await sql('UPDATE "RateLimit" SET points = 5000 WHERE key LIKE \'new-guest-address:%\'')
    const sibling = { ...newBrowser(), headers: browser.headers }
    expect(await as(sibling, () => send({ giveUp: true }))).toEqual({ ok: false, error: 'rate-limited' })
  })
})

describe('another question on this point', () => {
  test('is of the same template, and another one', async () => {
    const next = value(await as(newBrowser(), () => continuePoint({ itemId })))
    expect(next.itemId).toMatch(/^legame\.v1\./)
    expect(next.itemId).not.toBe(itemId)
  })

  test('is one that this person has not met', async () => {
    const browser = newBrowser()
    const met = new Set<string>()
    for (let i = 0; i < 8; i++) {
      const next = value(await as(browser, () => continuePoint({ itemId })))
      expect(met.has(next.itemId)).toBe(false)
      met.add(next.itemId)
      const sent = { itemId: next.itemId, answer: { giveUp: true }, idempotencyKey: newKey() }
      value(await as(browser, () => answerItem(sent)))
    }
  })

  test('is wanted with the belief to overcome', async () => {
    const { bank } = jest.requireMock('#lib/server/ports') as { bank: typeof import('./bank').bank }
    const variant = jest.spyOn(bank, 'another')
    const belief = `120.3a/${SECRET}-credenza`
    value(await as(newBrowser(), () => continuePoint({ itemId, belief })))
    expect(variant).toHaveBeenCalledWith(expect.objectContaining({ id: itemId }), expect.any(String), {
      not: new Set([itemId]),
      belief,
      without: [],
    })
    variant.mockRestore()
  })

  test('when everything was met, it is one that was', async () => {
    const { bank } = jest.requireMock('#lib/server/ports') as { bank: typeof import('./bank').bank }
    let all = ['legame.v1.7', 'legame.v1.8', itemId]
    const few = jest.spyOn(bank, 'variant').mockImplementation((_, __, { not }) => all.find((id) => !not.has(id)))
    const browser = newBrowser()
    const meet = async (id: string) =>
      value(await as(browser, () => answerItem({ itemId: id, answer: { giveUp: true }, idempotencyKey: newKey() })))
    await meet('legame.v1.7')
    expect(value(await as(browser, () => continuePoint({ itemId })))).toEqual({ itemId: 'legame.v1.8' })
    await meet('legame.v1.8')
    expect(value(await as(browser, () => continuePoint({ itemId })))).toEqual({ itemId: 'legame.v1.7' })
    all = [itemId]
    expect(await as(browser, () => continuePoint({ itemId }))).toEqual({ ok: false, error: 'none-left' })
    few.mockRestore()
  })

  test('of a question that does not exist there is none', async () => {
    expect(await as(newBrowser(), () => continuePoint({ itemId: 'x' }))).toEqual({ ok: false, error: 'not-found' })
  })
})
