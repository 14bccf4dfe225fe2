import 'server-only'
import { database } from '#lib/db/client'
import { findQuiz } from '#lib/db/quizzes'
import { openToAsker } from '../open-items'

/**
 * The items whose answers a quiz may not tell, since they are being asked elsewhere. One that was given as an assignment waits for exams and
 * diagnostics alone: two assignments that ask the same would wait for one another.
 */
export async function openBeside(quizId: string, userId: string, now: number): Promise<ReadonlySet<string>> {
  const quiz = await findQuiz(database(), userId, quizId)
  return openToAsker(now, quiz?.assignmentId === null ? 'all' : 'exams')
}
