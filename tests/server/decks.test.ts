import './next'
import { database } from '#lib/db/client'
import { templateName } from '#lib/italian/template-names'
import { makeAssignment } from '#lib/server/courses/assignments'
import { copyCourse } from '#lib/server/courses/copy-course'
import { createCourse } from '#lib/server/courses/create-course'
import { addQuestions } from '#lib/server/deck/add-questions'
import { changeDeck } from '#lib/server/deck/change-deck'
import { changeVariant } from '#lib/server/deck/change-variant'
import { toldApart } from '#lib/server/deck/deck-dto'
import { findTemplates } from '#lib/server/deck/find-templates'
import { getDeck } from '#lib/server/deck/get-deck'
import { getDeckQuestion } from '#lib/server/deck/get-deck-question'
import { listMyDecks } from '#lib/server/deck/list-decks'
import { makeDeck } from '#lib/server/deck/make-deck'
import { moveDeck } from '#lib/server/deck/move-deck'
import { moveQuestion } from '#lib/server/deck/move-question'
import { questionsOf } from '#lib/server/deck/questions-of'
import { removeQuestion } from '#lib/server/deck/remove-question'
import { tryDeck } from '#lib/server/deck/try-deck'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { answer, register, start, value } from './play'

const instructor = async (): Promise<Browser> => {
  const browser = newBrowser()
  await sql('UPDATE "User" SET role = \'formatore\' WHERE email = $1', await register(browser))
  return browser
}

const deckOf = async (browser: Browser, courseId?: string): Promise<string> =>
  value(await as(browser, () => makeDeck({ title: '  Legame \n vitale ', courseId }))).deckId

const add = (browser: Browser, deckId: string, wish: Omit<Parameters<typeof addQuestions>[0], 'deckId'>) =>
  as(browser, () => addQuestions({ deckId, ...wish }))
const seen = async (browser: Browser, deckId: string) => value(await as(browser, () => getDeck({ deckId })))
const idsIn = async (browser: Browser, deckId: string): Promise<readonly string[]> =>
  (await seen(browser, deckId)).questions.map(({ id }) => id)

describe('building', () => {
  test('a deck begins empty, under its title on one line', async () => {
    const browser = await instructor()
    const deckId = await deckOf(browser)
    expect(await seen(browser, deckId)).toMatchObject({
      title: 'Legame vitale',
      questions: [],
      removed: [],
      course: null,
    })
    expect(value(await as(browser, () => listMyDecks({}))).decks).toEqual([
      {
        id: deckId,
        title: 'Legame vitale',
        courseId: null,
        questions: 0,
        changedAt: expect.any(Number),
        archived: false,
        error: null,
      },
    ])
  })

  test.each(['', '   ', 'x'.repeat(121)])('no title, or an endless one, makes none: %j', async (title) => {
    const browser = await instructor()
    expect(await as(browser, () => makeDeck({ title }))).toEqual({ ok: false, error: 'bad-title' })
    expect(value(await as(browser, () => listMyDecks({}))).decks).toEqual([])
  })

  test('only what is answered by choosing comes where only that is wanted', async () => {
    const browser = await instructor()
    const deckId = await deckOf(browser)
    value(await add(browser, deckId, { rules: ['119'], count: 10, byChoice: true }))
    const forms = (await questionsOf(database(), deckId)).map(({ item }) => item.form)
    expect(new Set(forms)).toEqual(new Set(['choice', 'yes-no']))
    expect(await add(browser, deckId, { rules: ['120.3'], count: 1, byChoice: true })).toEqual({
      ok: false,
      error: 'class-no-choice',
    })
  })

  test('questions about a rule come as many as were asked for, none twice', async () => {
    const browser = await instructor()
    const deckId = await deckOf(browser)
    expect(value(await add(browser, deckId, { rules: ['119.3'], count: 4 }))).toEqual({ added: 4, models: null })
    value(await add(browser, deckId, { template: 'legame', count: 6 }))
    const rows = await sql<{ itemId: string }>('SELECT "itemId" FROM "DeckItem" WHERE "deckId" = $1', deckId)
    expect(rows).toHaveLength(10)
    expect(new Set(rows.map(({ itemId }) => itemId)).size).toBe(10)
    // Many ask in the same words: each says what it is about too.
    const { questions } = await seen(browser, deckId)
    expect(questions.slice(4).map(({ about }) => about)).toEqual(Array(6).fill(templateName('legame')))
  })

  test('where there is nothing to ask about, none is added', async () => {
    const browser = await instructor()
    const deckId = await deckOf(browser)
    expect(await add(browser, deckId, { rules: ['999'], count: 1 })).toEqual({ ok: false, error: 'none-left' })
  })

  test('more than sixty questions are too many, and those that are there stay', async () => {
    const browser = await instructor()
    const deckId = await deckOf(browser)
    for (let n = 0; n < 3; n++) value(await add(browser, deckId, { count: 20 }))
    expect(await add(browser, deckId, { count: 1 })).toEqual({ ok: false, error: 'deck-full' })
    expect(await idsIn(browser, deckId)).toHaveLength(60)
  })

  test('a question goes behind another one, or to the top, and says where it stands; behind itself or past the end it stays', async () => {
    const browser = await instructor()
    const deckId = await deckOf(browser)
    value(await add(browser, deckId, { count: 3 }))
    const [a = '', b = '', c = ''] = await idsIn(browser, deckId)
    const move = async (questionId: string, after: number) =>
      value(await as(browser, () => moveQuestion({ deckId, questionId, after }))).position
    expect(await move(c, 1)).toBe(2)
    expect(await idsIn(browser, deckId)).toEqual([a, c, b])
    expect(await move(a, 0)).toBe(1)
    expect(await move(c, 2)).toBe(2)
    expect(await move(b, 60)).toBe(3)
    expect(await idsIn(browser, deckId)).toEqual([a, c, b])
    expect(await move(a, 2)).toBe(2)
    expect(await move(b, 0)).toBe(1)
    expect(await idsIn(browser, deckId)).toEqual([b, c, a])
    expect(await as(browser, () => moveQuestion({ deckId, questionId: a, after: 'x' }))).toEqual({
      ok: false,
      error: 'bad-place',
    })
  })

  test('what is taken out is offered, and goes back where it was', async () => {
    const browser = await instructor()
    const deckId = await deckOf(browser)
    value(await add(browser, deckId, { count: 3 }))
    const [a = '', b = '', c = ''] = await idsIn(browser, deckId)
    value(await as(browser, () => removeQuestion({ deckId, questionId: b, back: false })))
    expect(await idsIn(browser, deckId)).toEqual([a, c])
    expect((await seen(browser, deckId)).removed.map(({ id }) => id)).toEqual([b])
    value(await as(browser, () => removeQuestion({ deckId, questionId: b, back: true })))
    expect(await idsIn(browser, deckId)).toEqual([a, b, c])
  })

  test('another variant takes the place of a question, of the same template; the old one can be put back', async () => {
    const browser = await instructor()
    const deckId = await deckOf(browser)
    value(await add(browser, deckId, { template: 'legame', count: 1 }))
    value(await add(browser, deckId, { template: 'danno', count: 1 }))
    const [old = '', last = ''] = await idsIn(browser, deckId)
    value(await as(browser, () => changeVariant({ deckId, questionId: old })))
    const [fresh = '', second] = await idsIn(browser, deckId)
    expect(second).toBe(last)
    expect(fresh).not.toBe(old)
    const templates = await sql<{ template: string; itemId: string }>(
      'SELECT template, "itemId" FROM "DeckItem" WHERE id = ANY($1::uuid[])',
      [old, fresh],
    )
    expect(templates.map(({ template }) => template)).toEqual(['legame', 'legame'])
    expect(new Set(templates.map(({ itemId }) => itemId)).size).toBe(2)
    expect((await seen(browser, deckId)).removed.map(({ id }) => id)).toEqual([old])
  })

  test('a deck that is put away stays whole, and comes back', async () => {
    const browser = await instructor()
    const deckId = await deckOf(browser)
    const archived = async () => value(await as(browser, () => listMyDecks({}))).decks[0]?.archived
    value(await as(browser, () => changeDeck({ deckId, archived: true })))
    expect(await archived()).toBe(true)
    value(await as(browser, () => changeDeck({ deckId, archived: false, title: 'Nuovo' })))
    expect(await archived()).toBe(false)
    expect((await seen(browser, deckId)).title).toBe('Nuovo')
  })
})

describe('looking', () => {
  test('a question is shown as students see it, with its key beside', async () => {
    const browser = await instructor()
    const deckId = await deckOf(browser)
    value(await add(browser, deckId, { template: 'legame', count: 2 }))
    const [first, second = ''] = await idsIn(browser, deckId)
    const looked = value(await as(browser, () => getDeckQuestion({ deckId, questionId: second })))
    expect(looked).toMatchObject({ position: 2, total: 2, before: first, after: null })
    expect(looked.question.options).toHaveLength(3)
    expect(looked.verdict.headline).toMatch(/giusto/)
  })

  test('templates are found by a rule, with all under its number, and by words', async () => {
    const browser = await instructor()
    const deckId = await deckOf(browser)
    const find = async (text: string) =>
      value(await as(browser, () => findTemplates({ deckId, text }))).templates.map(({ id }) => id)
    expect(await find('119')).toEqual(['guadagno', 'pagamento', 'danno', 'legame'])
    expect(await find('702.15')).toEqual(['legame'])
    expect(await find('lezione legame')).toEqual(['legame'])
    expect(await find('creduto 704')).toEqual(['sconfitta'])
    expect(await find('niente di simile')).toEqual([])
  })
})

test('elsewhere a deck is asked as it was frozen, in its order, without what was taken out', async () => {
  const browser = await instructor()
  const deckId = await deckOf(browser)
  value(await add(browser, deckId, { count: 3 }))
  const [a = '', b = '', c = ''] = await idsIn(browser, deckId)
  value(await as(browser, () => moveQuestion({ deckId, questionId: c, after: 1 })))
  value(await as(browser, () => removeQuestion({ deckId, questionId: b, back: false })))
  const rows = await sql<{ id: string; itemId: string; seed: string }>('SELECT id, "itemId", seed FROM "DeckItem"')
  const row = (id: string) => rows.find((each) => each.id === id)
  const asked = await questionsOf(database(), deckId)
  expect(asked.map(({ item, seed }) => ({ itemId: item.id, seed }))).toEqual(
    [a, c].map((id) => ({ itemId: row(id)?.itemId, seed: row(id)?.seed })),
  )
  expect(asked.map(({ item, shown }) => [shown.id === item.id, 'right' in shown])).toEqual([
    [true, false],
    [true, false],
  ])
})

test('its instructor may try a deck as a quiz, in its order; an empty one is none', async () => {
  const browser = await instructor()
  const deckId = await deckOf(browser)
  expect(await as(browser, () => tryDeck({ deckId }))).toEqual({ ok: false, error: 'none-left' })
  value(await add(browser, deckId, { count: 3 }))
  const { quizId } = value(await as(browser, () => tryDeck({ deckId })))
  const items = (table: string, of: string, id: string) =>
    sql<{ itemId: string }>(`SELECT "itemId" FROM "${table}" WHERE "${of}" = $1 ORDER BY position`, id)
  expect(await items('QuizItem', 'quizId', quizId)).toEqual(await items('DeckItem', 'deckId', deckId))
})

describe('of a course', () => {
  const courseOf = async (browser: Browser): Promise<string> => {
    value(await as(browser, () => createCourse({ title: 'Arbitri', startsOn: '', endsOn: '' })))
    const [row] = await sql<{ id: string }>('SELECT id FROM "Course" ORDER BY "createdAt" DESC, id DESC LIMIT 1')
    return row?.id ?? ''
  }

  test('every instructor of the course opens its decks and changes them; once removed, no more', async () => {
    const [owner, colleague] = [await instructor(), await instructor()]
    const courseId = await courseOf(owner)
    const deckId = await deckOf(owner, courseId)
    expect(await as(colleague, () => getDeck({ deckId }))).toEqual({ ok: false, error: 'not-found' })
    await sql(
      `INSERT INTO "CourseMember" ("courseId", "userId", role, "joinedAt")
       SELECT $1, id, 'formatore', now() FROM "User" WHERE role = 'formatore' ORDER BY "createdAt" DESC LIMIT 1`,
      courseId,
    )
    value(await add(colleague, deckId, { count: 1 }))
    expect(value(await as(colleague, () => listMyDecks({ courseId }))).decks.map(({ id }) => id)).toEqual([deckId])
    await sql('UPDATE "CourseMember" SET "removedAt" = now() WHERE "courseId" = $1', courseId)
    expect(await add(colleague, deckId, { count: 1 })).toEqual({ ok: false, error: 'not-found' })
    expect(await idsIn(owner, deckId)).toHaveLength(1)
  })

  test('the errors of its class are offered, those of most people first, and each gives questions that betray it', async () => {
    const owner = await instructor()
    const courseId = await courseOf(owner)
    const deckId = await deckOf(owner, courseId)
    expect((await seen(owner, deckId)).errors).toEqual([])
    const [assignment] = await sql<{ id: string }>(
      `INSERT INTO "Assignment" (id, "courseId", kind, title, task, "createdAt")
       VALUES (gen_random_uuid(), $1, 'esercizio', 'Compito', '{"schema": 1}', now()) RETURNING id`,
      courseId,
    )
    for (const template of ['legame', 'legame', 'danno']) {
      const student = newBrowser()
      const quizId = await start(student, { template })
      await answer(student, quizId, 1, 'wrong')
      await sql('UPDATE "Quiz" SET "assignmentId" = $1 WHERE id = $2', assignment?.id, quizId)
    }
    const { errors } = await seen(owner, deckId)
    expect(errors.map(({ people }) => people)).toEqual([2, 1])
    expect(errors[0]?.belief).toMatch(/^702\.15b\//)
    value(await add(owner, deckId, { belief: errors[0]?.belief ?? '', count: 2 }))
    expect((await seen(owner, deckId)).questions.map(({ rules }) => rules[0])).toEqual(['702.15b', '702.15b'])
    expect(await add(owner, deckId, { belief: '702.15b/nessuno', count: 1 })).toEqual({ ok: false, error: 'none-left' })
  })

  test('one that is its owner’s alone is assigned by them, and moved to a course and back; nobody else moves it', async () => {
    const [owner, colleague] = [await instructor(), await instructor()]
    const courseId = await courseOf(owner)
    const deckId = await deckOf(owner)
    await sql(
      `INSERT INTO "CourseMember" ("courseId", "userId", role, "joinedAt")
       SELECT $1, id, 'formatore', now() FROM "User" WHERE role = 'formatore' ORDER BY "createdAt" DESC LIMIT 1`,
      courseId,
    )
    value(await add(owner, deckId, { count: 1 }))
    const listed = async (who: Browser) => value(await as(who, () => listMyDecks({}))).decks
    expect(await listed(owner)).toMatchObject([{ id: deckId, courseId: null }])
    const task = { type: 'mazzo' as const, deckId }
    const times = { opensAt: '', dueAt: '', closesAt: '', attempts: null }
    value(await as(owner, () => makeAssignment({ courseId, title: 'Mazzo', task, ...times } as never)))
    expect(await listed(colleague)).toEqual([])
    const move = (who: Browser, to: string | null) => as(who, () => moveDeck({ deckId, courseId: to }))
    expect(await move(colleague, courseId)).toEqual({ ok: false, error: 'not-found' })
    value(await move(owner, courseId))
    expect(await listed(colleague)).toMatchObject([{ id: deckId, courseId }])
    expect(value(await as(colleague, () => getDeck({ deckId }))).moves).toBeNull()
    expect(await move(colleague, null)).toEqual({ ok: false, error: 'not-found' })
    expect(await move(owner, await courseOf(await instructor()))).toEqual({ ok: false, error: 'not-found' })
    value(await move(owner, null))
    expect(await listed(colleague)).toEqual([])
  })

  test('a copy of the course has copies of its decks, in their order, and assigns those', async () => {
    const owner = await instructor()
    const courseId = await courseOf(owner)
    const deckId = await deckOf(owner, courseId)
    value(await add(owner, deckId, { count: 3 }))
    const [, second = ''] = await idsIn(owner, deckId)
    value(await as(owner, () => removeQuestion({ deckId, questionId: second, back: false })))
    const task = { type: 'mazzo' as const, deckId }
    const times = { opensAt: '', dueAt: '', closesAt: '', attempts: null }
    value(await as(owner, () => makeAssignment({ courseId, title: 'Mazzo', task, ...times } as never)))
    const copy = value(await as(owner, () => copyCourse({ courseId, title: 'Copia', startsOn: '' }))).courseId
    const { decks } = value(await as(owner, () => listMyDecks({ courseId: copy })))
    expect(decks).toMatchObject([{ courseId: copy, questions: 2, archived: false }])
    const [made = { id: '' }] = decks
    expect(made.id).not.toBe(deckId)
    const items = (of: string) =>
      sql(`SELECT "itemId", seed FROM "DeckItem" WHERE "deckId" = $1 AND "removedAt" IS NULL ORDER BY position, id`, of)
    expect(await items(made.id)).toEqual(await items(deckId))
    const [assigned] = await sql<{ task: { deckId?: string } }>(
      'SELECT task FROM "Assignment" WHERE "courseId" = $1',
      copy,
    )
    expect(assigned?.task.deckId).toBe(made.id)
  })

  test('no deck is made for a course that somebody else teaches', async () => {
    const courseId = await courseOf(await instructor())
    const stranger = await instructor()
    expect(await as(stranger, () => makeDeck({ title: 'Mio', courseId }))).toEqual({ ok: false, error: 'not-found' })
    expect(await as(stranger, () => listMyDecks({ courseId }))).toEqual({ ok: false, error: 'not-found' })
  })
})

test('a frozen question that does not say of which shape it is, is not kept', async () => {
  const browser = await instructor()
  const deckId = await deckOf(browser)
  value(await add(browser, deckId, { count: 1 }))
  await expect(sql(`UPDATE "DeckItem" SET shown = '{}' WHERE "deckId" = $1`, deckId)).rejects.toThrow('DeckItem_json')
})

test('questions that read alike are told apart by the last sentence that not all of them have', () => {
  const alike = [
    ['Turno di Anna.', 'Nora blocca con un 3/3.', 'Nessuno fa altro.'],
    ['Turno di Anna.', 'Nora blocca con un 5/5.', 'Nessuno fa altro.'],
  ]
  expect(alike.map((stem) => toldApart(stem, alike))).toEqual(['Nora blocca con un 3/3.', 'Nora blocca con un 5/5.'])
  expect(toldApart(['Turno di Anna.'], [['Turno di Anna.']])).toBeNull()
})
