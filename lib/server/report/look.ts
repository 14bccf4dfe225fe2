import 'server-only'
import { currentPerson } from '#lib/auth/user'
import { ok } from '#lib/base/result'
import { courseTitle } from '#lib/db/appeals'
import { database } from '#lib/db/client'
import { findMember } from '#lib/db/members'
import { defineUseCase } from '../define-use-case'
import { bank } from '../ports'
import { findSubject, subjectShape } from './subject'

/** The course whose instructors read it first; `sees`: with the name and the attempt of who reports it. */
interface Readers {
  readonly title: string
  readonly sees: boolean
}

/** What somebody is about to report, in words that they have read already. */
export type ReportableDto =
  | {
      readonly of: 'question'
      readonly ask: string
      /** Whether whoever reports it has seen its verdict. */
      readonly told: boolean
      readonly place: string
      readonly course: Readers | null
    }
  | { readonly of: 'passage'; readonly rule: string; readonly title: string; readonly place: string }
  /** As it stands in a lesson. */
  | {
      readonly of: 'lesson'
      readonly lesson: string
      readonly text: string
      readonly place: string
      readonly course: Readers | null
    }

/** What a report would be about. Tells nothing of any key. */
export const lookAtReportable = defineUseCase('report/look', subjectShape, async (subject, { now }) => {
  const found = await findSubject(subject, now)
  if (!found.ok) return found
  if (found.value.of === 'passage') {
    const { of, rule, title, place } = found.value
    return ok<ReportableDto>({ of, rule, title, place })
  }
  if (found.value.of === 'lesson') {
    const { of, lesson, text, place, courseId } = found.value
    const course = courseId === null ? null : await readers(courseId, false, now)
    return ok<ReportableDto>({ of, lesson, text, place, course })
  }
  const { of, item, seed, given, place, courseId, quizItemId } = found.value
  const course = courseId === null ? null : await readers(courseId, quizItemId !== null, now)
  // A session or a sheet shows a question that can be reported only with its verdict.
  const told = given !== null || 'code' in subject || 'sheet' in subject
  return ok<ReportableDto>({ of, ask: bank.ask(bank.toPublic(item), seed), told, place, course })
})

/** Who reads it first, as whoever reports it is told. */
async function readers(courseId: string, inAttempt: boolean, now: number): Promise<Readers> {
  const who = await currentPerson(now)
  const [title, member] = [
    await courseTitle(database(), courseId),
    who && inAttempt ? await findMember(database(), courseId, who.id) : null,
  ]
  return { title, sees: member?.role === 'studente' && member.removedAt === null }
}
