import './next'
import { database } from '#lib/db/client'
import { PERSONAL, rowsOf } from '#lib/db/personal'
import { getInbox, getReport, replyToReport, restoreTemplate, withdrawTemplate } from '#lib/server/admin/reports'
import { addQuestions } from '#lib/server/deck/add-questions'
import { makeDeck } from '#lib/server/deck/make-deck'
import { startDiagnostic } from '#lib/server/diagnostic/start-diagnostic'
import { startExam } from '#lib/server/exam/start-exam'
import { submitExam } from '#lib/server/exam/submit-exam'
import { getPractice } from '#lib/server/practice/get-practice'
import { continuePoint } from '#lib/server/quiz/continue-point'
import { getQuestion } from '#lib/server/quiz/get-question'
import { setAside } from '#lib/server/quiz/set-aside'
import { startQuiz } from '#lib/server/quiz/start-quiz'
import { countNews } from '#lib/server/report/count-news'
import { listOwnReports } from '#lib/server/report/list-own'
import { lookAtReportable } from '#lib/server/report/look'
import { sendReport } from '#lib/server/report/send'
import { makeSheet } from '#lib/server/sheet/make-sheet'
import { openCorrection } from '#lib/server/sheet/open-correction'
import { likeliest } from '../../app/(studio)/segnala/kinds'
import { sql } from '../setup/sql'
import { SECRET } from './bank'
import { as, type Browser, newBrowser } from './browser'
import { join, lead, lobby, newTeacher, questionAt, respond } from './classroom-play'
import { answer, enter, itemAt, newEmail, register, start, value } from './play'

// What seems wrong is told, kept with what it is about, replied to, and mended.

const item = 'legame.v1.5'
const wrong = { kind: 'rules', sentence: 'Con legame vitale non si perde vita.' } as const
const about = { subject: { item }, ...wrong }

const send = (browser: Browser, report: Parameters<typeof sendReport>[0] = about) =>
  as(browser, () => sendReport(report))
const mine = async (browser: Browser) => value(await as(browser, () => listOwnReports()))
const news = async (browser: Browser) => value(await as(browser, () => countNews()))
const kept = () => sql<Record<string, unknown>>('SELECT * FROM "Report" ORDER BY "createdAt"')

async function administrator(): Promise<Browser> {
  const browser = newBrowser()
  const email = await register(browser)
  await sql('UPDATE "User" SET role = \'amministratore\' WHERE email = $1', email)
  return browser
}
const reply = async (by: Browser, id: string, upheld = true, text = 'Hai letto bene: la domanda è stata corretta.') =>
  value(await as(by, () => replyToReport({ id, upheld, reply: text })))

beforeEach(async () => {
  await sql('DELETE FROM "Report"')
  await sql('DELETE FROM "WithdrawnTemplate"')
  await sql('DELETE FROM "RateLimit"')
})

describe('reporting', () => {
  test('somebody new reports a question: they become a guest, and it carries the item, its scenario and its trace', async () => {
    const browser = newBrowser()
    const { id, place } = value(await send(browser))
    expect(browser.jar.size).toBeGreaterThan(0)
    expect(place).toBe(`/domande/${item}`)
    const [row] = await kept()
    expect(row).toMatchObject({
      id,
      kind: 'rules',
      sentence: wrong.sentence,
      itemId: item,
      template: 'legame',
      rule: null,
    })
    expect(row).toMatchObject({ edition: '2026-09-25' })
    const record = JSON.stringify(row?.record)
    for (const part of ['"scenario":{"point":5}', '"right":"ok"', 'Succede.', '510.2', 'Quanto fa'])
      expect(record).toContain(part)
    expect(await mine(browser)).toMatchObject([{ id, about: `Quanto fa ${item}?`, reply: 'waiting' }])
  })

  test('what somebody sends beside it changes nothing of what is kept', async () => {
    const sent = { ...about, record: 'mia', itemId: 'danno.v1.1', edition: '1993', trace: [], scenario: {} }
    value(await send(newBrowser(), sent as typeof about))
    const [row] = await kept()
    expect(row).toMatchObject({ itemId: item, edition: '2026-09-25' })
    expect(JSON.stringify(row)).not.toContain('mia"')
  })

  test('sent twice, and twice at once, it is one; another sentence is another', async () => {
    const browser = newBrowser()
    const first = value(await send(browser))
    const again = await Promise.all([1, 2, 3].map(() => send(browser)))
    for (const one of again) expect(value(one)).toEqual(first)
    value(await send(browser, { ...about, sentence: `  Con legame   vitale\nnon si perde vita. ` }))
    expect(await kept()).toHaveLength(1)
    value(await send(browser, { ...about, sentence: 'Altro.' }))
    value(await send(newBrowser()))
    expect(await kept()).toHaveLength(3)
  })

  test('a passage of a lesson is reported by its rule, with its words', async () => {
    value(await send(newBrowser(), { ...about, subject: { rule: '119.3' } }))
    const [row] = await kept()
    expect(row).toMatchObject({ rule: '119.3', itemId: null, template: null, place: '/regole/119.3' })
    expect(row?.record).toMatchObject({ of: 'passage', title: 'Titolo 119.3', text: 'Testo 119.3' })
  })

  test('so is what stands in a lesson, by its place: its words, and how its table is set up', async () => {
    const subject = { page: 'danno/fonti', anchor: 'scenario-due' }
    const place = '/lezioni/danno/fonti#scenario-due'
    const looked = value(await as(newBrowser(), () => lookAtReportable(subject)))
    expect(likeliest(looked)).toBe('rules')
    expect(looked).toEqual({
      ...{ of: 'lesson', lesson: 'Le fonti', text: 'Due danni.', place, course: null },
    })
    const browser = newBrowser()
    value(await send(browser, { ...about, subject }))
    const [row] = await kept()
    expect(row).toMatchObject({ rule: null, itemId: null, place })
    expect(row?.record).toMatchObject({ of: 'lesson', title: 'Le fonti', text: 'Due danni.', scenario: { due: 2 } })
    expect(await mine(browser)).toMatchObject([{ about: 'Le fonti', place, reply: 'waiting' }])
    expect(await send(browser, { ...about, subject: { ...subject, anchor: 'altrove' } })).toMatchObject({
      error: 'not-found',
    })
  })

  test.each([
    ['no-sentence', { ...about, sentence: ' \n ' }],
    ['no-sentence', { ...about, sentence: 'x'.repeat(601) }],
    ['no-kind', { ...about, kind: null }],
    ['no-kind', { ...about, kind: 'altro!' as never }],
    ['not-found', { ...about, subject: { item: 'inesistente.v1.0' } }],
    ['expired-session', { ...about, subject: { quiz: 'x', position: 1 } }],
    ['old-version', { ...about, subject: { item: 'legame.v0.5' } }],
    ['malformed', { ...about, subject: {} as never }],
  ])('%s: nothing is kept, and what was not of this site made nobody', async (error, sent) => {
    const browser = newBrowser()
    expect(await send(browser, sent)).toEqual({ ok: false, error })
    expect(await kept()).toEqual([])
    expect(browser.jar.size).toBe(0)
  })

  test('too many in a short time are refused', async () => {
    const browser = newBrowser()
    for (let n = 0; n < 20; n++) value(await send(browser, { ...about, sentence: `Numero ${n}.` }))
    expect(await send(browser)).toEqual({ ok: false, error: 'rate-limited' })
  })

  test('a question of a quiz, answered or not, is reported by its place; by nobody else', async () => {
    const browser = newBrowser()
    const quizId = await start(browser)
    const subject = { quiz: quizId, position: 1 }
    value(await send(browser, { ...about, subject }))
    const chosen = async () => likeliest(value(await as(browser, () => lookAtReportable(subject))))
    expect(await chosen()).toBe('unclear')
    await answer(browser, quizId, 1, 'wrong')
    expect(await chosen()).toBe('rules')
    value(await send(browser, { ...about, subject, sentence: 'Dopo.' }))
    const [before, after] = await kept()
    expect([before, after]).toMatchObject([
      { itemId: await itemAt(quizId, 1), place: `/quiz/${quizId}?domanda=1`, record: { answer: null } },
      { record: { answer: { schema: 1 } } },
    ])
    const stranger = newBrowser()
    await start(stranger)
    expect(await send(stranger, { ...about, subject })).toEqual({ ok: false, error: 'not-found' })
    expect(await as(stranger, () => lookAtReportable(subject))).toEqual({ ok: false, error: 'not-found' })
    expect(await as(newBrowser(), () => lookAtReportable(subject))).toEqual({ ok: false, error: 'expired-session' })
  })
})

describe('where nobody has it on a page of their own', () => {
  test('a question of a live session is reported by who plays in it, once its answer was told', async () => {
    const lesson = await lobby({ length: 1 })
    const player = await join(lesson, 'Anna')
    await lead(lesson, 'start', 'open')
    const { id: question, itemId } = await questionAt(lesson.id, 1)
    value(await respond(lesson, player, 'wrong'))
    const subject = { code: lesson.code, question }
    expect(await as(player, () => lookAtReportable(subject))).toEqual({ ok: false, error: 'not-found' })
    await lead(lesson, 'close', 'reveal')
    expect(value(await as(player, () => lookAtReportable(subject)))).toMatchObject({ of: 'question', told: true })
    value(await send(player, { ...about, subject }))
    expect(await kept()).toMatchObject([
      { itemId, place: `/sessione/${lesson.code}`, record: { answer: { schema: 1, option: 'ko' } } },
    ])
    const elsewhere = await join(await lobby({ length: 1 }), 'Bea')
    for (const other of [newBrowser(), elsewhere])
      expect(await send(other, { ...about, subject })).toEqual({ ok: false, error: 'not-found' })
  })

  test('a question on paper is reported from its correction, once that is open; by its instructor before', async () => {
    const teacher = await newTeacher()
    const { deckId } = value(await as(teacher, () => makeDeck({ title: 'Prova' })))
    value(await as(teacher, () => addQuestions({ deckId, template: 'legame', count: 2 })))
    const { sheetId } = value(await as(teacher, () => makeSheet({ deckId, variants: 1, others: 'same' })))
    const [sheet] = await sql<{ token: string; itemId: string }>(
      'SELECT s.token, i."itemId" FROM "Sheet" s JOIN "SheetItem" i ON i."sheetId" = s.id WHERE s.id = $1 AND i.position = 2',
      sheetId,
    )
    const subject = { sheet: sheet?.token ?? '', variant: 'A' as const, position: 2 }
    const reader = newBrowser()
    expect(await send(reader, { ...about, subject })).toEqual({ ok: false, error: 'correction-closed' })
    expect(value(await as(teacher, () => lookAtReportable(subject)))).toMatchObject({ of: 'question', told: true })
    value(await as(teacher, () => openCorrection({ sheetId, open: true })))
    value(await send(reader, { ...about, subject }))
    expect(await kept()).toMatchObject([{ itemId: sheet?.itemId, place: `/correzione/${sheet?.token}?foglio=A` }])
    for (const wrongly of [
      { ...subject, position: 3 },
      { ...subject, sheet: 'x' },
    ])
      expect(await send(reader, { ...about, subject: wrongly })).toEqual({ ok: false, error: 'not-found' })
  })
})

describe('what is open', () => {
  test('neither the form, nor the reply to a report, nor one’s own list says anything of the key', async () => {
    const browser = newBrowser()
    await register(browser)
    const quizId = await start(browser)
    const subject = { quiz: quizId, position: 1 }
    const seen = [
      await as(browser, () => lookAtReportable(subject)),
      await send(browser, { ...about, subject }),
      await mine(browser),
    ]
    for (const secret of [SECRET, 'Succede', 'È giusto', '"right"', '"options"'])
      expect([secret, JSON.stringify(seen).includes(secret)]).toEqual([secret, false])
  })

  test('a reply waits until the question has its answer, and the same question in an exam is over', async () => {
    const [browser, admin] = [newBrowser(), await administrator()]
    await register(browser)
    const quizId = await start(browser)
    const { id } = value(await send(browser, { ...about, subject: { quiz: quizId, position: 1 } }))
    await reply(admin, id, false, 'La risposta giusta è ok.')
    expect(await mine(browser)).toMatchObject([{ reply: 'held' }])
    expect(await news(browser)).toBe(0)
    await answer(browser, quizId, 1)
    expect(await news(browser)).toBe(1)
  })

  test('a reply about a question that an exam is asking waits until the exam is over', async () => {
    const [browser, admin] = [newBrowser(), await administrator()]
    await register(browser)
    const { examId } = value(
      await as(browser, () => startExam({ custom: { areas: ['legame'], count: 3, pass: 50, minutes: 10 } })),
    )
    const { id } = value(await send(browser, { ...about, subject: { item: await itemAt(examId, 1) } }))
    await reply(admin, id, false, 'La risposta giusta è ok.')
    expect(await mine(browser)).toMatchObject([{ reply: 'held' }])
    expect(await news(browser)).toBe(0)
    value(await as(browser, () => submitExam({ examId })))
    expect(await mine(browser)).toMatchObject([{ reply: { upheld: false, text: 'La risposta giusta è ok.' } }])
    expect(await news(browser)).toBe(0)
  })

  test('of an exam and a diagnostic: their reports name no item, also in what is handed out, until they are over', async () => {
    const browser = newBrowser()
    await register(browser)
    const { examId } = value(
      await as(browser, () => startExam({ custom: { areas: ['legame'], count: 3, pass: 50, minutes: 10 } })),
    )
    const { id: diagnosticId } = value(await as(browser, () => startDiagnostic()))
    value(await send(browser, { ...about, subject: { quiz: examId, position: 2 } }))
    value(await send(browser, { ...about, subject: { quiz: diagnosticId, position: 1 } }))
    const [first, second] = await kept()
    expect([first?.place, second?.place]).toEqual([`/esame/${examId}?domanda=2`, `/diagnosi/${diagnosticId}?domanda=1`])
    const table = PERSONAL.find(({ name }) => name === 'segnalazioni') as (typeof PERSONAL)[number]
    const handedOut = async (open: readonly string[]) => {
      const rows = []
      for await (const row of rowsOf(database(), table, { userId: String(first?.userId), open: new Set(open) }))
        rows.push(row)
      return rows
    }
    expect(await handedOut([String(first?.itemId), String(second?.itemId)])).toEqual([])
    for (const row of await handedOut([]))
      for (const hidden of ['itemId', 'template', 'record', 'reply']) expect(row).not.toHaveProperty(hidden)
    value(await as(browser, () => submitExam({ examId })))
    expect(await handedOut([])).toContainEqual(
      expect.objectContaining({ itemId: first?.itemId, sentence: wrong.sentence }),
    )
  })
})

describe('whose they are', () => {
  test('nobody sees another’s; a guest’s move into the account that they enter, and are gone with it', async () => {
    const [guest, other, email] = [newBrowser(), newBrowser(), newEmail()]
    await register(newBrowser(), email)
    const { id } = value(await send(guest))
    value(await send(other, { ...about, sentence: 'Altro.' }))
    expect((await mine(guest)).map((one) => one.id)).toEqual([id])
    expect(await mine(newBrowser())).toEqual([])
    value(await enter(guest, email))
    expect((await mine(guest)).map((one) => one.id)).toEqual([id])
    await sql('DELETE FROM "User" WHERE email = $1', email)
    expect((await kept()).map((row) => row.sentence)).toEqual(['Altro.'])
  })

  test('a passage and a question are both handed out to who reported them', async () => {
    const browser = newBrowser()
    value(await send(browser))
    value(await send(browser, { ...about, subject: { rule: '119.3' } }))
    const [row] = await kept()
    const table = PERSONAL.find(({ name }) => name === 'segnalazioni') as (typeof PERSONAL)[number]
    const rows = []
    for await (const each of rowsOf(database(), table, { userId: String(row?.userId), open: new Set() }))
      rows.push(each)
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(SECRET)
  })
})

describe('administrators', () => {
  test('have them before them without names, reply, and may correct what they replied', async () => {
    const [browser, admin] = [newBrowser(), await administrator()]
    const email = await register(browser)
    const { id } = value(await send(browser))
    const inbox = value(await as(admin, () => getInbox()))
    expect(inbox).toMatchObject({
      waiting: [{ id, template: 'legame', about: `Quanto fa ${item}?` }],
      done: [],
      withdrawn: [],
    })
    const one = value(await as(admin, () => getReport({ id })))
    expect(one).toMatchObject({
      canWithdraw: true,
      withdrawn: null,
      report: { record: { item: { id: item }, steps: [{ n: 1 }] } },
    })
    for (const told of [inbox, one]) expect(JSON.stringify(told)).not.toContain(email)
    expect(await as(admin, () => replyToReport({ id, upheld: null, reply: 'Sì.' }))).toEqual({
      ok: false,
      error: 'no-outcome',
    })
    expect(await as(admin, () => replyToReport({ id, upheld: true, reply: ' ' }))).toEqual({
      ok: false,
      error: 'no-sentence',
    })
    await reply(admin, id)
    expect(await news(browser)).toBe(1)
    expect(await mine(browser)).toMatchObject([{ reply: { upheld: true } }])
    expect(await news(browser)).toBe(0)
    await reply(admin, id)
    expect(await news(browser)).toBe(0)
    await reply(admin, id, false, 'Mi correggo.')
    expect(await news(browser)).toBe(1)
    expect(value(await as(admin, () => getInbox()))).toMatchObject({ waiting: [], done: [{ id, upheld: false }] })
  })

  test('who is being asked the same question does not read its key there', async () => {
    const admin = await administrator()
    const { examId } = value(
      await as(admin, () => startExam({ custom: { areas: ['legame'], count: 3, pass: 50, minutes: 10 } })),
    )
    const { id } = value(await send(newBrowser(), { ...about, subject: { item: await itemAt(examId, 1) } }))
    expect(await as(admin, () => getReport({ id }))).toEqual({ ok: false, error: 'item-open' })
  })
})

describe('a template out of service', () => {
  const out = async (admin: Browser, template: string) =>
    value(await as(admin, () => withdrawTemplate({ template, reason: 'La traccia cita la regola sbagliata.' })))
  const templatesOf = async (quizId: string) =>
    (await sql<{ template: string }>('SELECT template FROM "QuizItem" WHERE "quizId" = $1', quizId)).map(
      (row) => row.template,
    )

  test('is not drawn in quizzes, practice, exams, diagnostics; what was begun can be finished; put back it is drawn again', async () => {
    const [admin, browser] = [await administrator(), newBrowser()]
    await register(browser)
    const begun = await start(browser, { template: 'legame' })
    await out(admin, 'legame')
    expect(value(await as(admin, () => getInbox())).withdrawn).toMatchObject([{ template: 'legame' }])
    await answer(browser, begun, 1)
    expect(value(await as(browser, () => getQuestion({ quizId: begun, position: 2 }))).verdict).toBeNull()
    // What was begun makes place for what is asked for now.
    value(await as(browser, () => setAside({ quizId: begun })))
    expect(await as(browser, () => startQuiz({ template: 'legame' }))).toEqual({ ok: false, error: 'none-left' })
    expect(await as(browser, () => startQuiz({ items: [item] }))).toEqual({ ok: false, error: 'none-left' })
    for (const wish of [{}, { rules: ['119.3'] }, { practice: 'next' as const }])
      expect(await templatesOf(await start(newBrowser(), wish))).not.toContain('legame')
    value(await as(newBrowser(), () => getPractice()))
    const someone = newBrowser()
    const { examId } = value(
      await as(someone, () =>
        startExam({ custom: { areas: ['legame', 'guadagno'], count: 3, pass: 50, minutes: 10 } }),
      ),
    )
    expect(await templatesOf(examId)).not.toContain('legame')
    const { id } = value(await as(newBrowser(), () => startDiagnostic()))
    expect(await templatesOf(id)).not.toContain('legame')
    expect(await as(browser, () => continuePoint({ itemId: item }))).toEqual({ ok: false, error: 'none-left' })
    value(await as(admin, () => restoreTemplate({ template: 'legame' })))
    expect(await templatesOf(await start(newBrowser(), { template: 'legame' }))).toContain('legame')
  })

  test('only one that there is, and with a reason; twice is once', async () => {
    const admin = await administrator()
    for (const [template, reason, error] of [
      ['inesistente', 'Perché sì.', 'not-found'],
      ['legame', '', 'no-sentence'],
    ] as const)
      expect(await as(admin, () => withdrawTemplate({ template, reason }))).toEqual({ ok: false, error })
    await Promise.all([out(admin, 'legame'), out(admin, 'legame')])
    expect(value(await as(admin, () => getInbox())).withdrawn).toHaveLength(1)
    value(await as(admin, () => restoreTemplate({ template: 'legame' })))
    value(await as(admin, () => restoreTemplate({ template: 'legame' })))
    expect(value(await as(admin, () => getInbox())).withdrawn).toEqual([])
  })
})
