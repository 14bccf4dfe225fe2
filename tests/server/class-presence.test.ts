import './next'
import { GONE_AFTER } from '#lib/classroom/index'
import { keepOpenPages } from '#lib/server/classroom/presence'
import { sql } from '../setup/sql'
import { type Heard, join, lead, listenAs, lobby, respond } from './classroom-play'
import { value } from './play'
import './streams'

/** Lets so much time pass for whoever is in a session. */
const pass = (id: string, ms = GONE_AFTER + 1_000) =>
  sql(`UPDATE "ClassPlayer" SET "seenAt" = "seenAt" - $2 * interval '1 ms' WHERE "sessionId" = $1`, id, ms)

const says = (answered: number, waited: number) => (message: Heard) =>
  message.data.answered === answered && message.data.waited === waited

test('who closed their page long ago is not waited for, on the console and the wall, until they come back', async () => {
  const lesson = await lobby()
  const [anna, nora] = [await join(lesson, 'Anna'), await join(lesson, 'Nora')]
  const [here, gone] = [await listenAs(lesson, anna), await listenAs(lesson, nora)]
  const leaders = [await listenAs(lesson, lesson.teacher, 'host'), await listenAs(lesson, lesson.teacher, 'projector')]
  const all = async (is: (message: Heard) => boolean) => {
    for (const ear of leaders) await ear.until(is)
    for (const ear of leaders) ear.heard.length = 0
  }
  await here.until(({ event }) => event === 'stato')
  await gone.until(({ event }) => event === 'stato')
  await lead(lesson, 'start', 'open')
  await all(says(0, 2))
  await gone.leave()
  // For a while they may come back: a page that is loaded again is no reason to count anew.
  await keepOpenPages()
  await all(says(0, 2))
  await pass(lesson.id)
  await keepOpenPages()
  await all(says(0, 1))
  const back = await listenAs(lesson, nora)
  await all(says(0, 2))
  await back.leave()
})

test('who answered is counted, though they have gone', async () => {
  const lesson = await lobby()
  const [anna] = [await join(lesson, 'Anna'), await join(lesson, 'Nora')]
  await lead(lesson, 'start', 'open')
  value(await respond(lesson, anna))
  await pass(lesson.id)
  const host = await listenAs(lesson, lesson.teacher, 'host')
  const { data } = await host.until(says(1, 1))
  expect(data.players).toBe(2)
  // Nor does anything else go by who is here: they are asked, told and counted as before.
  await lead(lesson, 'close', 'reveal')
  expect((await host.until((m) => m.data.phase === 'revealed')).data).toMatchObject({ answered: 1, players: 2 })
})

test('once a session has ended nothing is kept of who looks at it', async () => {
  const lesson = await lobby()
  const anna = await join(lesson, 'Anna')
  const ear = await listenAs(lesson, anna)
  await ear.until(({ event }) => event === 'stato')
  await lead(lesson, 'start', 'end')
  await ear.until(({ data }) => data.phase === 'ended')
  await pass(lesson.id)
  const seen = () => sql('SELECT "seenAt" FROM "ClassPlayer" WHERE "sessionId" = $1', lesson.id)
  const before = await seen()
  await keepOpenPages()
  expect(await seen()).toEqual(before)
})
