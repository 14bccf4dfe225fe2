import './next'
import { openNow } from '#lib/server/classroom/open-now'
import { addItems } from '#lib/server/deck/add-items'
import { addOwn } from '#lib/server/deck/add-own'
import { addQuestions } from '#lib/server/deck/add-questions'
import { chooseForDeck } from '#lib/server/deck/choose-for-deck'
import { getDeck } from '#lib/server/deck/get-deck'
import { getDeckQuestion } from '#lib/server/deck/get-deck-question'
import { lookAtChosen } from '#lib/server/deck/look-at-chosen'
import { makeDeck } from '#lib/server/deck/make-deck'
import { previewTemplate } from '#lib/server/deck/preview-template'
import { keepOwnDraft } from '#lib/server/own/keep-draft'
import { makeOwn } from '#lib/server/own/make-own'
import { publishOwn } from '#lib/server/own/publish'
import { GET } from '../../app/(aula)/formatore/mazzi/[deckId]/file/route'
import { sql } from '../setup/sql'
import { as } from './browser'
import { newCourse, type Somebody, somebody } from './class'
import { newKey, start, value } from './play'
import './streams'

// What a deck is for: looked at before it is filled, led live, taken to other programs.

const deckOf = async (who: Somebody, courseId?: string): Promise<string> =>
  value(await as(who.browser, () => makeDeck({ title: 'Legame vitale', courseId }))).deckId
const preview = (who: Somebody, deckId: string, template: string, n?: number) =>
  as(who.browser, () => previewTemplate({ deckId, template, n }))
const put = (who: Somebody, deckId: string, itemId: string) =>
  as(who.browser, () => addItems({ deckId, itemIds: [itemId] }))
const questions = async (who: Somebody, deckId: string) =>
  value(await as(who.browser, () => getDeck({ deckId }))).questions

describe('questions by topic, before they are added', () => {
  test('are chosen and shown with their keys and reasons, changed for others, and added as they were looked at', async () => {
    const who = await somebody('formatore')
    const deckId = await deckOf(who)
    const choose = async (more: object) =>
      value(await as(who.browser, () => chooseForDeck({ deckId, rules: ['119'], byChoice: true, count: 2, ...more })))
    const { itemIds } = await choose({})
    expect(itemIds).toHaveLength(2)
    expect(await questions(who, deckId)).toEqual([])
    const looked = value(await as(who.browser, () => lookAtChosen({ deckId, itemIds })))
    expect(looked.questions.map(({ id }) => id)).toEqual(itemIds)
    for (const { question, verdict } of looked.questions) {
      expect(question.options.map(({ key }) => key)).toContain(verdict.rightKey)
      expect(verdict.steps.length).toBeGreaterThan(0)
    }
    const { itemIds: others } = await choose({ count: 1, shown: itemIds })
    expect(itemIds).not.toContain(others[0])
    const add = () => as(who.browser, () => addItems({ deckId, itemIds }))
    expect(value(await add())).toEqual({ added: 2 })
    expect(value(await add())).toEqual({ added: 0 })
    const [first] = await questions(who, deckId)
    const inDeck = value(await as(who.browser, () => getDeckQuestion({ deckId, questionId: first?.id ?? '' })))
    expect(inDeck.question.stem).toEqual(looked.questions[0]?.question.stem)
    for (const id of (await choose({ count: 20 })).itemIds) expect(itemIds).not.toContain(id)
  })

  test('another one differs from all that are on the page and in the deck, as the first ones did from each other', async () => {
    const who = await somebody('formatore')
    const deckId = await deckOf(who)
    const modelOf = (id = '') => id.split('.')[0]
    const choose = async (more: object) =>
      value(await as(who.browser, () => chooseForDeck({ deckId, rules: ['119'], count: 1, ...more }))).itemIds
    value(await put(who, deckId, 'legame.v1.3'))
    // Of the four models about it the deck has one: the others come first.
    for (let times = 0; times < 3; times++)
      expect((await choose({ count: 3 })).map(modelOf).sort()).toEqual(['danno', 'guadagno', 'pagamento'])
    for (let times = 0; times < 3; times++)
      expect((await choose({ shown: ['danno.v1.1', 'pagamento.v1.1'] })).map(modelOf)).toEqual(['guadagno'])
  })
})

test('of few models about a rule it says how few, on what is chosen and on what is added; of enough nothing', async () => {
  const who = await somebody('formatore')
  const deckId = await deckOf(who)
  const chosen = async (count: number) => {
    const { itemIds } = value(await as(who.browser, () => chooseForDeck({ deckId, rules: ['704.5a'], count })))
    const looked = await as(who.browser, () => lookAtChosen({ deckId, itemIds, rules: ['704.5a'] }))
    return [value(looked).questions.length, value(looked).models]
  }
  expect(await chosen(2)).toEqual([2, null])
  expect(await chosen(3)).toEqual([3, 1])
  const added = await as(who.browser, () => addQuestions({ deckId, rules: ['704.5a'], count: 3 }))
  expect(value(added)).toEqual({ added: 3, models: 1 })
  expect(value(await as(who.browser, () => addQuestions({ deckId, count: 3 })))).toMatchObject({ models: null })
})

describe('a model, before one of its questions is added', () => {
  test('shows a question with its key; what is added is the very one, with its names and order', async () => {
    const who = await somebody('formatore')
    const deckId = await deckOf(who)
    const first = value(await preview(who, deckId, 'legame'))
    expect(first.question.options).toHaveLength(3)
    expect(first.verdict.headline).toMatch(/giusto/)
    expect(value(await preview(who, deckId, 'legame'))).toEqual(first)
    const second = value(await preview(who, deckId, 'legame', first.next ?? 0))
    expect(second.itemId).not.toBe(first.itemId)
    expect(value(await put(who, deckId, second.itemId))).toEqual({ added: 1 })
    const [added] = await questions(who, deckId)
    const looked = value(await as(who.browser, () => getDeckQuestion({ deckId, questionId: added?.id ?? '' })))
    expect(looked.question).toEqual(second.question)
  })

  test('shows none that the deck has, nor that is being asked of whoever looks; and adds none twice', async () => {
    const who = await somebody('formatore')
    const deckId = await deckOf(who)
    const { itemId } = value(await preview(who, deckId, 'danno'))
    value(await put(who, deckId, itemId))
    expect(value(await put(who, deckId, itemId))).toEqual({ added: 0 })
    expect(value(await preview(who, deckId, 'danno')).itemId).not.toBe(itemId)
    expect(await questions(who, deckId)).toHaveLength(1)
    const { itemId: next } = value(await preview(who, deckId, 'danno'))
    const quizId = await start(who.browser, { items: [next] })
    const course = await newCourse(who)
    const [assignment] = await sql<{ id: string }>(
      `INSERT INTO "Assignment" (id, "courseId", kind, title, task, "createdAt")
       VALUES (gen_random_uuid(), $1, 'esercizio', 'Compito', '{"schema": 1}', now()) RETURNING id`,
      course,
    )
    await sql('UPDATE "Quiz" SET "assignmentId" = $1 WHERE id = $2', assignment?.id, quizId)
    expect(value(await preview(who, deckId, 'danno')).itemId).not.toBe(next)
  })

  test('of a template or a question that there is not, there is nothing', async () => {
    const who = await somebody('formatore')
    const deckId = await deckOf(who)
    expect(await preview(who, deckId, 'altro')).toEqual({ ok: false, error: 'not-found' })
    expect(await put(who, deckId, 'legame.v9.0')).toEqual({ ok: false, error: 'not-found' })
  })
})

test('a session of a deck belongs to the course of the deck, while whoever opens it teaches that', async () => {
  const who = await somebody('formatore')
  const courseId = await newCourse(who)
  const deckId = await deckOf(who, courseId)
  value(await as(who.browser, () => addQuestions({ deckId, template: 'legame', count: 1 })))
  const open = async () => value(await as(who.browser, () => openNow({ key: newKey(), source: { deckId } }))).id
  const courseOf = async (id: string) =>
    (await sql<{ courseId: string | null }>('SELECT "courseId" FROM "ClassSession" WHERE id = $1', id))[0]?.courseId
  expect(await courseOf(await open())).toBe(courseId)
  await sql('UPDATE "CourseMember" SET "removedAt" = now() WHERE "courseId" = $1', courseId)
  expect(await courseOf(await open())).toBeNull()
})

describe('in another program', () => {
  const file = (who: Somebody, deckId: string, format: string) =>
    as(who.browser, async () => {
      const reply = await GET(new Request(`http://localhost:3000/x?formato=${format}`), {
        params: Promise.resolve({ deckId }),
      })
      return { status: reply.status, named: reply.headers.get('content-disposition'), text: await reply.text() }
    })

  test.each([
    ['moodle', 'xml', /^<\?xml [\s\S]*<\/quiz>\n$/],
    ['gift', 'gift', /::/],
    ['anki', 'txt', /^#separator:tab\n/],
  ])(
    '%s has every question in its order, and one of an instructor’s own without a page',
    async (format, extension, whole) => {
      const who = await somebody('formatore')
      const deckId = await deckOf(who)
      value(await as(who.browser, () => addQuestions({ deckId, template: 'legame', count: 2 })))
      const { questionId } = value(await as(who.browser, () => makeOwn({ title: 'Mia' })))
      const draft = {
        introduction: 'Al **tavolo 3** siede:\n\n- Anna',
        scenario: { script: [{ effect: { do: 'gainLife', who: 'you', amount: 3 }, by: 'A' }] },
        probe: { ask: 'life', player: 'A' },
      }
      value(await as(who.browser, () => keepOwnDraft({ questionId, title: 'Mia', draft })))
      value(await as(who.browser, () => publishOwn({ questionId })))
      value(await as(who.browser, () => addOwn({ deckId, questionId })))
      const { status, named: called, text } = await file(who, deckId, format)
      expect([status, called]).toEqual([200, `attachment; filename="verdetto-legame-vitale-${format}.${extension}"`])
      expect(text).toMatch(whole)
      const rows = await sql<{ itemId: string }>(
        'SELECT "itemId" FROM "DeckItem" WHERE "deckId" = $1 ORDER BY position, id',
        deckId,
      )
      const at = rows.map(({ itemId }) => text.indexOf(itemId))
      expect(at).toEqual([...at].sort((a, b) => a - b))
      expect(at[0]).toBeGreaterThan(0)
      // The deck stays together: one place for all, and in Moodle names that keep its order.
      const places = text.match(/^#deck:.*|^\$CATEGORY:.*|\$course\$\/top[^<]*/gm)
      expect(places).toEqual([expect.stringMatching(/Verdetto(?:::|\/)Legame vitale$/)])
      const named = [...text.matchAll(/(?:^::|<name><text>)(\d+) /gm)].map(([, place]) => place)
      expect(named).toEqual(format === 'anki' ? [] : ['01', '02', '03'])
      // A question of one's own has no page on the site.
      expect(text).not.toMatch(/domande\/propria/)
    },
  )

  test('an empty deck gives none, nobody else gets one, and nobody whom one of its questions is being asked', async () => {
    const [who, stranger] = [await somebody('formatore'), await somebody('formatore')]
    const deckId = await deckOf(who)
    expect((await file(who, deckId, 'moodle')).status).toBe(404)
    value(await as(who.browser, () => addQuestions({ deckId, template: 'legame', count: 1 })))
    expect((await file(who, deckId, 'moodle')).status).toBe(200)
    expect((await file(stranger, deckId, 'moodle')).status).toBe(404)
    const student = await somebody()
    expect((await file(student, deckId, 'moodle')).status).toBe(403)
  })
})
