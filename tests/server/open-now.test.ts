import './next'
import { isUnder } from '#lib/base/under'
import { templateName } from '#lib/italian/template-names'
import { lookForOne } from '#lib/server/classroom/look-for-one'
import { openNow } from '#lib/server/classroom/open-now'
import { runCommand } from '#lib/server/classroom/run-command'
import { addQuestions } from '#lib/server/deck/add-questions'
import { makeDeck } from '#lib/server/deck/make-deck'
import { bank } from '#lib/server/ports'
import { sql } from '../setup/sql'
import { as } from './browser'
import { type Somebody, somebody } from './class'
import { newKey, value } from './play'
import './streams'

// A live session at once: of a topic, of a deck, or of one question, in no course.

type Source = Parameters<typeof openNow>[0]['source']
const open = (who: Somebody, source: Source, key = newKey(), byChoice?: boolean) =>
  as(who.browser, () => openNow({ key, source, ...(byChoice !== undefined && { byChoice }) }))
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
  expect(about.scores).toBe('podium')
  expect(about.asked.length).toBeGreaterThan(0)
  for (const { template } of about.asked) expect(['legame', 'guadagno']).toContain(template)
  const all = await made(value(await open(teacher, { lesson: '' })).id)
  expect(all.title).toBe('Sessione dal vivo')
  expect(all.asked).toHaveLength(6)
  expect(await open(teacher, { lesson: 'altro' })).toEqual({ ok: false, error: 'not-found' })
})

test('of questions that are answered by choosing, where only these are wanted; of none where there is none', async () => {
  const teacher = await somebody('formatore')
  const formsOf = async (source: Source) => {
    const { asked } = await made(value(await open(teacher, source, newKey(), true)).id)
    return asked.map(({ template }) => bank.templates().find(({ id }) => id === template)?.form)
  }
  const all = await formsOf({ lesson: '' })
  expect(all).toHaveLength(6)
  for (const form of [...all, ...(await formsOf({ question: '119' })), ...(await formsOf({ lesson: 'guadagno' }))])
    expect(['choice', 'yes-no']).toContain(form)
  for (const source of [{ lesson: 'danno' }, { question: templateName('danno') }])
    expect(await open(teacher, source, newKey(), true)).toEqual({
      ok: false,
      error: 'lesson' in source ? 'class-no-choice' : 'no-such-question',
    })
  // What is asked for by its own address is asked.
  expect(await made(value(await open(teacher, { question: 'danno.v1.3' }, newKey(), true)).id)).toMatchObject({
    asked: [{ itemId: 'danno.v1.3' }],
  })
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

test('words find at most three questions to choose from, without keys; the one that is chosen opens a hall called by the words', async () => {
  const teacher = await somebody('formatore')
  const look = async (question: string) => value(await as(teacher.browser, () => lookForOne({ question })))
  const { questions } = await look('119')
  expect(questions.length).toBeGreaterThan(1)
  expect(questions.length).toBeLessThanOrEqual(3)
  expect(new Set(questions.map(({ itemId }) => itemId.split('.')[0])).size).toBe(questions.length)
  for (const each of questions) expect(Object.keys(each)).toEqual(['itemId', 'title', 'ask'])
  expect((await look('119')).questions).toEqual(questions)
  expect((await look('danno.v1.3')).questions).toEqual([])
  expect((await look('zorgle')).questions).toEqual([])
  const question = questions[1]?.itemId ?? ''
  expect(await made(value(await open(teacher, { question, words: ' legame  vitale ' })).id)).toMatchObject({
    title: 'legame vitale',
    asked: [{ itemId: question }],
  })
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

test('the only question of a hall is swapped for another on its point until it begins, once for one press', async () => {
  const teacher = await somebody('formatore')
  const { id } = value(await open(teacher, { question: 'legame' }))
  const [before] = (await made(id)).asked
  const swap = (seen: number, who = teacher) =>
    as(who.browser, () => runCommand({ id, command: { type: 'swap' }, seen }))
  expect(await swap(0, await somebody('formatore'))).toMatchObject({ ok: false })
  expect(await swap(0)).toMatchObject({ ok: true })
  expect(await swap(0)).toEqual({ ok: false, error: 'stale' })
  const { asked } = await made(id)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.itemId).not.toBe(before?.itemId)
  value(await as(teacher.browser, () => runCommand({ id, command: { type: 'start' }, seen: 1 })))
  expect(await swap(2)).toEqual({ ok: false, error: 'class-not-now' })
  // A hall of several has its order, and keeps it.
  const several = value(await open(teacher, { lesson: '' })).id
  expect(await as(teacher.browser, () => runCommand({ id: several, command: { type: 'swap' }, seen: 0 }))).toEqual({
    ok: false,
    error: 'class-not-now',
  })
})
