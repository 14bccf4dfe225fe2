import './next'
import type { Result } from '#lib/base/result'
import { answerClassQuestion } from '#lib/server/classroom/answer-question'
import { keepAttempts } from '#lib/server/classroom/keep-attempts'
import { exportClass } from '#lib/server/classroom/report'
import { exportReport, getReport } from '#lib/server/courses/report/report'
import { addOwn } from '#lib/server/deck/add-own'
import { changeVariant } from '#lib/server/deck/change-variant'
import { getDeck } from '#lib/server/deck/get-deck'
import { getDeckQuestion } from '#lib/server/deck/get-deck-question'
import { makeDeck } from '#lib/server/deck/make-deck'
import { removeQuestion } from '#lib/server/deck/remove-question'
import { tryDeck } from '#lib/server/deck/try-deck'
import { archiveOwn } from '#lib/server/own/archive-own'
import { getOwn } from '#lib/server/own/get-own'
import { keepOwnDraft } from '#lib/server/own/keep-draft'
import { listMyOwn } from '#lib/server/own/list-own'
import { lookAtOwn } from '#lib/server/own/look'
import { makeOwn } from '#lib/server/own/make-own'
import { publishOwn } from '#lib/server/own/publish'
import { getPastAnswer } from '#lib/server/progress/get-past-answer'
import { getProgress } from '#lib/server/progress/get-progress'
import { listMyHistory } from '#lib/server/progress/list-history'
import { startQuiz } from '#lib/server/quiz/start-quiz'
import { submitAnswer } from '#lib/server/quiz/submit-answer'
import { getSheet } from '#lib/server/sheet/get-sheet'
import { listMySheets } from '#lib/server/sheet/list-sheets'
import { makeSheet } from '#lib/server/sheet/make-sheet'
import { GET as download } from '../../app/(studio)/account/dati/route'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { classOf, joins, somebody } from './class'
import { join, lead, listenAs, lobby, questionAt } from './classroom-play'
import { newKey, register, value } from './play'
import './streams'

const instructor = async (): Promise<Browser> => {
  const browser = newBrowser()
  await sql('UPDATE "User" SET role = \'formatore\' WHERE email = $1', await register(browser))
  return browser
}

const combat = {
  players: { N: { life: 3 } },
  field: { A: [{ id: 'golem', pt: '5/5' }], N: [{ id: 'angel', pt: '4/4', keywords: ['lifelink'] }] },
  script: [{ attack: { golem: 'N' } }, { block: { angel: 'golem' } }, 'combat-damage'],
}
const life = { ask: 'life', player: 'N' }
const draft = { introduction: '', scenario: combat, probe: life }

const begun = async (browser: Browser): Promise<string> =>
  value(await as(browser, () => makeOwn({ title: 'Angelo e golem' }))).questionId
const keep = (browser: Browser, questionId: string, change: Record<string, unknown> = {}, title = 'Angelo e golem') =>
  as(browser, () => keepOwnDraft({ questionId, title, draft: { ...draft, ...change } as typeof draft }))
const publish = (browser: Browser, questionId: string) => as(browser, () => publishOwn({ questionId }))
const written = async (browser: Browser, change: Record<string, unknown> = {}): Promise<string> => {
  const questionId = await begun(browser)
  value(await keep(browser, questionId, change))
  value(await publish(browser, questionId))
  return questionId
}
const seen = async (browser: Browser, questionId: string) => value(await as(browser, () => getOwn({ questionId })))

describe('a draft', () => {
  test('is kept as it comes, with or without sense, and goes on where it was left', async () => {
    const browser = await instructor()
    const questionId = await begun(browser)
    value(await keep(browser, questionId, { scenario: { senza: ['senso'] }, probe: null }))
    expect((await seen(browser, questionId)).draft).toEqual({
      introduction: '',
      scenario: { senza: ['senso'] },
      probe: null,
    })
  })

  test('without a title it keeps the one it had, and the rest', async () => {
    const browser = await instructor()
    const questionId = await begun(browser)
    value(await keep(browser, questionId, { introduction: 'Di sera.' }, '  '))
    expect(await seen(browser, questionId)).toMatchObject({
      title: 'Angelo e golem',
      draft: { introduction: 'Di sera.' },
    })
  })

  test('that is endless is refused, and the one before stays', async () => {
    const browser = await instructor()
    const questionId = await begun(browser)
    value(await keep(browser, questionId))
    expect(await keep(browser, questionId, { introduction: 'x'.repeat(2_001) })).toEqual({
      ok: false,
      error: 'malformed',
    })
    expect(await keep(browser, questionId, { scenario: { title: 'x'.repeat(20_000) } })).toEqual({
      ok: false,
      error: 'malformed',
    })
    expect((await seen(browser, questionId)).draft).toEqual(draft)
  })

  test.each([
    ['scenario', 9_900],
    ['probe', 1_400],
  ])('whose %s is %d deep is refused, and the one before stays', async (part, depth) => {
    const browser = await instructor()
    const questionId = await begun(browser)
    value(await keep(browser, questionId))
    const deep = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)
    expect(await keep(browser, questionId, { [part]: deep })).toEqual({ ok: false, error: 'malformed' })
    expect((await seen(browser, questionId)).draft).toEqual(draft)
  })
})

describe('a version', () => {
  test('has the answer of the evaluator', async () => {
    const browser = await instructor()
    const questionId = await written(browser)
    const [row] = await sql<{
      shown: { item: { id: string } }
      secret: { right: string; options: { key: string; value: number }[] }
    }>('SELECT shown, secret FROM "OwnQuestion" WHERE id = $1', questionId)
    expect(row?.shown.item.id).toBe(`propria-${questionId}.v1.0`)
    expect(row?.secret.options.find(({ key }) => key === row.secret.right)?.value).toBe(7)
    expect(row?.shown).not.toHaveProperty('item.right')
  })

  test('is another one only where the meaning changes', async () => {
    const browser = await instructor()
    const questionId = await written(browser)
    value(await keep(browser, questionId, {}, 'Altro titolo'))
    expect(value(await publish(browser, questionId))).toEqual({ version: 1 })
    value(await keep(browser, questionId, { scenario: { ...combat, players: { N: { life: 9 } } } }))
    expect(value(await publish(browser, questionId))).toEqual({ version: 2 })
    value(await keep(browser, questionId, { introduction: 'Di sera.' }))
    expect(value(await publish(browser, questionId))).toEqual({ version: 3 })
  })

  test.each([
    ['own-invalid', { scenario: { field: { A: [{ id: 'Golem!' }] } } }],
    ['own-no-probe', { probe: null }],
    ['own-no-probe', { probe: { ask: 'answer', is: 9 } }],
    [
      'own-refused',
      { scenario: { ...combat, field: { ...combat.field, A: [{ id: 'golem', pt: '5/5', keywords: ['defender'] }] } } },
    ],
    ['own-no-answer', { probe: { ask: 'power', object: 'nessuno' } }],
  ])('is refused with its reason (%s), and the draft stays', async (error, change) => {
    const browser = await instructor()
    const questionId = await begun(browser)
    value(await keep(browser, questionId, change))
    expect(await publish(browser, questionId)).toEqual({ ok: false, error })
    expect(await seen(browser, questionId)).toMatchObject({ version: 0, shown: null, draft: { ...draft, ...change } })
  })

  test('an answer that somebody sends along is not even read', async () => {
    const browser = await instructor()
    const questionId = await written(browser, { probe: { ...life, is: 99 } })
    const [row] = await sql<{ probe: unknown }>(
      `SELECT shown->'item'->'probe' AS probe FROM "OwnQuestion" WHERE id = $1`,
      questionId,
    )
    expect(row?.probe).toEqual(life)
  })
})

describe('in a deck', () => {
  const deckWith = async (browser: Browser, questionId: string): Promise<string> => {
    const { deckId } = value(await as(browser, () => makeDeck({ title: 'Sera' })))
    value(await as(browser, () => addOwn({ deckId, questionId })))
    return deckId
  }

  test('stands the version of then, once; it has no variants', async () => {
    const browser = await instructor()
    const questionId = await written(browser)
    const deckId = await deckWith(browser, questionId)
    expect(value(await as(browser, () => addOwn({ deckId, questionId })))).toEqual({ added: 0 })
    value(await keep(browser, questionId, { scenario: { ...combat, players: { N: { life: 9 } } } }))
    value(await publish(browser, questionId))
    const { questions } = value(await as(browser, () => getDeck({ deckId })))
    expect(questions).toMatchObject([{ own: true }])
    const [row] = await sql<{ itemId: string }>('SELECT "itemId" FROM "DeckItem" WHERE "deckId" = $1', deckId)
    expect(row?.itemId).toBe(`propria-${questionId}.v1.0`)
    expect(await as(browser, () => changeVariant({ deckId, questionId: questions[0]?.id ?? '' }))).toEqual({
      ok: false,
      error: 'none-left',
    })
  })

  test('a draft that was never a question is not put into one', async () => {
    const browser = await instructor()
    const { deckId } = value(await as(browser, () => makeDeck({ title: 'Sera' })))
    const questionId = await begun(browser)
    expect(await as(browser, () => addOwn({ deckId, questionId }))).toEqual({ ok: false, error: 'own-draft-only' })
  })

  test('it is asked in a live session, and once more as it is in a second vote: it has no variants', async () => {
    const teacher = await instructor()
    const deckId = await deckWith(teacher, await written(teacher))
    const lesson = await lobby({ deckId, template: undefined }, teacher)
    const [anna, nora] = [await join(lesson, 'Anna'), await join(lesson, 'Nora')]
    const host = await listenAs(lesson, teacher, 'host')
    const send = async (round: number, browser: Browser, number: number) => {
      const { id: questionId } = await questionAt(lesson.id, 1, round)
      const sent = { code: lesson.code, questionId, answer: { number }, idempotencyKey: newKey() }
      return value(await as(browser, () => answerClassQuestion(sent)))
    }
    await lead(lesson, 'start', 'open')
    expect(await send(1, anna, 7)).toMatchObject({ status: 'accepted' })
    expect(await send(1, nora, 3)).toMatchObject({ status: 'accepted' })
    await lead(lesson, 'close', 'revote')
    const [first, second] = [await questionAt(lesson.id, 1), await questionAt(lesson.id, 1, 2)]
    expect(second.itemId).toBe(first.itemId)
    // It says so, before and while it is answered, and looks as it did.
    const seeds = await sql('SELECT DISTINCT seed FROM "ClassQuestion" WHERE "sessionId" = $1', lesson.id)
    expect(seeds).toHaveLength(1)
    expect((await host.until((m) => m.data.phase === 'shown' && m.data.round === 2)).data.sameAgain).toBe(true)
    await lead(lesson, 'open')
    expect((await host.until((m) => m.data.phase === 'open' && m.data.round === 2)).data.sameAgain).toBe(true)
    for (const browser of [anna, nora]) await send(2, browser, 7)
    await lead(lesson, 'close', 'reveal')
    const { data } = await host.until((message) => message.data.phase === 'revealed')
    expect(data.spread?.change).toMatchObject({ first: { answered: 2, right: 1 } })
  })

  test('in the reports of a session and of its course it goes by its title, in files too', async () => {
    const { teacher, courseId, students } = await classOf(1)
    const deckId = await deckWith(teacher.browser, await written(teacher.browser))
    const lesson = await lobby({ courseId, deckId, template: undefined }, teacher.browser)
    const anna = students[0]?.browser ?? newBrowser()
    await join(lesson, 'Anna', anna)
    await lead(lesson, 'start', 'open')
    const { id: questionId } = await questionAt(lesson.id, 1)
    const sent = { code: lesson.code, questionId, answer: { number: 3 }, idempotencyKey: newKey() }
    value(await as(anna, () => answerClassQuestion(sent)))
    await lead(lesson, 'close', 'reveal', 'end')
    await keepAttempts(lesson.id)
    const asTeacher = async <T>(call: () => Promise<Result<T, string>>) => value(await as(teacher.browser, call))
    const { templates } = await asTeacher(() => getReport({ courseId }))
    expect(templates).toMatchObject([{ name: 'Angelo e golem', ask: 'Angelo e golem', n: 1 }])
    const files = await Promise.all([
      asTeacher(() => exportClass({ id: lesson.id })),
      ...['domande', 'errori'].map((table) => asTeacher(() => exportReport({ courseId, table }))),
    ])
    for (const { pieces } of files) {
      let text = ''
      for await (const piece of pieces) text += piece
      expect(text).toContain('Angelo e golem')
      expect(text).not.toContain('propria-')
    }
  })

  test('it is answered, graded, found in the history and in what was learnt, and practised no further', async () => {
    const browser = await instructor()
    const deckId = await deckWith(browser, await written(browser))
    const { quizId } = value(await as(browser, () => tryDeck({ deckId })))
    const sent = { quizId, position: 1, idempotencyKey: newKey(), answer: { number: 3 } }
    expect(value(await as(browser, () => submitAnswer(sent))).mark).toBe('wrong')
    const [past] = value(await as(browser, () => listMyHistory({}))).answers
    expect((await as(browser, () => getPastAnswer({ attemptId: past?.id ?? '' }))).ok).toBe(true)
    expect((await as(browser, () => getProgress())).ok).toBe(true)
    expect((await as(browser, () => startQuiz({ practice: 'missed' }))).ok).toBe(false)
  })
})

test('what is put away is still there, and colleagues without its course never find it', async () => {
  const [browser, stranger] = [await instructor(), await instructor()]
  const questionId = await written(browser)
  value(await as(browser, () => archiveOwn({ questionId, archived: true })))
  expect(value(await as(browser, () => listMyOwn({}))).questions).toMatchObject([{ id: questionId, archived: true }])
  expect(await as(stranger, () => getOwn({ questionId }))).toEqual({ ok: false, error: 'not-found' })
  expect(value(await as(stranger, () => listMyOwn({}))).questions).toEqual([])
})

/** Two who teach one course. */
async function together() {
  const { teacher, courseId } = await classOf(0)
  const colleague = await somebody('formatore')
  await joins(colleague, teacher, courseId)
  await sql(
    `UPDATE "CourseMember" SET role = 'formatore' WHERE "courseId" = $1 AND "userId" = $2`,
    courseId,
    colleague.id,
  )
  return { teacher, colleague, courseId }
}

describe('what an instructor keeps to themselves', () => {
  test('a colleague of the course finds in no list, picker or use case, but in the deck where it stands', async () => {
    const { teacher, colleague, courseId } = await together()
    const mine = await written(teacher.browser)
    const shown = await begun(teacher.browser)
    value(await keep(teacher.browser, shown, {}, 'Nel mazzo'))
    value(await publish(teacher.browser, shown))
    const { deckId } = value(await as(teacher.browser, () => makeDeck({ title: 'Sera', courseId })))
    value(await as(teacher.browser, () => addOwn({ deckId, questionId: shown })))
    value(await as(teacher.browser, () => addOwn({ deckId, questionId: mine })))
    const all = value(await as(teacher.browser, () => getDeck({ deckId })))
    expect(all.written.map(({ id }) => id).sort()).toEqual([mine, shown].sort())
    const [, second] = all.questions
    const questionId = second?.id ?? ''
    value(await as(teacher.browser, () => removeQuestion({ deckId, questionId, back: false })))
    expect(value(await as(teacher.browser, () => getDeck({ deckId }))).removed).toHaveLength(1)

    const seenBy = value(await as(colleague.browser, () => getDeck({ deckId })))
    expect(seenBy).toMatchObject({ written: [], removed: [], questions: [{ own: true }] })
    const nothing = { ok: false, error: 'not-found' }
    expect(await as(colleague.browser, () => removeQuestion({ deckId, questionId, back: true }))).toEqual(nothing)
    expect(await as(colleague.browser, () => getDeckQuestion({ deckId, questionId }))).toEqual(nothing)
    expect(value(await as(colleague.browser, () => listMyOwn({ courseId }))).questions).toEqual([])
    expect(value(await as(colleague.browser, () => listMyOwn({}))).questions).toEqual([])
    for (const id of [mine, shown]) {
      expect(await as(colleague.browser, () => getOwn({ questionId: id }))).toEqual(nothing)
      expect(await as(colleague.browser, () => lookAtOwn({ questionId: id }))).toEqual(nothing)
      expect(await publish(colleague.browser, id)).toEqual(nothing)
      expect(await keep(colleague.browser, id)).toEqual(nothing)
      expect(await as(colleague.browser, () => addOwn({ deckId, questionId: id }))).toEqual(nothing)
      expect(await as(colleague.browser, () => archiveOwn({ questionId: id, archived: true }))).toEqual(nothing)
    }
    const file = await as(colleague.browser, async () =>
      (await download(new Request('http://localhost:3000/account/dati?formato=json'))).text(),
    )
    expect([file.includes(mine), file.includes(shown)]).toEqual([false, false])
    value(await as(teacher.browser, () => removeQuestion({ deckId, questionId, back: true })))
  })

  test('a colleague does not find on a paper that was made of the deck while it stood there either, and those who made it do', async () => {
    const { teacher, colleague, courseId } = await together()
    const { deckId } = value(await as(teacher.browser, () => makeDeck({ title: 'Sera', courseId })))
    const mine = await written(teacher.browser)
    value(await as(teacher.browser, () => addOwn({ deckId, questionId: mine })))
    const wish = { deckId, variants: 1, others: 'same' as const }
    const { sheetId } = value(await as(teacher.browser, () => makeSheet(wish)))
    const sheet = (who: Browser) => as(who, () => getSheet({ sheetId }))
    const listed = async (who: Browser) => value(await as(who, () => listMySheets({ deckId }))).sheets.length
    expect([(await sheet(colleague.browser)).ok, await listed(colleague.browser)]).toEqual([true, 1])
    const [question] = value(await as(teacher.browser, () => getDeck({ deckId }))).questions
    const out = { deckId, questionId: question?.id ?? '', back: false }
    value(await as(teacher.browser, () => removeQuestion(out)))
    expect(await sheet(colleague.browser)).toEqual({ ok: false, error: 'not-found' })
    expect(await listed(colleague.browser)).toBe(0)
    expect([(await sheet(teacher.browser)).ok, await listed(teacher.browser)]).toEqual([true, 1])
  })

  test('whoever the deck belongs to does not get what a colleague took out of it in their file', async () => {
    const { teacher, colleague, courseId } = await together()
    const { deckId } = value(await as(teacher.browser, () => makeDeck({ title: 'Sera', courseId })))
    const questionId = await written(colleague.browser)
    value(await as(colleague.browser, () => addOwn({ deckId, questionId })))
    const file = () =>
      as(teacher.browser, async () =>
        (await download(new Request('http://localhost:3000/account/dati?formato=json'))).text(),
      )
    expect(await file()).toContain(questionId)
    const [question] = value(await as(colleague.browser, () => getDeck({ deckId }))).questions
    const out = { deckId, questionId: question?.id ?? '', back: false }
    value(await as(colleague.browser, () => removeQuestion(out)))
    expect(await file()).not.toContain(questionId)
  })
})
