import 'server-only'
import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ASSIGNMENT, CLASS_NEW, DECK, SHEET } from '#lib/auth/limits'
import { err, ok, type Result } from '#lib/base/result'
import { heldBeliefs, LONGEST_TITLE } from '#lib/courses/index'
import { createAssignment, findAssignment } from '#lib/db/assignments'
import { tellingAnswers } from '#lib/db/classroom/beliefs'
import { type Db, database } from '#lib/db/client'
import { addToDeck, createDeck, findDeck } from '#lib/db/decks'
import { createExceptions } from '#lib/db/exceptions'
import { withinLimit } from '#lib/db/limits'
import { listStudents } from '#lib/db/members'
import type { NewQuestion } from '#lib/db/quizzes'
import { createSheet, findSheet } from '#lib/db/sheets'
import { drawErrors } from '../classroom/draw-errors'
import { openLobby } from '../classroom/open-lobby'
import { defineUseCase, unsafeId } from '../define-use-case'
import { idOfPress } from '../once'
import { bank } from '../ports'
import { chooseQuestions } from '../quiz/choose-questions'
import { templatesMet } from './shared-errors'
import { changeTaught, taughtCourse } from './taught-course'

/** What is done about an error that a class shares, with how many questions. */
export const ERROR_WAYS = { session: 5, deck: 8, review: 5, paper: 8 } as const
export type ErrorWay = keyof typeof ERROR_WAYS

const LIMITS = { session: CLASS_NEW, deck: DECK, review: ASSIGNMENT, paper: SHEET } as const

/** An error that is shared, or an area by the address of its lesson. */
const subject = z.union([
  z.strictObject({ belief: z.string().max(200) }),
  z.strictObject({ lesson: z.string().max(100) }),
])
type Subject = z.output<typeof subject>

const shape = z.object({
  courseId: unsafeId,
  about: subject,
  way: z.enum(['session', 'deck', 'review', 'paper']),
  /** Of the button that was pressed: the same press sent twice makes one thing. */
  key: z.string().min(1).max(100),
})

interface Act {
  /** Of what is made. */
  readonly id: string
  readonly deckId: string
  readonly ownerId: string
  readonly courseId: string
  readonly title: string
  readonly questions: readonly NewQuestion[]
  readonly at: number
}

/**
 * Makes of an error that a class shares, or of an area in which it is weak, something to correct it by, and says where it is: a live session
 * in its lobby, a deck, a revision (of an error for those who hold it), a test on paper (of a deck of its own). For whoever teaches the course.
 */
export const actOnError = defineUseCase(
  'course/act-on-error',
  shape,
  async ({ courseId: unsafeCourse, about, way, key }, { now: at }) => {
    const taught = await taughtCourse(unsafeCourse, at)
    if (!taught.ok) return taught
    const { who, course } = taught.value
    if (!(await withinLimit(LIMITS[way], who.id))) return err('rate-limited')
    const id = (what: string) =>
      idOfPress(who.id, course.id, 'belief' in about ? about.belief : about.lesson, key, what)
    // Drawing takes a while: the course is held only to write.
    const questions = await drawn(about, { courseId: course.id, who: who.id, length: ERROR_WAYS[way] })
    if (questions.length === 0) return err('none-left')
    const title = titleOf(about).slice(0, LONGEST_TITLE)
    const act = { id: id(way), deckId: id('deck'), ownerId: who.id, courseId: course.id, title, questions, at }
    if (way === 'session') return ok({ path: await begin(act) })
    return changeTaught(
      course.id,
      at,
      async (tx): Promise<Result<{ readonly path: string }, 'not-found'>> =>
        ok({ path: way === 'review' ? await review(tx, act, about) : await prepare(tx, act, way) }),
    )
  },
)

interface Drawing {
  readonly courseId: string
  readonly who: string
  readonly length: number
}

async function drawn(about: Subject, { courseId, who, length }: Drawing): Promise<readonly NewQuestion[]> {
  const seed = randomUUID()
  if ('belief' in about) {
    const templates = await templatesMet(database(), courseId, [about.belief])
    return drawErrors([about.belief], { seed, length, who, templates })
  }
  // Of a lesson that there is not, nothing: no lesson would mean all of them.
  if (areaOf(about.lesson) === undefined) return []
  return chooseQuestions(database(), who, seed, { lessons: [about.lesson], length })
}

const areaOf = (lesson: string) => bank.areas().find(({ slug }) => slug === lesson)

const titleOf = (about: Subject): string =>
  'belief' in about ? pointOf(about.belief) : (areaOf(about.lesson)?.title ?? about.lesson)

/**
 * What students read over questions about an error: the lesson that corrects it, and its rule by number. Never the error itself, which would
 * stand there as if it were true; nor, where there is a lesson, the title of the rule, which often answers the questions.
 */
function pointOf(belief: string): string {
  const rule = bank.ruleOf(belief) ?? belief
  const title = bank.belief(belief).lesson?.title ?? bank.texts([rule])[rule]?.title
  return title === undefined ? rule : `${title}, ${rule}`
}

async function begin({ id, ownerId, deckId: _, ...rest }: Act): Promise<string> {
  const settings = { seconds: null, scores: 'off', changes: true } as const
  return `/formatore/sessioni/${await openLobby(database(), { ...rest, id, hostId: ownerId, settings })}`
}

/** Said to those whom a revision leaves out, and beside their names. */
const NOT_HELD = 'Le ultime risposte non mostrano l’errore che si corregge qui.'

/**
 * An assignment: about an area for everybody; about a belief for the students of the course who hold it now, the others are excused. Where
 * none of them holds it, it is everybody's.
 */
async function review(tx: Db, { id, ownerId, courseId, title, at }: Act, about: Subject): Promise<string> {
  const path = `/formatore/corsi/${courseId}/compiti/${id}?assegnato=1`
  if (await findAssignment(tx, id)) return path
  const fields = { title: `Ripasso: ${title}`.slice(0, LONGEST_TITLE), attempts: null, opensAt: null }
  const of = 'belief' in about ? { beliefs: [about.belief] } : { lessons: [about.lesson] }
  const task = { type: 'esercizio', length: ERROR_WAYS.review, ...of } as const
  await createAssignment(tx, courseId, { ...fields, dueAt: null, closesAt: null, task, at }, id)
  if ('belief' in about) await excuseOthers(tx, { id, ownerId, courseId, at }, about.belief)
  return path
}

async function excuseOthers(
  tx: Db,
  { id, ownerId, courseId, at }: Pick<Act, 'id' | 'ownerId' | 'courseId' | 'at'>,
  belief: string,
): Promise<void> {
  const held = heldBeliefs(await tellingAnswers(tx, courseId)).find((each) => each.belief === belief)
  const holders = new Set(held?.people)
  const students = (await listStudents(tx, courseId)).map(({ userId }) => userId)
  const userIds = students.filter((userId) => !holders.has(userId))
  if (userIds.length < students.length)
    await createExceptions(
      tx,
      { assignmentId: id, userIds },
      { kind: 'excuse', reason: NOT_HELD },
      { byId: ownerId, at },
    )
}

/** A deck, and of it a sheet where that is wanted. */
async function prepare(
  tx: Db,
  { id, deckId, ownerId, courseId, title, questions, at }: Act,
  way: 'deck' | 'paper',
): Promise<string> {
  if (!(await findDeck(tx, deckId))) {
    await createDeck(tx, { id: deckId, ownerId, courseId, title, at })
    await addToDeck(tx, deckId, questions)
  }
  if (way === 'deck') return `/formatore/mazzi/${deckId}`
  const sheet = { id, ownerId, deckId, blueprint: null, title, edition: bank.edition, at }
  if (!(await findSheet(tx, id)))
    await createSheet(tx, { ...sheet, token: randomBytes(18).toString('base64url') }, [questions])
  return `/formatore/fogli/${id}`
}
