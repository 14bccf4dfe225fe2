import 'server-only'
import { z } from 'zod'
import { ASSIGNMENT } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import {
  type AssignmentError,
  type AssignmentFields,
  type Counting,
  isOutOf,
  parseAssignment,
} from '#lib/courses/index'
import {
  type Assignment,
  createAssignment,
  isFor,
  listAssignments,
  lostWith,
  removedAssignments,
  setAssignmentRemoved,
} from '#lib/db/assignments'
import { database } from '#lib/db/client'
import { listExceptions } from '#lib/db/exceptions'
import { withinLimit } from '#lib/db/limits'
import { listMembers, listStudents } from '#lib/db/members'
import { kindOf, SHUFFLES, type Task } from '#lib/db/tasks'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import { LEVELS } from '#lib/questions/level'
import { BLUEPRINTS, SCORES } from '#lib/study/index'
import { deckOpened } from '../deck/own-deck'
import { defineUseCase, typedNumber, unsafeId } from '../define-use-case'
import { ownBlueprint, ownExamShape } from '../exam/own-blueprint'
import { answeredLevels, drawnLevels } from '../levels'
import { outlines } from '../outlines'
import { bank } from '../ports'
import { withoutQuestions } from '../rules-under'
import { listTemplates } from '../templates'
import { moment, taughtAssignment, when, which } from './assigned'
import { cellsOf, columnOf, workOf } from './cells'
import { leftOutIn } from './left-out'
import { pageOf, peopleWish } from './people-page'
import { pupilsOf } from './pupils'
import { distributionIn } from './runs'
import { changeTaught, taughtCourse } from './taught-course'
import { whatItAsks } from './what-it-asks'

/** What a form says of an assignment, whatever it is about. */
export const fields = {
  title: z.string().max(1_000),
  opensAt: when,
  dueAt: when,
  closesAt: when,
  attempts: typedNumber.nullable(),
  weight: z.number().optional(),
  missingAsZero: z.boolean().optional(),
}

const slugs = z.array(z.string().max(100)).max(40)
const task = z.discriminatedUnion('type', [
  z.object({ type: z.literal('lezioni'), lessons: slugs }),
  z.object({
    type: z.literal('esercizio'),
    rules: z.array(z.string().max(20)).max(200),
    lessons: slugs,
    template: z.string().max(100).optional(),
    level: z.enum(LEVELS).optional(),
    length: z.number().int().min(1).max(40),
  }),
  z.object({
    type: z.literal('mazzo'),
    deckId: unsafeId,
    shuffle: z.array(z.enum(SHUFFLES)).optional(),
    /** As of an exam of one's own: with a time the deck is held as one. */
    timed: ownExamShape
      .pick({ pass: true, scores: true })
      .extend({ minutes: z.number().int().min(1).max(300) })
      .optional(),
  }),
  z.object({ type: z.literal('esame'), blueprint: z.string().max(40), scores: z.enum(SCORES) }),
  z.object({ type: z.literal('su-misura'), custom: ownExamShape }),
  z.object({ type: z.literal('mano'), outOf: z.number() }),
])

const fieldsShape = z.object(fields)

/** The same, read. */
export function readFields({
  title,
  attempts,
  weight,
  missingAsZero,
  ...typed
}: z.output<typeof fieldsShape>): Result<AssignmentFields & Partial<Counting>, AssignmentError> {
  const times = { opensAt: moment(typed.opensAt), dueAt: moment(typed.dueAt), closesAt: moment(typed.closesAt) }
  if (Object.values(times).some(Number.isNaN)) return err('assignment-times')
  return parseAssignment({
    ...{ ...times, title, attempts },
    ...(weight !== undefined && { weight }),
    ...(missingAsZero !== undefined && { missingAsZero }),
  })
}

/** What somebody is to do, as it is kept; nothing to do is no task. */
async function readTask(
  wish: z.output<typeof task>,
  courseId: string,
  now: number,
): Promise<Result<Task, 'assignment-empty' | 'unknown-rules' | 'not-found' | 'out-of'>> {
  switch (wish.type) {
    case 'lezioni': {
      const lessons = outlines()
        .map(({ slug }) => slug)
        .filter((slug) => wish.lessons.includes(slug))
      return lessons.length > 0 ? ok({ type: 'lezioni', lessons }) : err('assignment-empty')
    }
    case 'esercizio': {
      const { rules, lessons, ...rest } = wish
      if (withoutQuestions(rules).length > 0) return err('unknown-rules')
      const about = { ...(rules.length > 0 && { rules }), ...(lessons.length > 0 && { lessons }) }
      const without = await withdrawnTemplates(database())
      const { template, level } = wish
      const levels = level && drawnLevels(await answeredLevels(database()))
      const found = bank.candidates('any', { ...about, template, level, levels, without }, 1)
      // Whole lessons and numbers with all under them are looked up when the questions are drawn.
      return found.length > 0 || rules.length + lessons.length > 0 ? ok({ ...rest, ...about }) : err('assignment-empty')
    }
    case 'mazzo': {
      const deck = await deckOpened(wish.deckId, now)
      const fits = deck.ok && (deck.value.courseId === null || deck.value.courseId === courseId)
      const { shuffle = [], timed } = wish
      const held = timed && { ...timed, pass: timed.pass / 100 }
      const how = { ...(shuffle.length > 0 && { shuffle }), ...(held && { timed: held }) }
      return fits ? ok({ type: 'mazzo', deckId: deck.value.id, ...how }) : err('not-found')
    }
    case 'esame': {
      const blueprint = BLUEPRINTS.find(({ id }) => id === wish.blueprint)
      return blueprint
        ? ok({ type: 'esame', blueprint: { ...blueprint, wait: 0, scores: wish.scores } })
        : err('not-found')
    }
    case 'su-misura':
      return ok({ type: 'esame', blueprint: ownBlueprint(wish.custom) })
    case 'mano':
      return isOutOf(wish.outOf) ? ok({ type: 'mano', outOf: wish.outOf }) : err('out-of')
  }
}

/** Gives the students of a course something to do: all of them and who joins later, or those who are chosen. */
export const makeAssignment = defineUseCase(
  'course/make-assignment',
  z.object({ courseId: unsafeId, task, people: z.array(unsafeId).max(5_000).default([]), ...fields }),
  async ({ courseId, task: wish, people: chosen, ...typed }, { now }) => {
    const read = readFields(typed)
    return changeTaught(
      courseId,
      now,
      async (tx, { who, course }): Promise<Result<{ readonly assignmentId: string }, MakeError>> => {
        if (!read.ok) return read
        if (!(await withinLimit(ASSIGNMENT, who.id))) return err('rate-limited')
        const given = await readTask(wish, course.id, now)
        if (!given.ok) return given
        const pupils = new Set((await listStudents(tx, course.id)).map(({ userId }) => userId))
        if (chosen.some((userId) => !pupils.has(userId))) return err('not-found')
        const people = chosen.length > 0 ? [...new Set(chosen)] : null
        const made = { ...read.value, task: given.value, people, at: now }
        return ok({ assignmentId: await createAssignment(tx, course.id, made) })
      },
    )
  },
)

type MakeError = 'rate-limited' | 'out-of' | 'assignment-empty' | 'unknown-rules' | 'not-found' | AssignmentError

/**
 * Takes an assignment away, or puts it back as it was. While it is away nobody sees it, and nothing of it counts; what was done for it stays with
 * those who did it.
 */
export const removeAssignment = defineUseCase(
  'course/remove-assignment',
  z.object({ ...which, back: z.boolean() }),
  ({ courseId, assignmentId: id, back }, { now }) =>
    changeTaught(courseId, now, async (tx, { course }): Promise<Result<null, 'not-found'>> => {
      const of = { id, courseId: course.id }
      return (await setAssignmentRemoved(tx, of, back ? null : now)) ? ok(null) : err('not-found')
    }),
)

/** The errors that an assignment is about, in words: for its instructors alone, whose students must not read them over its questions. */
const errorsIn = ({ task }: Assignment): readonly string[] =>
  task.type === 'esercizio' ? (task.beliefs ?? []).map((id) => bank.belief(id).title) : []

/** The assignments of a course, each with how many have done it, of those from whom it is expected: who is excused is not, nor whom it is not for, nor who came too late and has not done it. */
export const getAssignments = defineUseCase(
  'course/assignments',
  z.object({ courseId: unsafeId }),
  async (unsafe, { now }) => {
    const taught = await taughtCourse(unsafe.courseId, now)
    if (!taught.ok) return taught
    const { course } = taught.value
    const db = database()
    const assignments = await listAssignments(db, [course.id])
    const pupils = await pupilsOf(db, course.id)
    const userIds = pupils.map(({ userId }) => userId)
    const counted = assignments.filter(({ task: { type } }) => type !== 'lezioni' && type !== 'carta')
    const cell = await cellsOf(db, counted, userIds, now)
    const progressOf = (assignment: Assignment) => {
      const states = userIds.map((userId) => cell(userId, assignment).state)
      const among = (state: (typeof states)[number]) => states.filter((each) => each === state).length
      return { done: among('done'), of: userIds.length - among('excused') - among('others') - among('after') }
    }
    return ok({
      course,
      removed: await removedAssignments(db, course.id),
      pupils: pupils.map(({ userId, name }) => ({ userId, name })),
      lessons: outlines().map(({ slug, title }) => ({ slug, title })),
      templates: await listTemplates(),
      assignments: assignments.map((assignment) => {
        const { id, title, opensAt, dueAt, closesAt } = assignment
        const progress = counted.includes(assignment) ? progressOf(assignment) : null
        return {
          ...{ id, title, opensAt, dueAt, closesAt, progress, errors: errorsIn(assignment) },
          kind: kindOf(assignment.task),
        }
      }),
    })
  },
)

/** An assignment with what students of the course have made of it, as in the gradebook, a page at a time, how the marks of all of them lie, and what goes with it if it is taken away. */
export const getAssignment = defineUseCase(
  'course/assignment',
  z.object({ ...which, ...peopleWish }),
  async (unsafe, { now }) => {
    const taught = await taughtAssignment(unsafe.courseId, unsafe.assignmentId, now)
    if (!taught.ok) return taught
    const { who, course, assignment } = taught.value
    const db = database()
    const everybody = (await listMembers(db, course.id)).filter(
      (m) => m.role === 'studente' && m.removedAt === null && isFor(assignment, m.userId),
    )
    const { shown: members, ...people } = pageOf(everybody, unsafe)
    const userIds = members.map(({ userId }) => userId)
    const exceptions = await listExceptions(db, [assignment.id])
    const work = await workOf(db, [assignment], userIds, now, exceptions)
    const students = members.map(({ userId, name, email }) => {
      const { allowance, ...made } = work(userId, assignment)
      return { ...made, userId, name: name ?? email, extension: allowance.extension, minutes: allowance.minutes }
    })
    const excused = new Set(exceptions.flatMap(({ kind, userId }) => (kind === 'excuse' ? [userId] : [])))
    /** From how many it is expected. */
    const of = everybody.filter(({ userId }) => !excused.has(userId)).length
    const { task: given, ...rest } = assignment
    const leftOut = (await leftOutIn(db, course.id, now)).filter(({ assignmentId }) => assignmentId === assignment.id)
    const marks = columnOf(assignment).counts
      ? await distributionIn(
          db,
          assignment.id,
          everybody.map(({ userId }) => userId),
          now,
        )
      : null
    const told = { ...rest, kind: kindOf(given), task: given }
    return ok({
      asks: await whatItAsks(assignment, who),
      course,
      assignment: told,
      students,
      people,
      of,
      marks,
      leftOut,
      lost: await lostWith(db, assignment.id),
    })
  },
)
