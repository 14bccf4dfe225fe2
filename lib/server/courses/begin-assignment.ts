import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { requireAccount } from '#lib/auth/user'
import { invariant } from '#lib/base/invariant'
import { err, ok, type Result } from '#lib/base/result'
import { shuffled } from '#lib/base/seed'
import { allowanceOf, attemptsFor, isGiven, lastEnd, mayBegin, type Times, timesFor } from '#lib/courses/index'
import { listRuns } from '#lib/db/assignment-runs'
import { type Assignment, findAssignment, isFor } from '#lib/db/assignments'
import { type Db, database, transaction } from '#lib/db/client'
import { createExam } from '#lib/db/exams'
import { listExceptions } from '#lib/db/exceptions'
import { createQuiz, type NewQuestion } from '#lib/db/quizzes'
import type { DeckTask, Task } from '#lib/db/tasks'
import { lockPerson } from '#lib/db/users'
import { type Blueprint, phaseOf } from '#lib/study/index'
import { drawErrors } from '../classroom/draw-errors'
import { questionsOf } from '../deck/questions-of'
import { defineUseCase, unsafeId } from '../define-use-case'
import { chooseExam } from '../exam/choose-exam'
import { keyed } from '../keyed'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { chooseQuestions } from '../quiz/choose-questions'
import { mayStart } from '../starts'
import { courseAttended } from './own-course'
import { isFinished, runsOf } from './runs'
import { templatesMet } from './shared-errors'

/** What was begun: its page. */
interface Begun {
  readonly path: string
}

type Refused =
  | 'not-found'
  | 'expired-session'
  | 'assignment-before'
  | 'assignment-closed'
  | 'no-attempts'
  | 'course-archived'
  | 'none-left'

/**
 * Begins an assignment of a course that one attends, or goes on with it where it is not finished. Nobody has to let them: its window and
 * the number of times say whether it may be begun, with the person held, so that of two that ask at once the second finds what the first began.
 */
export const beginAssignment = defineUseCase(
  'course/begin-assignment',
  z.object({ assignmentId: unsafeId }),
  async ({ assignmentId: unsafeAssignment }, { now }): Promise<Result<Begun, Refused | 'rate-limited'>> => {
    const who = await requireAccount(now)
    if (!who.ok) return who
    const db = database()
    const assignment = await findAssignment(db, unsafeAssignment)
    if (!assignment || isElsewhere(assignment.task) || !isFor(assignment, who.value.id)) return err('not-found')
    const course = await courseAttended(who.value, assignment.courseId)
    if (!course.ok) return course
    if (!(await mayStart(who.value.id))) return err('rate-limited')
    // Exams whose time is over are handed in here: what is left unfinished can be gone on with.
    await runsOf(db, [assignment.id], now, [who.value.id])
    const seed = randomUUID()
    const drawn = await drawTask(db, who.value.id, seed, { ...assignment, open: await openToAsker(now) })
    return transaction(async (tx): Promise<Result<Begun, Refused>> => {
      const person = await lockPerson(tx, who.value.id)
      if (!person) return err('expired-session')
      const held = await findAssignment(tx, assignment.id)
      const attended = held && (await courseAttended(person, held.courseId, tx))
      if (!held || !attended?.ok) return err('not-found')
      if (attended.value.archivedAt !== null) return err('course-archived')
      const exceptions = await listExceptions(tx, [held.id])
      const allowance = allowanceOf(exceptions.filter(({ userId }) => userId === person.id))
      const times = timesFor(held, allowance.extension)
      const runs = await listRuns(tx, [held.id], [person.id])
      const unfinished = runs.find(
        (run) => !isFinished(run) && (run.exam === null || phaseOf(run.exam, now) === 'open'),
      )
      const may = mayBegin(
        { ...times, attempts: attemptsFor(held.attempts, allowance) },
        unfinished ? 0 : runs.length,
        now,
      )
      if (!may.ok) return may
      if (unfinished) return ok({ path: `/${unfinished.exam ? 'esame' : 'quiz'}/${unfinished.quizId}` })
      if (drawn.questions.length === 0) return err('none-left')
      return ok({
        path: await store(tx, {
          assignment: held,
          userId: person.id,
          seed,
          times,
          minutes: allowance.minutes,
          lastEnd: lastEnd(
            held,
            exceptions.flatMap((each) => (each.kind === 'time' ? [each] : [])),
          ),
          now,
          ...drawn,
        }),
      })
    })
  },
)

/** Lessons are read, papers are written elsewhere, and so is done what is marked by hand: nothing of that is begun here. */
const isElsewhere = (task: Task): task is Task & { readonly type: 'lezioni' | 'carta' | 'mano' } =>
  task.type === 'lezioni' || isGiven(task.type)

interface Drawn {
  readonly questions: readonly NewQuestion[]
  /** Of an exam, what each question is about. */
  readonly areas: readonly string[]
}

/** The questions of an assignment: others for every seed, but those of a deck. */
export async function drawTask(
  db: Db,
  userId: string,
  seed: string,
  { task, courseId, open }: Pick<Assignment, 'task' | 'courseId'> & { readonly open: ReadonlySet<string> },
): Promise<Drawn> {
  if (task.type === 'esame') return chooseExam(db, userId, seed, task.blueprint)
  if (task.type === 'mazzo') return drawDeck(db, seed, task)
  if (isElsewhere(task)) return { questions: [], areas: [] }
  if (task.beliefs) {
    const templates = await templatesMet(db, courseId, task.beliefs)
    const drawing = { seed, length: task.length, who: userId, templates }
    return { questions: await drawErrors(task.beliefs, drawing, open), areas: [] }
  }
  const { type: _, ...wish } = task
  return { questions: await chooseQuestions(db, userId, seed, wish, { open }), areas: [] }
}

/** The questions of a deck, in an order of one's own where that is wanted. */
async function drawDeck(db: Db, seed: string, { deckId, shuffle = [] }: DeckTask): Promise<Drawn> {
  const all = await questionsOf(db, deckId)
  const ordered = shuffle.includes('questions') ? shuffled(keyed(seed, 'order'), all) : all
  // The seed of a question decides the order of its options, and the names of its players with it.
  const questions = shuffle.includes('options')
    ? ordered.map((question, n) => ({ ...question, seed: keyed(seed, 'question', n + 1) }))
    : ordered
  return { questions, areas: questions.map(() => '') }
}

/** What is held as an exam: as its blueprint says, or a deck within some time; null for a practice. */
function blueprintOf(task: Task, n: number): Blueprint | null {
  if (task.type === 'esame') return task.blueprint
  return task.type === 'mazzo' && task.timed ? { id: 'su-misura', parts: [{ count: n }], wait: 0, ...task.timed } : null
}

interface NewRun extends Drawn {
  readonly assignment: Assignment
  readonly userId: string
  readonly seed: string
  readonly times: Times
  /** How long this person has, where that is not as long as everybody. */
  readonly minutes: number | null
  /** When nobody can do the assignment any more. */
  readonly lastEnd: number | null
  readonly now: number
}

async function store(tx: Db, run: NewRun): Promise<string> {
  const { assignment, userId, seed, times, now: at, questions, areas } = run
  const { task, id: assignmentId } = assignment
  const quiz = { userId, seed, edition: bank.edition, at, questions, assignmentId }
  const common = blueprintOf(task, questions.length)
  const own = common?.minutes == null ? null : run.minutes
  const blueprint = common && own !== null ? { ...common, minutes: own } : common
  if (blueprint === null) {
    invariant(task.type !== 'esame', 'an exam has a blueprint')
    invariant(!isElsewhere(task), 'what is done elsewhere is not begun')
    const { type: _, ...wish } = task.type === 'mazzo' || task.beliefs ? { type: task.type } : task
    return `/quiz/${await createQuiz(tx, { ...quiz, wish })}`
  }
  const ends = [blueprint.minutes === null ? null : at + blueprint.minutes * 60_000, times.closesAt]
  const known = ends.filter((end) => end !== null)
  const deadlineAt = known.length > 0 ? Math.min(...known) : null
  // Scores that wait are told when nobody can be at it any more, not as one's own time is over.
  const tellsAt = blueprint.scores === 'closing' ? run.lastEnd : null
  const examId = await createExam(tx, { ...quiz, plan: { blueprint, areas }, deadlineAt, tellsAt })
  return `/esame/${examId}?domanda=1`
}
