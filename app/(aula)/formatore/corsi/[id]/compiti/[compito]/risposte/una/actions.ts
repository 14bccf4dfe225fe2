'use server'

import { redirect } from 'next/navigation'
import { markQuestion } from '#lib/server/courses/hand-marks'
import { field } from '#lib/server/form'

/** Marks one answer by hand and goes on to the next of the class; after the last one back to all of them. Fields `courseId`, `assignmentId`, `userId`, `quizId`, `position`, `points`, `reason`; `question`, `next` (empty for none). Returns only a failure. */
export async function markInTurn(_: string | null, form: FormData): Promise<string> {
  const done = await markQuestion({
    ...{ courseId: field(form, 'courseId'), userId: field(form, 'userId'), quizId: field(form, 'quizId') },
    position: field(form, 'position'),
    points: Number(field(form, 'points')),
    reason: field(form, 'reason'),
  })
  if (!done.ok) return done.error
  const [course, assignment, question] = ['courseId', 'assignmentId', 'question'].map((name) =>
    encodeURIComponent(field(form, name)),
  )
  const next = field(form, 'next')
  const answers = `/formatore/corsi/${course}/compiti/${assignment}/risposte`
  return redirect(
    next === ''
      ? `${answers}?domanda=${question}&voto-domanda=1#chi`
      : `${answers}/una?domanda=${question}&n=${encodeURIComponent(next)}&voto-domanda=1`,
  )
}
