import 'server-only'
import { z } from 'zod'
import { requireAccount } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import { coursePhase, type Day, isGiven, nextDuty } from '#lib/courses/index'
import { ownClasses } from '#lib/db/classroom/results'
import { runningClasses } from '#lib/db/classroom/sessions'
import { type Db, database, transaction } from '#lib/db/client'
import { listCourseLessons } from '#lib/db/course-lessons'
import { type Course, listCourses } from '#lib/db/courses'
import { findMember } from '#lib/db/members'
import { claimEntries, nameClaimed } from '#lib/db/rosters'
import { defineUseCase, unsafeId } from '../define-use-case'
import { newReplies } from '../report/count-news'
import { dutiesOf, type LessonRead, readBy } from './duties'
import { courseAttended } from './own-course'
import { ownTotal } from './own-total'
import { romeDay, romeMoment } from './rome'

/** A lesson of a course as its students see it. */
export interface LessonDto extends LessonRead {
  readonly note: string
  readonly dueOn: Day | null
  /** The end of that day, in ms since 1970. */
  readonly dueAt: number | null
  readonly done: boolean
}

/** Live sessions of a course that are shown, and looked at for the last of each course. */
const [SHOWN, LOOKED_AT] = [50, 200]

/** A live session that began longer ago than this is no lesson that goes on: nobody ended it. */
export const LONGEST_CLASS = 12 * 3_600_000

/** The end of a day in Rome. */
const endOf = (day: Day | null): number | null => (day === null ? null : romeMoment(`${day}T23:59`))

/** The lessons of a course, and how far somebody has read them; one that the site no longer has is left out. */
async function lessonsOf(db: Db, courseId: string, userId: string): Promise<readonly LessonDto[]> {
  const [lessons, read] = await Promise.all([listCourseLessons(db, courseId), readBy(db, userId)])
  return lessons.flatMap(({ lesson, note, dueOn }) => {
    const own = read(lesson)
    return own ? [{ ...own, note, dueOn, dueAt: endOf(dueOn), done: own.read === own.sections }] : []
  })
}

/** What a student has to do in a course: lessons, assignments, and which of them comes next. */
async function work(db: Db, { id, archivedAt }: Course, userId: string, now: number) {
  const [lessons, duties] = await Promise.all([lessonsOf(db, id, userId), dutiesOf(db, [id], userId, now)])
  const reading = lessons.map((lesson) => ({
    title: lesson.title,
    href: `/lezioni/${lesson.slug}`,
    dueAt: lesson.dueAt,
    opensAt: null,
    closesAt: null,
    done: lesson.done,
  }))
  const doing = duties.map((duty) => ({ ...duty, href: `/corsi/${id}/compiti/${duty.id}` }))
  const possible = doing.filter((d) => d.attempts === null || d.begun < d.attempts || d.goOn !== null)
  const next = archivedAt === null ? nextDuty([...possible, ...reading], now) : null
  return { lessons, duties, next: next && { title: next.title, href: next.href, dueAt: next.dueAt ?? next.closesAt } }
}

/** The courses that whoever asks attends, the newest first, each with what comes next. Who is on the list of one is in it from now on. */
export const listAttended = defineUseCase('course/list-attended', z.void(), async (_, { now }) => {
  const who = await requireAccount(now)
  if (!who.ok) return who
  const { id, role, emailVerifiedAt } = who.value
  if (emailVerifiedAt !== null)
    await transaction(async (tx) => {
      await claimEntries(tx, { userId: id }, now)
      await nameClaimed(tx, { userId: id })
    })
  const db = database()
  const attended = await listCourses(db, id, 'studente')
  const ids = attended.map((course) => course.id)
  const classes = await ownClasses(db, id, ids, LOOKED_AT)
  const running = await runningClasses(db, ids, now - LONGEST_CLASS)
  const courses = await Promise.all(
    attended.map(async (course) => {
      const { lessons, duties, next } = await work(db, course, id, now)
      // What is given is nothing that they do.
      const all = [...lessons, ...duties.filter(({ kind }) => !isGiven(kind))]
      return {
        id: course.id,
        title: course.title,
        phase: coursePhase(course, romeDay(now)),
        next,
        done: all.filter(({ done }) => done).length,
        of: all.length,
        /** Live sessions that go on, to be entered with their code. */
        running: running
          .filter(({ courseId }) => course.archivedAt === null && courseId === course.id)
          .map((one) => ({ code: one.code, title: one.title })),
        /** The last live session in which they took part. */
        lastClass: classes.find(({ courseId }) => courseId === course.id) ?? null,
      }
    }),
  )
  return ok({ teaches: role !== 'studente', courses })
})

/** A course as its students see it. */
export const getAttended = defineUseCase(
  'course/get-attended',
  z.object({ courseId: unsafeId }),
  async (unsafe, { now }) => {
    const who = await requireAccount(now)
    if (!who.ok) return who
    const course = await courseAttended(who.value, unsafe.courseId)
    if (!course.ok) return course
    const { id, title, startsOn, endsOn } = course.value
    const db = database()
    const member = await findMember(db, id, who.value.id)
    if (!member) return err('not-found')
    const phase = coursePhase(course.value, romeDay(now))
    const { sharesAll } = member
    const todo = await work(db, course.value, who.value.id, now)
    const classes = await ownClasses(db, who.value.id, [id], SHOWN)
    const nameless = who.value.name === null
    // Of one's reports there.
    const replies = await newReplies(db, who.value.id, now, id)
    const { points, outOf, counting, waiting } = await ownTotal(db, id, who.value.id, now)
    const total = {
      ...{ points, outOf, waiting },
      counting: counting.map(({ weight, missingAsZero }) => ({ weight, missingAsZero })),
    }
    return ok({ total, id, title, startsOn, endsOn, phase, sharesAll, nameless, classes, replies, ...todo })
  },
)

/** One thing to do in a course that one attends. */
export const getDuty = defineUseCase(
  'course/duty',
  z.object({ courseId: unsafeId, assignmentId: unsafeId }),
  async (unsafe, { now }) => {
    const who = await requireAccount(now)
    if (!who.ok) return who
    const course = await courseAttended(who.value, unsafe.courseId)
    if (!course.ok) return course
    const duties = await dutiesOf(database(), [course.value.id], who.value.id, now)
    const duty = duties.find(({ id }) => id === unsafe.assignmentId)
    const { id, title, archivedAt } = course.value
    return duty ? ok({ course: { id, title, archived: archivedAt !== null }, duty }) : err('not-found')
  },
)
