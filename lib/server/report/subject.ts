import 'server-only'
import { z } from 'zod'
import { currentPerson } from '#lib/auth/user'
import { err, ok, type Result } from '#lib/base/result'
import { courseOfAnswer, courseOfLesson, courseOfSession, courseOfSheet } from '#lib/db/appeals'
import { findCall } from '#lib/db/calls'
import { toldTo } from '#lib/db/classroom/answers'
import { findClassQuestion } from '#lib/db/classroom/sessions'
import { database } from '#lib/db/client'
import { findPast } from '#lib/db/history'
import { findAsked } from '#lib/db/reports'
import { sheetOfToken, sheetQuestions, VARIANTS, type Variant } from '#lib/db/sheets'
import type { Item } from '#lib/questions/item'
import type { Given } from '#lib/study/index'
import { playerOf } from '../classroom/player'
import { unsafeId, unsafePosition } from '../define-use-case'
import { itemSeed } from '../item/item-seed'
import { keyed } from '../keyed'
import { type LessonPassage, passageAt } from '../outlines'
import { bank } from '../ports'
import { mayCorrect } from '../sheet/may-correct'
import { readShortCode, unsafeCode } from '../short-code'

/** An id that has to be there: without it the report is about something else. */
const id = z.string().max(200).pipe(unsafeId)

const position = z.union([z.string(), z.number()]).transform((typed) => unsafePosition.parse(typed))

/** What a report is about, as its address says it: nothing else of it comes from a browser. */
export const subjectShape = z.union([
  z.object({ quiz: id, position }),
  // Of a live session, by its code and as its player; of a sheet on paper, by what stands on it.
  z.object({ code: unsafeCode, question: id }),
  z.object({ sheet: z.string().max(100), variant: z.enum(VARIANTS), position }),
  z.object({ attempt: id }),
  z.object({ call: id }),
  z.object({ item: z.string().min(1).max(200) }),
  z.object({ rule: z.string().min(1).max(20) }),
  // Of a page under `/lezioni/`, by where it stands on it.
  z.object({ page: z.string().min(1).max(100), anchor: z.string().min(1).max(100) }),
])
export type Subject = z.output<typeof subjectShape>

export interface QuestionFound {
  readonly of: 'question'
  readonly item: Item
  readonly seed: string
  readonly given: Given | null
  readonly quizItemId: string | null
  readonly callId: string | null
  /** The course that it was met in something of: an assignment, a live session, a sheet of one of its decks. */
  readonly courseId: string | null
  /** Address of where it was met. */
  readonly place: string
}

export type Found =
  | QuestionFound
  | {
      readonly of: 'passage'
      readonly rule: string
      readonly title: string
      readonly text: string
      readonly place: string
    }
  | (LessonPassage & {
      readonly of: 'lesson'
      /** The course of who asks that has its chapter to read. */
      readonly courseId: string | null
    })

const FOLDERS = { quiz: 'quiz', exam: 'esame', diagnostic: 'diagnosi' } as const

/** Looks up what a report is about: what is somebody's is found by them alone. */
export async function findSubject(
  subject: Subject,
  now: number,
): Promise<Result<Found, 'not-found' | 'expired-session' | 'old-version' | 'correction-closed'>> {
  if ('rule' in subject) {
    const text = bank.texts([subject.rule])[subject.rule]
    return text
      ? ok({ of: 'passage', rule: subject.rule, ...text, place: `/regole/${subject.rule}` })
      : err('not-found')
  }
  if ('page' in subject) {
    const passage = passageAt(subject.page, subject.anchor)
    if (!passage) return err('not-found')
    const who = await currentPerson(now)
    const courseId = who ? await courseOfLesson(database(), who.id, passage.chapter) : null
    return ok({ of: 'lesson', ...passage, courseId })
  }
  if ('item' in subject) {
    const made = bank.instantiate(subject.item)
    if (!made.ok) return err(made.error === 'old-version' ? 'old-version' : 'not-found')
    const place = `/domande/${encodeURIComponent(made.value.id)}`
    return ok(question({ item: made.value, seed: itemSeed(subject.item), given: null, place }))
  }
  if ('code' in subject) return played(subject)
  if ('sheet' in subject) return printed(subject, now)
  const who = await currentPerson(now)
  if (!who) return err('expired-session')
  const db = database()
  if ('call' in subject) {
    const own = await findCall(db, who.id, subject.call)
    if (!own) return err('not-found')
    const given = own.ruling === null ? null : { option: own.ruling }
    const seed = keyed(own.seed, 'shown')
    return ok(question({ item: own.call.item, seed, given, callId: own.id, place: `/chiamate/${own.id}` }))
  }
  if ('attempt' in subject) {
    const past = await findPast(db, who.id, subject.attempt)
    if (!past) return err('not-found')
    const { snapshot, given, id } = past
    const met = await courseOfAnswer(db, id)
    return ok(question({ ...snapshot, given, ...met, place: `/progressi/storia/${id}` }))
  }
  const asked = await findAsked(db, who.id, subject.quiz, subject.position)
  if (!asked) return err('not-found')
  const place = `/${FOLDERS[asked.in]}/${subject.quiz}?domanda=${subject.position}`
  return ok(question({ ...asked, quizItemId: asked.id, place }))
}

/** A question of a live session that whoever asks plays in, once its answer was told. */
async function played({
  code,
  question: asked,
}: {
  readonly code: string
  readonly question: string
}): Promise<Result<Found, 'not-found'>> {
  const db = database()
  const player = await playerOf(db, readShortCode(code))
  const found = player && !player.kicked ? await findClassQuestion(db, asked) : null
  if (!player || found?.sessionId !== player.sessionId) return err('not-found')
  const { told, given } = await toldTo(db, found.id, player.id)
  if (!told) return err('not-found')
  const { item, seed } = found
  const courseId = await courseOfSession(db, found.sessionId)
  return ok(question({ item, seed, given, courseId, place: `/sessione/${encodeURIComponent(readShortCode(code))}` }))
}

/** A question of a sheet on paper, for whoever may read its correction. */
async function printed(
  {
    sheet: token,
    variant,
    position: n,
  }: { readonly sheet: string; readonly variant: Variant; readonly position: number },
  now: number,
): Promise<Result<Found, 'not-found' | 'correction-closed'>> {
  const sheet = await sheetOfToken(database(), token)
  if (!sheet) return err('not-found')
  if (!(await mayCorrect(sheet, now)).may) return err('correction-closed')
  const asked = (await sheetQuestions(database(), sheet.id, variant)).find((one) => one.position === n)
  if (!asked) return err('not-found')
  const { item, seed } = asked
  const courseId = await courseOfSheet(database(), sheet.id)
  return ok(question({ item, seed, given: null, courseId, place: `/correzione/${token}?foglio=${variant}` }))
}

const question = ({
  item,
  seed,
  given,
  quizItemId = null,
  callId = null,
  courseId = null,
  place,
}: Omit<QuestionFound, 'of' | 'quizItemId' | 'callId' | 'courseId'> &
  Partial<Pick<QuestionFound, 'quizItemId' | 'callId' | 'courseId'>>): QuestionFound => ({
  of: 'question',
  item,
  seed,
  given,
  quizItemId,
  callId,
  courseId,
  place,
})
