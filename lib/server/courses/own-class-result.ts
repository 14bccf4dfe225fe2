import 'server-only'
import { z } from 'zod'
import { requireAccount } from '#lib/auth/user'
import { err, ok } from '#lib/base/result'
import type { Round } from '#lib/classroom/index'
import { type OwnClass, ownClass, ownClassAnswers } from '#lib/db/classroom/results'
import { database } from '#lib/db/client'
import type { Verdict } from '#lib/study/index'
import { keepAttempts } from '../classroom/keep-attempts'
import { defineUseCase, unsafeId } from '../define-use-case'
import { bank } from '../ports'
import { courseAttended } from './own-course'

/** What one made of a live session: every question that was told, with one's own answer. */
export interface OwnClassDto extends Pick<OwnClass, 'title' | 'at' | 'ended' | 'asked' | 'answered' | 'right'> {
  readonly course: { readonly id: string; readonly title: string }
  readonly questions: readonly {
    readonly position: number
    readonly round: Round
    readonly ask: string
    readonly mark: Verdict | 'open'
    /** Where the answer stands with its verdict and its steps. */
    readonly attemptId: string | null
  }[]
}

/** One's own result in a live session of a course that one attends; of others it says nothing. */
export const ownClassResult = defineUseCase(
  'course/own-class-result',
  z.object({ courseId: unsafeId, classId: unsafeId }),
  async (unsafe, { now }) => {
    const who = await requireAccount(now)
    if (!who.ok) return who
    const course = await courseAttended(who.value, unsafe.courseId)
    if (!course.ok) return course
    const db = database()
    const own = await ownClass(db, who.value.id, course.value.id, unsafe.classId)
    if (!own) return err('not-found')
    await keepAttempts(own.id, who.value.id)
    const answers = await ownClassAnswers(db, who.value.id, own.id)
    const { title, at, ended, asked, answered, right } = own
    return ok<OwnClassDto>({
      course: { id: course.value.id, title: course.value.title },
      title,
      at,
      ended,
      asked,
      answered,
      right,
      questions: answers.map(({ position, round, shown, seed, verdict, attemptId }) => ({
        position,
        round,
        ask: bank.ask(shown, seed),
        mark: verdict ?? 'open',
        attemptId,
      })),
    })
  },
)
