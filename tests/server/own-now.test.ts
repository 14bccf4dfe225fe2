import './next'
import { archiveOwn } from '#lib/server/own/archive-own'
import { beginOwnNow } from '#lib/server/own/begin-now'
import { getOwn } from '#lib/server/own/get-own'
import { keepOwnDraft } from '#lib/server/own/keep-draft'
import { listMyOwn } from '#lib/server/own/list-own'
import { makeOwn } from '#lib/server/own/make-own'
import { publishAndOpen } from '../../app/(aula)/formatore/domande/actions'
import { sql } from '../setup/sql'
import { as } from './browser'
import { type Somebody, somebody } from './class'
import { newKey, value } from './play'

// A question that is written at once, for a hall.

const begin = async ({ browser }: Somebody) => value(await as(browser, () => beginOwnNow({}))).questionId
const listed = async ({ browser }: Somebody) =>
  value(await as(browser, () => listMyOwn({}))).questions.map(({ id }) => id)
const drafts = async ({ id }: Somebody) => (await sql('SELECT id FROM "OwnQuestion" WHERE "authorId" = $1', id)).length

const scenario = {
  field: { A: [{ id: 'golem', pt: '5/5' }], N: [] },
  script: [{ attack: { golem: 'N' } }, 'combat-damage'],
}
const draft = { introduction: '', scenario, probe: { ask: 'life', player: 'N' } }
const keep = ({ browser }: Somebody, questionId: string, written: object) =>
  as(browser, () =>
    keepOwnDraft({
      questionId,
      title: 'Domanda dal vivo',
      draft: written as Parameters<typeof keepOwnDraft>[0]['draft'],
    }),
  )

function sent(questionId: string, key = newKey()): FormData {
  const form = new FormData()
  form.set('questionId', questionId)
  form.set('key', key)
  return form
}

/** Where the press of «Salva e usa dal vivo» leads. */
const opened = ({ browser }: Somebody, form: FormData) =>
  as(browser, () => publishAndOpen(null, form)).then(
    (error) => ({ error }),
    ({ digest }: { digest: string }) => ({ to: /\/formatore\/sessioni\/([\w-]+)/.exec(digest)?.[1] }),
  )

test('who only looks leaves one empty draft, which no list has and the next press gives again', async () => {
  const teacher = await somebody('formatore')
  const first = await begin(teacher)
  expect(await Promise.all([begin(teacher), begin(teacher), begin(teacher)])).toEqual([first, first, first])
  expect(await drafts(teacher)).toBe(1)
  expect(await listed(teacher)).toEqual([])
  // Somebody else has their own.
  expect(await begin(await somebody('formatore'))).not.toBe(first)
})

test('pressed at once for the first time it is one draft', async () => {
  const teacher = await somebody('formatore')
  const all = await Promise.all([begin(teacher), begin(teacher), begin(teacher)])
  expect(new Set(all).size).toBe(1)
  expect(await drafts(teacher)).toBe(1)
})

test('what somebody wrote, put away or began under a name of its own is never given again', async () => {
  const teacher = await somebody('formatore')
  const named = value(await as(teacher.browser, () => makeOwn({ title: 'Mia' }))).questionId
  const written = await begin(teacher)
  expect(written).not.toBe(named)
  value(await keep(teacher, written, draft))
  expect(await listed(teacher)).toEqual(expect.arrayContaining([named, written]))
  const away = await begin(teacher)
  expect(away).not.toBe(written)
  value(await as(teacher.browser, () => archiveOwn({ questionId: away, archived: true })))
  expect([named, written, away]).not.toContain(await begin(teacher))
})

test('once it is one it opens a hall with itself: one for a press, another once it was written on', async () => {
  const teacher = await somebody('formatore')
  const questionId = await begin(teacher)
  // Nothing is asked yet: nothing is opened.
  expect(await opened(teacher, sent(questionId))).toEqual({ error: expect.stringMatching(/^own-/) })
  expect(await sql('SELECT id FROM "ClassSession" WHERE "hostId" = $1', teacher.id)).toEqual([])
  value(await keep(teacher, questionId, draft))
  const form = sent(questionId)
  const { to } = (await opened(teacher, form)) as { to?: string }
  const [session] = await sql<{ title: string; state: { phase: string } }>(
    'SELECT title, state FROM "ClassSession" WHERE id = $1',
    to,
  )
  expect(session).toMatchObject({ title: 'Domanda dal vivo', state: { phase: 'lobby' } })
  const asked = await sql<{ itemId: string }>('SELECT "itemId" FROM "ClassQuestion" WHERE "sessionId" = $1', to)
  expect(asked).toEqual([{ itemId: `propria-${questionId}.v1.0` }])
  expect(await opened(teacher, form)).toEqual({ to })
  value(await keep(teacher, questionId, { ...draft, probe: { ask: 'life', player: 'A' } }))
  expect(await opened(teacher, form)).not.toEqual({ to })
  expect(value(await as(teacher.browser, () => getOwn({ questionId }))).version).toBe(2)
})

test('somebody else’s opens nothing', async () => {
  const questionId = await begin(await somebody('formatore'))
  expect(await opened(await somebody('formatore'), sent(questionId))).toEqual({ error: 'not-found' })
})
