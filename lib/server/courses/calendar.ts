import 'server-only'
import { createHash, createHmac, randomUUID } from 'node:crypto'
import ical, { type ICalEventData } from 'ical-generator'
import { z } from 'zod'
import { READING } from '#lib/auth/limits'
import { derivedKey } from '#lib/auth/secret'
import { requireAccount } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { feedOwner, findFeed, setFeed } from '#lib/db/calendars'
import { type Db, database } from '#lib/db/client'
import { listCourseLessons } from '#lib/db/course-lessons'
import { type Course, listCourses } from '#lib/db/courses'
import { withinLimit } from '#lib/db/limits'
import { defineUseCase } from '../define-use-case'
import { siteAddress } from '../site-address'
import { dutiesOf, readBy } from './duties'

/** What stands in the address: made from its row and a key that is in no table, so that it can be shown again. */
const tokenOf = (id: string): string => createHmac('sha256', derivedKey('calendar')).update(id).digest('base64url')
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
const addressOf = (id: string): string => siteAddress(`/corsi/calendario/${tokenOf(id)}`)

/** The address that a calendar reads what one has to do from; null where one has not asked for any. */
export const getCalendar = defineUseCase('course/calendar', z.void(), async (_, { now }) => {
  const who = await requireAccount(now)
  if (!who.ok) return who
  const id = await findFeed(database(), who.value.id)
  return ok({ address: id && addressOf(id) })
})

/** Makes such an address; the one before is worth nothing any more. */
export const renewCalendar = defineUseCase('course/renew-calendar', z.void(), async (_, { now }) => {
  const who = await requireAccount(now)
  if (!who.ok) return who
  if (!(await withinLimit(READING, who.value.id))) return err('rate-limited')
  const id = randomUUID()
  await setFeed(database(), who.value.id, { id, hash: hashOf(tokenOf(id)), at: now })
  return ok(null)
})

/** The calendar at an address: for whoever knows it, since calendars sign in nowhere. */
export const readCalendar = defineUseCase(
  'course/read-calendar',
  z.object({ token: z.string().max(100) }),
  async ({ token }, { now }) => {
    const db = database()
    const userId = await feedOwner(db, hashOf(token))
    if (userId === null) return err('not-found')
    const courses = (await listCourses(db, userId, 'studente')).filter(({ archivedAt }) => archivedAt === null)
    const calendar = ical({
      name: 'Verdetto',
      prodId: { company: 'Verdetto', product: 'corsi', language: 'IT' },
      ttl: 3_600,
    })
    for (const course of courses)
      for (const event of await eventsOf(db, course, userId, now))
        calendar.createEvent({ ...event, stamp: new Date(now) })
    return ok(calendar.toString())
  },
)

/** What is still to be done in a course, each day or hour that is set for it. */
async function eventsOf(db: Db, course: Course, userId: string, now: number): Promise<readonly ICalEventData[]> {
  const [duties, lessons, read] = await Promise.all([
    dutiesOf(db, [course.id], userId, now),
    listCourseLessons(db, course.id),
    readBy(db, userId),
  ])
  const doing = duties.flatMap((duty) => {
    const url = siteAddress(`/corsi/${course.id}/compiti/${duty.id}`)
    const at = (what: string, id: string, when: number | null): ICalEventData[] =>
      when === null || duty.done
        ? []
        : [
            {
              id: `${id}-${duty.id}`,
              start: new Date(when),
              end: new Date(when),
              summary: `${what}: ${duty.title}`,
              description: course.title,
              url,
            },
          ]
    const closes = duty.closesAt === duty.dueAt ? null : duty.closesAt
    return [...at('Da consegnare', 'scade', duty.dueAt), ...at('Si chiude', 'chiude', closes)]
  })
  const reading = lessons.flatMap(({ lesson, dueOn }): ICalEventData[] => {
    const own = read(lesson)
    if (dueOn === null || own === null || own.read === own.sections) return []
    const url = siteAddress(`/lezioni/${lesson}`)
    const day = { start: new Date(`${dueOn}T12:00:00Z`), allDay: true }
    return [
      {
        ...day,
        id: `lezione-${course.id}-${lesson}`,
        summary: `Da leggere: ${own.title}`,
        description: course.title,
        url,
      },
    ]
  })
  return [...doing, ...reading]
}
