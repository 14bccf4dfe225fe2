import './next'
import { sayError } from '#lib/italian/errors'
import { sayStudyError } from '#lib/italian/study-errors'
import { begin as beginSession } from '../../app/(aula)/formatore/sessioni/actions'
import Door from '../../app/(aula)/sessioni/page'
import { answer as answerItem } from '../../app/(sito)/domande/[itemId]/actions'
import { another, answer as answerQuestion } from '../../app/(studio)/quiz/[quizId]/actions'
import { start as startQuiz } from '../../app/(studio)/quiz/actions'
import { enter, leave, register } from '../../app/accedi/actions'
import { sql } from '../setup/sql'
import { as, type Browser, newBrowser } from './browser'
import { somebody } from './class'
import { newEmail, newKey, PASSWORD, start } from './play'

const form = (fields: Readonly<Record<string, string | readonly string[]>>): FormData => {
  const data = new FormData()
  for (const [name, values] of Object.entries(fields)) for (const each of [values].flat()) data.append(name, each)
  return data
}

/** Where an action led, or what it gave back. */
async function led(browser: Browser, action: () => Promise<unknown>): Promise<unknown> {
  try {
    return await as(browser, action)
  } catch (signal) {
    const [kind, , to] = String((signal as { digest?: string }).digest).split(';')
    if (kind !== 'NEXT_REDIRECT') throw signal
    return `→ ${to}`
  }
}

test('the door of live sessions leads whoever teaches to where they are opened, everybody else to where one comes in', async () => {
  const [teacher, student] = [await somebody('formatore'), await somebody()]
  expect(await led(teacher.browser, () => Door())).toBe('→ /formatore/sessioni')
  for (const browser of [student.browser, newBrowser()]) expect(await led(browser, () => Door())).toBe('→ /sessione')
})

test('a quiz is started from a form, about everything or about what it says', async () => {
  const browser = newBrowser()
  expect(await led(browser, () => startQuiz(null, form({})))).toMatch(/^→ \/quiz\/[0-9a-f-]{36}$/)
  const some = form({ rule: ['119.4', '704.5a'], length: '3' })
  const to = String(await led(browser, () => startQuiz(null, some)))
  const rows = await sql<{ template: string }>(
    'SELECT template FROM "QuizItem" WHERE "quizId" = $1',
    to.split('/').at(-1),
  )
  expect(new Set(rows.map(({ template }) => template))).toEqual(new Set(['pagamento', 'sconfitta']))
  expect(rows).toHaveLength(3)
  const these = String(await led(browser, () => startQuiz(null, form({ item: ['danno.v1.1', 'legame.v1.1'] }))))
  expect(await sql('SELECT 1 FROM "QuizItem" WHERE "quizId" = $1', these.split('/').at(-1))).toHaveLength(2)
  expect(await led(browser, () => startQuiz(null, form({ template: 'nessuno' })))).toBe('none-left')
  const unknown = await led(browser, () => startQuiz(null, form({ rule: '119.4, 999 119.99' })))
  expect(sayStudyError(String(unknown))).toMatch(/^Non ci sono domande su: 999, 119\.99\. /)
  const session = form({ from: 'argomento', rule: '119.4; 999', title: 'Prova' })
  expect(sayError(String(await led(browser, () => beginSession(null, session))))).toMatch(/ su: 999\. /)
  expect(await led(browser, () => startQuiz(null, form({ length: 'molte' })))).toBe('malformed')
})

test('an answer is locked from a form: an option, a number, or giving up', async () => {
  const browser = newBrowser()
  const quizId = await start(browser, { items: ['legame.v1.1', 'danno.v1.4', 'sconfitta.v1.1', 'guadagno.v1.1'] })
  const send = (position: string, fields: Record<string, string>) =>
    as(browser, () => answerQuestion(null, form({ quizId, position, idempotencyKey: newKey(), ...fields })))
  // Each brings the marks of the quiz with it, so that nobody asks for its page again.
  const locked = (...marks: readonly (string | null)[]) => ({ ok: true, value: { status: 'accepted', marks } })
  expect(await send('1', { key: 'ok' })).toMatchObject(locked('ok', null, null, null))
  expect(await send('2', { number: ' 4 ' })).toMatchObject(locked('ok', 'ok', null, null))
  expect(await send('3', { giveUp: '1' })).toMatchObject(locked('ok', 'ok', 'blank', null))
  const invalid = { ok: false, error: 'invalid-answer' }
  for (const fields of [{ number: '' }, { number: 'due' }, { number: '1,5' }, { key: 'ok' }, {}, { key: '' }])
    expect(await send('4', fields as Record<string, string>)).toEqual(invalid)
  expect(await send('4', { number: '−2' })).toMatchObject(locked('ok', 'ok', 'blank', 'ko'))
})

test('a question on its own page is answered from a form, by somebody new too', async () => {
  const fields = form({ itemId: 'legame.v1.1', idempotencyKey: newKey(), key: 'ko' })
  expect(await as(newBrowser(), () => answerItem(null, fields))).toMatchObject({ ok: true, value: { mark: 'wrong' } })
})

test('another question on the point is an address', async () => {
  const browser = newBrowser()
  expect(await led(browser, () => another(null, form({ itemId: 'legame.v1.1' })))).toMatch(
    /^→ \/domande\/legame\.v1\.\d+$/,
  )
  expect(await led(browser, () => another(null, form({ itemId: 'x' })))).toBe('not-found')
})

describe('signing up, out and in', () => {
  test('leads on within this site, and nowhere else', async () => {
    const browser = newBrowser()
    const email = newEmail()
    const fields = { email, password: PASSWORD }
    expect(await led(browser, () => register(null, form({ ...fields, next: '/progressi' })))).toBe('→ /progressi')
    expect(await led(browser, () => leave(null, form({ next: '//evil.example' })))).toBe('→ /')
    expect(browser.jar.size).toBe(0)
    expect(await led(browser, () => enter(null, form({ ...fields, next: 'https://evil.example/' })))).toBe('→ /')
  })

  test('says why not, with the e-mail that was typed', async () => {
    const browser = newBrowser()
    const refused = (error: string, email: string) => ({ error, email })
    expect(await led(browser, () => enter(null, form({ email: 'A@b.it', password: 'x' })))).toEqual(
      refused('wrong-credentials', 'A@b.it'),
    )
    expect(await led(browser, () => register(null, form({ email: 'a@b.it', password: 'corta' })))).toEqual(
      refused('password-too-short', 'a@b.it'),
    )
    expect(await led(browser, () => register(null, form({})))).toEqual(refused('malformed', ''))
  })

  test('a file in the place of a text is no text', async () => {
    const data = form({ password: PASSWORD })
    data.append('email', new Blob(['a@b.it']))
    expect(await led(newBrowser(), () => register(null, data))).toEqual({ error: 'malformed', email: '' })
  })
})
