'use server'

import { redirect } from 'next/navigation'
import type { Level } from '#lib/questions/level'
import { field, optional } from '#lib/server/form'
import { keepPlan } from '#lib/server/practice/keep-plan'
import { setAside } from '#lib/server/quiz/set-aside'
import { startQuiz } from '#lib/server/quiz/start-quiz'
import { failureOf, numbersIn } from '#lib/server/typed-rules'
import { askedFor } from './asked-for'

/**
 * Starts a quiz and goes to it; beside one that is open it goes to where one says what becomes of that one. Fields, all optional: `practice` (`next`, `missed` or `first`); `rule`, `lesson` and `item`, as many as wanted (a `rule` may hold several numbers, each with all under it);
 * `template`, `level`, `length`; `aside`, an open quiz to set aside. Returns only a failure.
 */
export async function start(_: string | null, form: FormData): Promise<string> {
  const rules = form.getAll('rule').flatMap((text) => numbersIn(String(text)))
  const unknown = failureOf(rules)
  if (unknown !== undefined) return unknown
  const lessons = form.getAll('lesson').map(String)
  const items = form.getAll('item').map(String)
  const length = optional(form, 'length')
  const started = await startQuiz({
    template: optional(form, 'template'),
    level: optional(form, 'level') as Level | undefined,
    rules: rules.length > 0 ? rules : undefined,
    lessons: lessons.length > 0 ? lessons : undefined,
    practice: optional(form, 'practice') as 'next' | 'missed' | 'first' | undefined,
    items: items.length > 0 ? items : undefined,
    length: length === undefined ? undefined : Number(length),
    aside: optional(form, 'aside'),
  })
  if (started.ok) redirect(`/quiz/${started.value.quizId}`)
  if (started.error === 'quiz-open') redirect(`/quiz/aperto?${new URLSearchParams(askedFor(form))}`)
  return started.error
}

/** Sets a quiz aside and goes to what it gave. Field: `quizId`. Returns only a failure. */
export async function putAside(_: string | null, form: FormData): Promise<string> {
  const closed = await setAside({ quizId: field(form, 'quizId') })
  return closed.ok ? redirect(`/quiz/${closed.value.quizId}/risultato`) : closed.error
}

/** Keeps how one wants to practise. Fields: `examOn`, `dailyGoal` (both may be empty), `streak`, `confidence`. Returns only a failure. */
export async function keep(_: string | null, form: FormData): Promise<string> {
  const goal = field(form, 'dailyGoal').trim()
  const kept = await keepPlan({
    examOn: optional(form, 'examOn') ?? null,
    dailyGoal: goal === '' ? null : Number(goal),
    streak: field(form, 'streak') !== '',
    confidence: field(form, 'confidence') !== '',
  })
  return kept.ok ? redirect('/quiz?salvato=1') : kept.error
}
