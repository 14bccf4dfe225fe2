import './request'
import { answerClassQuestion } from '#lib/server/classroom/answer-question'
import { addOwn } from '#lib/server/deck/add-own'
import { exportDeck } from '#lib/server/deck/export-deck'
import { makeDeck } from '#lib/server/deck/make-deck'
import { tryDeck } from '#lib/server/deck/try-deck'
import { duplicateOwn } from '#lib/server/own/duplicate'
import { getOwn } from '#lib/server/own/get-own'
import { keepOwnDraft } from '#lib/server/own/keep-draft'
import { lookAtOwn } from '#lib/server/own/look'
import { makeOwn } from '#lib/server/own/make-own'
import { publishOwn } from '#lib/server/own/publish'
import { getPastAnswer } from '#lib/server/progress/get-past-answer'
import { listMyHistory } from '#lib/server/progress/list-history'
import { getQuestion } from '#lib/server/quiz/get-question'
import { submitAnswer } from '#lib/server/quiz/submit-answer'
import { getSheet } from '#lib/server/sheet/get-sheet'
import { makeSheet } from '#lib/server/sheet/make-sheet'
import { GET as download } from '../../app/(studio)/account/dati/route'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { join, lead, listenAs, lobby, questionAt } from './classroom-play'
import { newKey, register, value } from './play'
import './streams'

// A wrong option that whoever wrote a question added: it goes wherever the question goes, and says whose it is no sooner than the answer.

const WHY = 'Niente la fa tornare in mano.'
const combat = {
  players: { N: { life: 3 } },
  field: { A: [{ id: 'golem', pt: '5/5' }], N: [{ id: 'angel', pt: '4/4', keywords: ['lifelink'] }] },
  script: [{ attack: { golem: 'N' } }, { block: { angel: 'golem' } }, 'combat-damage'],
}
const draft = {
  introduction: '',
  scenario: combat,
  probe: { ask: 'zone', object: 'angel' },
  options: [
    { text: 'Mano di Nora', why: WHY },
    { text: '', why: '' },
  ],
}
type Draft = typeof draft

async function teacherWith(change: Partial<Draft> = {}): Promise<{ readonly browser: Browser; readonly id: string }> {
  const browser = newBrowser()
  await sql('UPDATE "User" SET role = \'formatore\' WHERE email = $1', await register(browser))
  const { questionId } = value(await as(browser, () => makeOwn({ title: 'Angelo e golem' })))
  value(await keep(browser, questionId, change))
  return { browser, id: questionId }
}
const keep = (browser: Browser, questionId: string, change: Partial<Draft> = {}) =>
  as(browser, () => keepOwnDraft({ questionId, title: 'Angelo e golem', draft: { ...draft, ...change } }))
const publish = (browser: Browser, questionId: string) => as(browser, () => publishOwn({ questionId }))

/** What says, before the answer, which option was written. */
const TELLS = /written|why|Niente la fa|chi ha scritto/

/** A quiz that asks the question, and the key of the option of that text. */
async function asked(browser: Browser, questionId: string) {
  const { deckId } = value(await as(browser, () => makeDeck({ title: 'Sera' })))
  value(await as(browser, () => addOwn({ deckId, questionId })))
  const { quizId } = value(await as(browser, () => tryDeck({ deckId })))
  const shown = value(await as(browser, () => getQuestion({ quizId, position: 1 })))
  const keyOf = (text: string) => shown.question.options.find((option) => option.text === text)?.key ?? ''
  return { quizId, shown, keyOf }
}

test('is kept with the draft, looked at, and frozen with its reason; saved again it is the same version', async () => {
  const { browser, id } = await teacherWith()
  expect(value(await as(browser, () => getOwn({ questionId: id }))).draft).toEqual(draft)
  expect(value(await as(browser, () => lookAtOwn({ questionId: id })))).toMatchObject({
    wrong: [{ mistakes: expect.any(Array) }],
    own: [{ said: 'Mano di Nora', why: WHY }],
  })
  expect(value(await publish(browser, id))).toEqual({ version: 1 })
  expect(value(await publish(browser, id))).toEqual({ version: 1 })
  const [row] = await sql<{ shown: object; secret: { schema: number; options: { why?: string }[] } }>(
    'SELECT shown, secret FROM "OwnQuestion" WHERE id = $1',
    id,
  )
  expect(JSON.stringify(row?.shown)).not.toContain(WHY)
  expect([row?.secret.schema, row?.secret.options.flatMap(({ why }) => why ?? [])]).toEqual([3, [WHY]])
  value(await keep(browser, id, { options: [{ text: 'Mano di Nora', why: 'Altro motivo.' }] }))
  expect(value(await publish(browser, id))).toEqual({ version: 2 })
  value(await keep(browser, id, { options: [] }))
  expect(value(await publish(browser, id))).toEqual({ version: 3 })
})

test.each<[string, Draft['options']]>([
  ['own-option-right-1', [{ text: 'cimitero di NORA.', why: WHY }]],
  [
    'own-option-found-2',
    [
      { text: '', why: '' },
      { text: 'Campo di battaglia', why: WHY },
    ],
  ],
  ['own-option-why-1', [{ text: 'Mano di Nora', why: '  ' }]],
])('where it is none it is refused with its place (%s), looked at and saved', async (error, options) => {
  const { browser, id } = await teacherWith({ options })
  expect(await as(browser, () => lookAtOwn({ questionId: id }))).toEqual({ ok: false, error })
  expect(await publish(browser, id)).toEqual({ ok: false, error })
})

test.each<[string, Draft['options']]>([
  ['three', Array.from({ length: 3 }, (_, n) => ({ text: `${n}`, why: WHY }))],
  ['a long one', [{ text: 'x'.repeat(161), why: WHY }]],
  ['a long reason', [{ text: 'Mano', why: 'x'.repeat(501) }]],
])('%s: the draft before stays', async (_, options) => {
  const { browser, id } = await teacherWith()
  expect(await keep(browser, id, { options })).toEqual({ ok: false, error: 'malformed' })
  expect(value(await as(browser, () => getOwn({ questionId: id }))).draft).toEqual(draft)
})

test('in a quiz whoever chooses it reads why it is wrong and whose it is, then and later, and nobody before', async () => {
  const { browser, id } = await teacherWith()
  value(await publish(browser, id))
  const { quizId, shown, keyOf } = await asked(browser, id)
  expect(keyOf('Mano di Nora')).not.toBe('')
  expect(JSON.stringify(shown.question)).not.toMatch(TELLS)
  const handedOut = () =>
    as(browser, async () =>
      (await download(new Request('http://localhost:3000/account/dati?formato=csv&tabella=domande'))).text(),
    )
  expect(await handedOut()).not.toMatch(TELLS)
  const sent = { quizId, position: 1, idempotencyKey: newKey(), answer: { option: keyOf('Mano di Nora') } }
  const told = value(await as(browser, () => submitAnswer(sent)))
  const written = [{ text: 'Mano di Nora', why: WHY, chosen: true }]
  expect(told).toMatchObject({ mark: 'wrong', verdict: { beliefs: [], believed: [], written } })
  expect(await handedOut()).toContain('written')
  const [past] = value(await as(browser, () => listMyHistory({}))).answers
  const later = value(await as(browser, () => getPastAnswer({ attemptId: past?.id ?? '' })))
  expect(later.told?.verdict).toMatchObject({ written })
  const [row] = await sql<{ beliefs: string[] }>('SELECT beliefs FROM "Attempt" WHERE id = $1', past?.id)
  expect(row?.beliefs).toEqual([])
})

test('in a live session it is told once it is revealed, to whoever chose it, and marked on the wall', async () => {
  const { browser: teacher, id } = await teacherWith()
  value(await publish(teacher, id))
  const { deckId } = value(await as(teacher, () => makeDeck({ title: 'Sera' })))
  value(await as(teacher, () => addOwn({ deckId, questionId: id })))
  const lesson = await lobby({ deckId, template: undefined }, teacher)
  const [anna, nora] = [await join(lesson, 'Anna'), await join(lesson, 'Nora')]
  const [phone, wall] = [await listenAs(lesson, anna, 'player'), await listenAs(lesson, teacher, 'projector')]
  await lead(lesson, 'start', 'open')
  const { data: open } = await phone.until((message) => message.data.question !== undefined)
  const key = open.question?.options.find(({ text }) => text === 'Mano di Nora')?.key ?? ''
  const { id: questionId } = await questionAt(lesson.id, 1)
  const send = (browser: Browser, option: string) =>
    as(browser, () =>
      answerClassQuestion({ code: lesson.code, questionId, answer: { option }, idempotencyKey: newKey() }),
    )
  value(await send(anna, key))
  value(await send(nora, open.question?.options.find((option) => option.key !== key)?.key ?? ''))
  await lead(lesson, 'close')
  for (const { heard } of [phone, wall]) expect(JSON.stringify(heard)).not.toMatch(TELLS)
  await lead(lesson, 'reveal')
  const { data: told } = await phone.until((message) => message.data.phase === 'revealed')
  expect(told.answer?.written).toEqual([{ answer: key, text: 'Mano di Nora', why: WHY }])
  expect(told.own).toMatchObject({ verdict: 'wrong', chosen: key })
  const { data: shown } = await wall.until((message) => message.data.phase === 'revealed')
  expect(shown.spread?.bars.filter(({ written }) => written)).toMatchObject([{ text: 'Mano di Nora', count: 1 }])
})

test('it stands on paper among the others, in its key and in files, with whose it is', async () => {
  const { browser, id } = await teacherWith()
  value(await publish(browser, id))
  const { deckId } = value(await as(browser, () => makeDeck({ title: 'Sera' })))
  value(await as(browser, () => addOwn({ deckId, questionId: id })))
  const { sheetId } = value(await as(browser, () => makeSheet({ deckId, variants: 1, others: 'same' })))
  const sheet = value(await as(browser, () => getSheet({ sheetId })))
  const [question] = sheet.variants[0]?.questions ?? []
  expect(question?.question.options.map(({ text }) => text)).toContain('Mano di Nora')
  expect(JSON.stringify(question?.question)).not.toMatch(TELLS)
  expect(question?.key.written).toMatchObject([{ text: 'Mano di Nora', why: WHY }])
  for (const format of ['moodle', 'gift', 'anki'] as const) {
    const file = value(await as(browser, () => exportDeck({ deckId, format })))
    let text = ''
    for await (const piece of file.pieces) text += piece
    expect(text).toMatch(/Opzion[ei] di chi ha scritto la domanda/)
    expect(text).toContain(WHY)
  }
})

test('a copy has it too; another question about the same situation has none', async () => {
  const { browser, id } = await teacherWith()
  const draftOf = async (what: 'all' | 'situation') => {
    const { questionId } = value(await as(browser, () => duplicateOwn({ questionId: id, what })))
    return value(await as(browser, () => getOwn({ questionId }))).draft
  }
  expect((await draftOf('all')).options).toEqual(draft.options)
  expect(await draftOf('situation')).not.toHaveProperty('options')
})

test('where few answers are found the others that might be given are said, also where it is no question without them', async () => {
  const { browser, id } = await teacherWith({ options: [] })
  const look = async () => value(await as(browser, () => lookAtOwn({ questionId: id })))
  expect(await look()).toMatchObject({
    right: 'Angel è nel cimitero di Nora.',
    others: ['Mano di Nora', 'Esilio'],
    few: null,
  })
  const asks = async (probe: object) => value(await keep(browser, id, { options: [], probe } as never))
  await asks({ ask: 'survivors', objects: ['golem', 'angel'] })
  const few = await look()
  expect(few).toMatchObject({ right: 'Golem', others: ['Nessuna creatura', 'Angel'] })
  await asks({ ask: 'controller', object: 'golem' })
  expect(await as(browser, () => lookAtOwn({ questionId: id }))).toMatchObject({ ok: false })
})
