import './next'
import { templateName } from '#lib/italian/template-names'
import { openNow } from '#lib/server/classroom/open-now'
import { addQuestions } from '#lib/server/deck/add-questions'
import { makeDeck } from '#lib/server/deck/make-deck'
import { bank } from '#lib/server/ports'
import { isUnder } from '#lib/study/index'
import { sql } from '../setup/sql'
import { as } from './browser'
import { type Somebody, somebody } from './class'
import { newKey, value } from './play'
import './streams'

// A live session at once: of a topic, of a deck, or of one question, in no course.

type Source = Parameters<typeof openNow>[0]['source']
const open = (who: Somebody, source: Source, key = newKey()) => as(who.browser, () => openNow({ key, source }))
const made = async (id: string) => {
  const [session] = await sql<{ title: string; courseId: string | null; code: string | null; scores: string }>(
    `SELECT title, "courseId", code, settings->>'scores' AS scores FROM "ClassSession" WHERE id = $1`,
    id,
  )
  const asked = await sql<{ itemId: string; template: string }>(
    'SELECT "itemId", template FROM "ClassQuestion" WHERE "sessionId" = $1 ORDER BY position',
    id,
  )
  return { ...session, asked }
}

test('of a topic, or of all of them', async () => {
  const teacher = await somebody('formatore')
  const about = await made(value(await open(teacher, { lesson: 'legame' })).id)
  expect(about).toMatchObject({ title: 'Lezione legame', courseId: null, code: expect.stringMatching(/^[A-Z0-9]{6}$/) })
  // At the end each finds what they did, and nobody is placed among the others.
  expect(about.scores).toBe('personal')
  expect(about.asked.length).toBeGreaterThan(0)
  for (const { template } of about.asked) expect(['legame', 'guadagno']).toContain(template)
  const all = await made(value(await open(teacher, { lesson: '' })).id)
  expect(all.title).toBe('Sessione dal vivo')
  expect(all.asked).toHaveLength(6)
  expect(await open(teacher, { lesson: 'altro' })).toEqual({ ok: false, error: 'not-found' })
})

test('of a deck of one’s own, and of nobody else’s', async () => {
  const [teacher, stranger] = [await somebody('formatore'), await somebody('formatore')]
  const { deckId } = value(await as(teacher.browser, () => makeDeck({ title: 'Legame vitale' })))
  expect(await open(teacher, { deckId })).toEqual({ ok: false, error: 'class-empty' })
  value(await as(teacher.browser, () => addQuestions({ deckId, template: 'legame', count: 2 })))
  const session = await made(value(await open(teacher, { deckId })).id)
  expect(session.title).toBe('Legame vitale')
  expect(session.asked.map(({ template }) => template)).toEqual(['legame', 'legame'])
  expect(await open(stranger, { deckId })).toEqual({ ok: false, error: 'not-found' })
})

test('of one question, by the address of its page as it was copied, and of nothing that is none', async () => {
  const teacher = await somebody('formatore')
  // Everybody reads the title before the question, and while its twin is asked: it says what both are about.
  for (const question of ['danno.v1.3', ' https://verdetto.example/domande/danno.v1.3/?rifatta=1#tavolo '])
    expect(await made(value(await open(teacher, { question })).id)).toMatchObject({
      title: 'Una domanda dal vivo: Lezione danno',
      asked: [{ itemId: 'danno.v1.3', template: 'danno' }],
    })
  for (const question of ['', ' ', 'zorgle', '999.9', 'https://verdetto.example/lezioni/danno', '%E0%A4%A'])
    expect(await open(teacher, { question })).toEqual({ ok: false, error: 'no-such-question' })
})

test('of one question by words or by a rule: one about that, and no other', async () => {
  const teacher = await somebody('formatore')
  const asked = async (question: string) => (await made(value(await open(teacher, { question })).id)).asked
  const rules = new Map(bank.templates().map(({ id, claims }) => [id, claims]))
  for (const question of ['119', '119.3', ' 119.3 ']) {
    const [only, ...more] = await asked(question)
    expect(more).toEqual([])
    expect(rules.get(only?.template ?? '')?.some((rule) => isUnder(rule, question.trim()))).toBe(true)
  }
  const [named] = await asked(templateName('danno').toUpperCase())
  expect(templateName(named?.template ?? '')).toBe(templateName('danno'))
})

test('one press opens one session, however often it is sent; students open none', async () => {
  const [teacher, other, student] = [await somebody('formatore'), await somebody('formatore'), await somebody()]
  const key = newKey()
  const sent = await Promise.all([1, 2, 3, 4].map(() => open(teacher, { lesson: '' }, key)))
  expect(new Set(sent.map((each) => value(each).id)).size).toBe(1)
  expect(value(await open(teacher, { lesson: 'danno' }, key)).id).not.toBe(
    value(sent[0] ?? (await open(teacher, { lesson: '' }))).id,
  )
  expect(value(await open(other, { lesson: '' }, key)).id).not.toBe(value(await open(teacher, { lesson: '' }, key)).id)
  expect(await open(student, { lesson: '' })).toEqual({ ok: false, error: 'not-allowed' })
})
