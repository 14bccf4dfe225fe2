import './next'
import { attemptsOf } from '#lib/db/attempts'
import { database } from '#lib/db/client'
import { loadProgress } from '#lib/db/progress'
import { currentUser } from '#lib/server/account/current-user'
import { getProgress } from '#lib/server/progress/get-progress'
import { getReader } from '#lib/server/progress/get-reader'
import { getResult } from '#lib/server/quiz/get-result'
import { rebuild } from '#lib/study/index'
import { rebuildEverybody } from '../../scripts/progress/main'
import { sql } from '../setup/sql'
import { SECRET } from './bank'
import { as, type Browser, newBrowser } from './browser'
import { answer, setClock, start, value } from './play'

const DAY = 86_400_000
const NOON = Date.UTC(2026, 10, 2, 12)

const progress = async (browser: Browser) => value(await as(browser, () => getProgress()))
const rules = async (browser: Browser) => (await progress(browser)).sections.flatMap((section) => section.rules)
const ownerOf = async (quizId: string): Promise<string> =>
  (await sql<{ userId: string }>('SELECT "userId" FROM "Quiz" WHERE id = $1', quizId))[0]?.userId ?? ''

/** Some answers of every kind over some days. */
async function study(browser: Browser): Promise<string> {
  const ways = ['right', 'wrong', 'giveUp', 'right', 'right', 'wrong', 'right', 'right', 'wrong', 'right'] as const
  let quizId = ''
  for (const day of [0, 1, 3]) {
    setClock(NOON + day * DAY)
    quizId = await start(browser)
    for (const [i, how] of ways.entries()) await answer(browser, quizId, i + 1, how)
  }
  return quizId
}

describe('progress', () => {
  test('the stored cache is what folding all answers from the first gives', async () => {
    const browser = newBrowser()
    const userId = await ownerOf(await study(browser))
    const stored = await loadProgress(database(), userId)
    const folded = rebuild(await attemptsOf(database(), userId, Date.now()))
    expect(folded.rules.size).toBeGreaterThan(4)
    expect(folded.beliefs.size).toBeGreaterThan(0)
    expect(new Map([...stored.rules].sort())).toEqual(new Map([...folded.rules].sort()))
    expect(new Map([...stored.beliefs].sort())).toEqual(new Map([...folded.beliefs].sort()))
    expect(new Map([...stored.templates].sort())).toEqual(new Map([...folded.templates].sort()))
    expect(stored.ability).toEqual(folded.ability)
    expect(stored.ability.answers).toBeGreaterThan(0)
  })

  test('progress:rebuild puts in order whatever the cache says, and says how far it is', async () => {
    const browser = newBrowser()
    const userId = await ownerOf(await study(browser))
    const before = await loadProgress(database(), userId)
    await sql('UPDATE "RuleProgress" SET stability = 99, hits = 7 WHERE "userId" = $1', userId)
    await sql('DELETE FROM "TemplateProgress" WHERE "userId" = $1', userId)
    await sql('UPDATE "User" SET ability = 5 WHERE id = $1', userId)
    const said: string[] = []
    await rebuildEverybody((line) => said.push(line))
    const after = await loadProgress(database(), userId)
    for (const kind of ['rules', 'beliefs', 'templates'] as const)
      expect(new Map<string, unknown>([...after[kind]].sort())).toEqual(
        new Map<string, unknown>([...before[kind]].sort()),
      )
    expect(after.ability).toEqual(before.ability)
    const [{ n } = { n: 0 }] = await sql<{ n: number }>(
      'SELECT count(*)::int AS n FROM "User" WHERE "mergedIntoId" IS NULL',
    )
    expect(said).toContain(`Folded the answers of ${n} ${n === 1 ? 'person' : 'people'} again.`)
    expect(said.at(-1)).toMatch(/^Folded the ratings of \d+ templates? again\.$/)
  })

  test('deleting the cache loses nothing: the next look folds it again', async () => {
    const browser = newBrowser()
    const userId = await ownerOf(await study(browser))
    const before = await progress(browser)
    await sql('DELETE FROM "RuleProgress" WHERE "userId" = $1', userId)
    await sql('DELETE FROM "BeliefProgress" WHERE "userId" = $1', userId)
    expect((await progress(browser)).sections).not.toEqual(before.sections)
    await sql('UPDATE "User" SET "progressVersion" = 0 WHERE id = $1', userId)
    expect(await progress(browser)).toEqual(before)
  })

  test('rows of an earlier fold are folded again, by the next answer too', async () => {
    const browser = newBrowser()
    const quizId = await start(browser, { template: 'legame' })
    await answer(browser, quizId, 1)
    const userId = await ownerOf(quizId)
    await sql('UPDATE "RuleProgress" SET answers = 99 WHERE "userId" = $1', userId)
    await sql('UPDATE "User" SET "progressVersion" = -1 WHERE id = $1', userId)
    await answer(browser, quizId, 2)
    expect((await rules(browser)).find(({ rule }) => rule === '702.15b')?.answers).toBe(2)
  })

  test('lists every rule that can be asked, met or not, by section and in rule order', async () => {
    const browser = newBrowser()
    const quizId = await start(browser, { template: 'sconfitta' })
    await answer(browser, quizId, 1)
    const { sections } = await progress(browser)
    expect(sections.map(({ section }) => section)).toEqual(['119', '120', '702', '704'])
    expect(sections[0]?.rules.map(({ rule }) => rule)).toEqual(['119.3', '119.4', '119.10'])
    expect(sections[0]?.rules[0]).toEqual({
      rule: '119.3',
      state: 'new',
      mastery: 0,
      answers: 0,
      right: 0,
      due: false,
      dueAt: null,
    })
    expect(sections[3]?.rules[0]).toMatchObject({ rule: '704.5a', state: 'learning', answers: 1, right: 1 })
  })

  test('a rule that is asked no more stays in what somebody did', async () => {
    const browser = newBrowser()
    await answer(browser, await start(browser, { template: 'sconfitta' }), 1)
    const { bank } = jest.requireMock('#lib/server/ports') as { bank: typeof import('./bank').bank }
    const fewer = jest.spyOn(bank, 'rules').mockReturnValue(['119.3'])
    expect((await rules(browser)).map(({ rule }) => rule)).toEqual(['119.3', '704.5a'])
    fewer.mockRestore()
  })

  test('says what is due by now', async () => {
    const browser = newBrowser()
    setClock(NOON)
    await answer(browser, await start(browser, { template: 'sconfitta' }), 1)
    expect((await progress(browser)).due).toBe(0)
    setClock(NOON + 2 * DAY)
    expect((await progress(browser)).due).toBe(1)
    expect((await rules(browser)).find(({ rule }) => rule === '704.5a')).toMatchObject({ due: true })
  })

  test('a belief is found, then overcome by three right answers on different days', async () => {
    const browser = newBrowser()
    setClock(NOON)
    await answer(browser, await start(browser, { template: 'legame', length: 1 }), 1, 'wrong')
    const beliefs = async () => (await progress(browser)).beliefs
    const id = `702.15b/${SECRET}-credenza`
    expect(await beliefs()).toEqual([
      expect.objectContaining({ id, state: 'found', times: 1, streak: 0, title: `Credenza ${id}` }),
    ])
    for (const day of [1, 2, 3]) {
      setClock(NOON + day * DAY)
      const quizId = await start(browser, { template: 'legame', length: 2 })
      await answer(browser, quizId, 1)
      await answer(browser, quizId, 2)
    }
    expect(await beliefs()).toEqual([expect.objectContaining({ state: 'overcome', overcomeAt: NOON + 3 * DAY })])
  })

  test('a quiz without an answer is not among the last ones', async () => {
    const browser = newBrowser()
    const quizId = await start(browser)
    await answer(browser, quizId, 1)
    await start(browser, { template: 'legame', aside: quizId })
    expect((await progress(browser)).quizzes).toEqual([
      expect.objectContaining({ id: quizId, answered: 1, total: 10, right: 1 }),
    ])
  })
})

describe('who is reading', () => {
  test('a static page learns the rules met, and nothing else', async () => {
    const browser = newBrowser()
    await answer(browser, await start(browser, { template: 'sconfitta' }), 1)
    expect(value(await as(browser, () => getReader()))).toEqual({ account: false, mastery: { '704.5a': 'learning' } })
  })

  test('a guest is offered the quiz that was begun and not finished', async () => {
    const browser = newBrowser()
    const me = async () => value(await as(browser, () => currentUser()))
    expect(await me()).toEqual({ kind: 'nobody' })
    const quizId = await start(browser, { length: 2 })
    expect(await me()).toEqual({ kind: 'guest', openQuiz: null })
    await answer(browser, quizId, 1)
    expect(await me()).toEqual({ kind: 'guest', openQuiz: { id: quizId, answered: 1, total: 2, assigned: false } })
    await answer(browser, quizId, 2)
    expect(await me()).toEqual({ kind: 'guest', openQuiz: null })
  })
})

describe('the result of a quiz', () => {
  test('has every question, each rule and the beliefs that showed', async () => {
    const browser = newBrowser()
    const quizId = await start(browser, { items: ['legame.v1.1', 'legame.v1.2', 'sconfitta.v1.1', 'danno.v1.1'] })
    await answer(browser, quizId, 1, 'wrong')
    await answer(browser, quizId, 2, 'wrong')
    await answer(browser, quizId, 3, 'right')
    const result = value(await as(browser, () => getResult({ quizId })))
    expect(result.quiz).toMatchObject({ total: 4, answered: 3, right: 1, next: 4 })
    expect(result.questions.map(({ itemId, mark, rules: r }) => [itemId, mark, r])).toEqual([
      ['legame.v1.1', 'wrong', ['119.3', '702.15b']],
      ['legame.v1.2', 'wrong', ['119.3', '702.15b']],
      ['sconfitta.v1.1', 'right', ['704.5a']],
      [null, 'open', []],
    ])
    expect(result.rules).toEqual([
      { rule: '119.3', answered: 2, right: 0, state: 'new' },
      { rule: '702.15b', answered: 2, right: 0, state: 'learning' },
      { rule: '704.5a', answered: 1, right: 1, state: 'learning' },
    ])
    expect(result.beliefs).toEqual([expect.objectContaining({ id: `702.15b/${SECRET}-credenza`, times: 2 })])
  })

  test('says nothing of the key of what is still open', async () => {
    const browser = newBrowser()
    const quizId = await start(browser)
    const sent = JSON.stringify(value(await as(browser, () => getResult({ quizId }))))
    expect(sent).not.toContain(SECRET)
    expect(sent).not.toContain('giusto')
  })
})
