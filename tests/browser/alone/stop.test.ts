import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { clearAway } from '../../launcher/launcher'
import { crowd } from '../../setup/crowd'
import { ownSite } from '../own-site'
import { registerTeacher } from '../pages'
import { visitors } from '../visitor'

// Whoever runs the site tells it to stop, while people follow a live session and an answer is on its way.

const visitor = visitors()
afterAll(clearAway)

test('a stop ends the streams, finishes the answer that is under way, and waits for nobody else', async () => {
  const site = await ownSite()
  const teacher = await visitor({ site: site.url, expected: /./ })
  await registerTeacher(teacher, site)
  await teacher.open('/formatore/sessioni')
  await teacher.page.getByLabel('Titolo, che tutti vedono').fill('Corso di Bologna')
  await teacher.press(teacher.page.getByRole('button', { name: 'Apri la sala' }))
  await teacher.page.getByRole('button', { name: 'Comincia' }).waitFor()
  const [{ code = '' } = {}] = await site.sql<{ code: string }>('SELECT code FROM "ClassSession"')
  const student = await visitor({ site: site.url, size: 'phone', expected: /./ })
  await student.open(`/sessione/${code}`)
  await student.page.getByLabel('Il nome che gli altri vedono').fill('Anna')
  await student.press(student.page.getByRole('button', { name: 'Entra' }))
  await student.page.getByText('Sei dentro come Anna').waitFor()
  for (const name of ['Comincia', 'Apri le risposte']) await teacher.press(teacher.page.getByRole('button', { name }))
  await student.page.getByRole('button', { name: 'Non lo so' }).waitFor()
  const cookie = (await student.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const [{ id: questionId = '' } = {}] = await site.sql<{ id: string }>(
    'SELECT "openQuestionId" AS id FROM "ClassSession"',
  )

  // One follows, as the pages do too.
  const followed = await fetch(`${site.url}/api/sessione/${code}/stream`, { headers: { cookie } })
  const stream = followed.body?.getReader()
  const heard = async (): Promise<void> => {
    while (!(await stream?.read())?.done);
  }
  const streamEnds = heard()

  // The answer waits for the session, which somebody else holds.
  const holder = new pg.Client({ connectionString: site.databaseUrl })
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT FROM "ClassSession" FOR UPDATE')
  const key = randomUUID()
  const body = JSON.stringify({ questionId, idempotencyKey: key, fields: [['giveUp', 'yes']] })
  const answer = fetch(`${site.url}/api/sessione/${code}/risposta`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body,
  })
  const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%"ClassAnswer"%'`
  while ((await site.sql(waiting)).length === 0) await pause(20)

  const stop = site.stopped()
  // Not cut off: the end of the stream is said, and whoever followed comes back.
  await streamEnds
  await pause(3_500)
  await holder.query('ROLLBACK')
  await holder.end()
  const reply = await answer
  const answered = Date.now()
  expect(await reply.json()).toEqual({ status: 'accepted', key })
  await stop
  // Connections over which nothing comes any more hold nothing up.
  expect((Date.now() - answered) / crowd()).toBeLessThan(3_000)
  await site.started()
  expect(await site.sql('SELECT FROM "ClassAnswer"')).toHaveLength(1)
})
