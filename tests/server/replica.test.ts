import './next'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setTimeout as pause } from 'node:timers/promises'
import { type Db, database, disconnect } from '#lib/db/client'
import { leaveReplica, reader, reading, replicaRead } from '#lib/db/replica'
import { exportData } from '#lib/server/account/export'
import { reportClass } from '#lib/server/classroom/report'
import { createCourse } from '#lib/server/courses/create-course'
import { exportGradebook } from '#lib/server/courses/export-gradebook'
import { getGradebook } from '#lib/server/courses/gradebook'
import { exportReport, getReport } from '#lib/server/courses/report/report'
import { log } from '#lib/server/log'
import { collect } from '#lib/server/metrics/collect'
import { metrics } from '#lib/server/metrics/registry'
import { getProgress } from '#lib/server/progress/get-progress'
import { countBelievers } from '#lib/server/rule/count-believers'
import { leaveFor, sql } from '../setup/sql'
import { type Pair, startPair } from '../setup/standby'
import { as, type Browser } from './browser'
import { lead, lobby, newTeacher } from './classroom-play'
import { answer, start, value } from './play'

// Reports are read where they stand in nobody's way, and never tell less than what was kept when they were asked for.

let pair: Pair
let original: string | undefined
const heard: unknown[] = []
const hear = (outcome: unknown) => heard.push(outcome)

beforeAll(async () => {
  original = process.env.DATABASE_URL
  pair = await startPair()
  await leaveFor(pair.primary)
  process.env.DATABASE_REPLICA_URL = pair.standby
  subscribe(replicaRead.name, hear)
})
afterAll(async () => {
  unsubscribe(replicaRead.name, hear)
  await leaveReplica()
  delete process.env.DATABASE_REPLICA_URL
  await leaveFor(original)
  await pair.end()
})
beforeEach(async () => {
  await leaveReplica()
  heard.length = 0
})

const where = async (db: Db): Promise<'standby' | 'primary'> => {
  const [row] = await db.$queryRaw<{ standby: boolean }[]>`SELECT pg_is_in_recovery() AS standby`
  return row?.standby ? 'standby' : 'primary'
}
const guests = async (db: Db): Promise<number> => db.user.count({ where: { kind: 'guest' } })
const newGuest = () => sql('INSERT INTO "User" ("id") VALUES (gen_random_uuid())')

describe('a replica that keeps up', () => {
  test('is read; everything else asks the database itself', async () => {
    expect([await reading(where), await where(await reader()), await where(database())]).toEqual([
      'standby',
      'standby',
      'primary',
    ])
    expect(heard).toEqual(['replica', 'replica'])
  })

  test('knows what was kept a moment before', async () => {
    for (let n = 0; n < 40; n++) {
      await newGuest()
      const [there, here] = [await reading(guests), await guests(database())]
      expect(there).toBe(here)
    }
    expect(heard.filter((outcome) => outcome === 'replica').length).toBeGreaterThan(20)
  })
})

describe('which use cases', () => {
  let teacher: Browser
  let courseId: string
  let id: string

  beforeAll(async () => {
    const lesson = await lobby()
    teacher = lesson.teacher
    id = lesson.id
    await lead(lesson, 'start', 'end')
    courseId = value(await as(teacher, () => createCourse({ title: 'Corso', startsOn: '', endsOn: '' }))).courseId
  })

  const uses: Readonly<Record<string, () => Promise<{ readonly ok: boolean }>>> = {
    'the report of a course': () => getReport({ courseId }),
    'its file': () => exportReport({ courseId, table: 'aree' }),
    'the gradebook': () => getGradebook({ courseId }),
    'its file as a table': () => exportGradebook({ courseId, format: 'csv' }),
    'the report of a live session': () => reportClass({ id }),
    'how many believe something': () => countBelievers({ rules: ['510'], beliefs: [] }),
    'all that is stored of somebody': () => exportData({ format: 'json' }),
  }
  test.each(Object.entries(uses))('%s is read there', async (_, use) => {
    expect(await as(teacher, use)).toMatchObject({ ok: true })
    expect(heard).toContain('replica')
  })

  test('one’s own progress is not: it follows what was just answered', async () => {
    const learner = await newTeacher()
    const quizId = await start(learner)
    await answer(learner, quizId, 1, 'right')
    expect(value(await as(learner, () => getProgress()))).toMatchObject({ answered: 1 })
    expect(heard).toEqual([])
  })
})

describe('a replica that does not keep up, or is away', () => {
  const LEFT_ALONE = 5_200

  test('behind: the database itself is read, which is told and counted once, until it has caught up', async () => {
    collect()
    const told = jest.spyOn(log, 'warn').mockImplementation(() => undefined)
    await pair.onStandby('SELECT pg_wal_replay_pause()')
    await newGuest()
    const [n, again] = [await reading(guests), await reading(where)]
    expect([n, again]).toEqual([await guests(database()), 'primary'])
    await pair.onStandby('SELECT pg_wal_replay_resume()')
    await pause(LEFT_ALONE)
    expect(await reading(where)).toBe('standby')
    expect(heard).toEqual(['behind', 'behind', 'replica'])
    expect(told.mock.calls.map(([line]) => line)).toEqual([
      { event: 'replica', outcome: 'behind' },
      { event: 'replica', outcome: 'replica' },
    ])
    const counted = await metrics().registry.getSingleMetricAsString('verdetto_replica_reads_total')
    expect(counted).toContain('verdetto_replica_reads_total{outcome="behind"} 2')
    told.mockRestore()
  })

  test('it dies in the middle: all is read again from the database itself', async () => {
    let times = 0
    const read = await reading(async (db) => {
      times++
      const before = await where(db)
      if (before === 'standby') await pair.kill()
      return [before, await where(db)]
    })
    expect([times, read]).toEqual([2, ['primary', 'primary']])
    expect(await reading(where)).toBe('primary')
    expect(heard).toEqual(['replica', 'down', 'down'])
    await pair.start()
    await pause(LEFT_ALONE)
    expect(await reading(where)).toBe('standby')
  })

  test('what is wrong with what is asked is told, and not asked again', async () => {
    let times = 0
    const asked = reading(async (db) => {
      times++
      return db.$queryRaw`SELECT nothing_of_that_name`
    })
    await expect(asked).rejects.toThrow()
    expect(times).toBe(1)
  })

  test('what is no replica is not read', async () => {
    process.env.DATABASE_REPLICA_URL = pair.primary
    await newGuest()
    expect(await reading(guests)).toBe(await guests(database()))
    process.env.DATABASE_REPLICA_URL = pair.standby
    expect(heard).toEqual(['no-replica'])
  })
})

afterAll(disconnect)
