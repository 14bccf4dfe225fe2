'use server'

import { randomUUID } from 'node:crypto'
import { redirect } from 'next/navigation'
import type { Level } from '#lib/questions/level'
import { askInExam } from '#lib/server/exam/ask-players'
import { setFlag } from '#lib/server/exam/flag-question'
import { saveChoice } from '#lib/server/exam/save-choice'
import { startExam } from '#lib/server/exam/start-exam'
import { submitExam } from '#lib/server/exam/submit-exam'
import { field, isEmptyForm, optional, sentAnswer } from '#lib/server/form'

/** Begins an exam and goes to it. Field `blueprint`, or those of one of one's own: `area` (as many as wanted), `level`, `count`, `calls`, `pass`, `minutes`, `scores`. */
export async function begin(_: string | null, form: FormData): Promise<string> {
  const blueprint = optional(form, 'blueprint')
  const minutes = optional(form, 'minutes')
  const started = await startExam(
    blueprint === undefined
      ? {
          custom: {
            areas: form.getAll('area').map(String),
            level: optional(form, 'level') as Level | undefined,
            count: Number(field(form, 'count')),
            calls: Number(optional(form, 'calls') ?? 0),
            pass: Number(field(form, 'pass')),
            minutes: minutes === undefined ? null : Number(minutes),
            scores: optional(form, 'scores') as 'end' | 'closing' | 'never' | undefined,
          },
        }
      : { blueprint },
  )
  if (!started.ok) return started.error
  redirect(`/esame/${started.value.examId}?domanda=1`)
}

/**
 * Keeps a choice and goes on, for browsers without script. Nothing at all takes an earlier choice (`before`) back; what is no whole answer
 * is not kept, and its question is shown again.
 */
export async function save(next: string, form: FormData): Promise<void> {
  const [examId, position] = [field(form, 'examId'), field(form, 'position')]
  const at = `/esame/${encodeURIComponent(examId)}`
  const empty = isEmptyForm(form)
  if (empty && optional(form, 'before') === undefined) redirect(`${at}${next}`)
  // The key is made here: a page that the browser has kept sends another choice with the same fields.
  const saved = await saveChoice({
    examId,
    position,
    idempotencyKey: randomUUID(),
    answer: empty ? { giveUp: true } : sentAnswer(form),
  })
  if (saved.ok) redirect(`${at}${next}`)
  if (saved.error === 'invalid-answer') redirect(`${at}?domanda=${encodeURIComponent(position)}&manca=1`)
  redirect(`${at}/riepilogo?errore=${saved.error}`)
}

/** Asks the players of a call one thing. Fields: `examId`, `position`, `key`. Returns only a failure. */
export async function ask(_: string | null, form: FormData): Promise<string> {
  const position = field(form, 'position')
  const asked = await askInExam({ examId: field(form, 'examId'), position, key: field(form, 'key') })
  if (!asked.ok && asked.error === 'exam-closed')
    redirect(`/esame/${encodeURIComponent(field(form, 'examId'))}/risultato`)
  if (!asked.ok) return asked.error
  redirect(`/esame/${asked.value.examId}?domanda=${encodeURIComponent(position)}`)
}

/** Marks a question to be looked at again (`flagged`), or takes the mark away, and shows it as it is then. */
export async function flag(form: FormData): Promise<void> {
  const [examId, position] = [field(form, 'examId'), field(form, 'position')]
  await setFlag({ examId, position, flagged: optional(form, 'flagged') !== undefined })
  redirect(`/esame/${encodeURIComponent(examId)}?domanda=${encodeURIComponent(position)}`)
}

/** Hands an exam in and goes to its result. Field `examId`. Returns only a failure. */
export async function submit(_: string | null, form: FormData): Promise<string> {
  const done = await submitExam({ examId: field(form, 'examId') })
  if (!done.ok) return done.error
  redirect(`/esame/${done.value.examId}/risultato`)
}
