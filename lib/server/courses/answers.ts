import 'server-only'
import { z } from 'zod'
import { err, ok } from '#lib/base/result'
import { groupedBy } from '#lib/courses/index'
import { findAssignment } from '#lib/db/assignments'
import { database } from '#lib/db/client'
import { type GivenAnswer, listGivenAnswers, listTemplateAnswers } from '#lib/db/course-attempts'
import type { BeliefView, QuestionView } from '#lib/italian/views'
import { tallied } from '../beliefs'
import { defineUseCase, unsafeId } from '../define-use-case'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { type Column, columnOf } from './cells'
import { type Pupil, pupilsOf } from './gradebook'
import { taughtCourse } from './taught-course'

/** An answer as it was given, in words. */
export interface SaidAnswer {
  readonly userId: string
  readonly name: string
  readonly said: string
  readonly mark: GivenAnswer['verdict']
  readonly beliefs: readonly BeliefView[]
  /** Where it stands in the attempt. */
  readonly quizId: string
  readonly position: number
}

export interface AnswersDto {
  readonly course: { readonly id: string; readonly title: string }
  readonly column: Column
  /** Those that fewest got right first. Questions of one template are one line. */
  readonly templates: readonly {
    readonly template: string
    readonly ask: string
    readonly answers: number
    readonly right: number
    readonly people: number
  }[]
  /** Of the template that was asked for: every question of it, with every answer. */
  readonly chosen: {
    readonly template: string
    readonly questions: readonly {
      readonly ask: string
      /** Of a question that is open to whoever looks, elsewhere: nothing is said of its answers. */
      readonly answers: readonly SaidAnswer[] | null
    }[]
  } | null
}

/** What was chosen, in the words of the question as that person saw it. */
export function sayChosen({ options, boxes, unit }: QuestionView, given: GivenAnswer['given']): string {
  const textOf = (key: unknown, among = options): string =>
    among.find((option) => option.key === key)?.text ?? String(key).replace('.', ',')
  if ('giveUp' in given) return 'non lo so'
  if ('option' in given) return textOf(given.option)
  if ('number' in given) return [String(given.number).replace('.', ','), unit].filter(Boolean).join(' ')
  if ('order' in given) return given.order.map((key) => textOf(key)).join(', poi ')
  if ('statements' in given)
    return given.statements.length === 0 ? 'nessuna' : given.statements.map((key) => textOf(key)).join('; ')
  return given.parts.map((part, n) => `${boxes?.[n]?.label ?? n + 1}: ${textOf(part, boxes?.[n]?.options)}`).join('; ')
}

function saidOf(answer: GivenAnswer, pupils: readonly Pupil[]): SaidAnswer {
  const { userId, item, seed, given, verdict: mark, quizId, position } = answer
  const name = pupils.find((pupil) => pupil.userId === userId)?.name ?? ''
  const said = sayChosen(bank.question(item, seed), given)
  return { userId, name, said, mark, beliefs: tallied([answer]), quizId, position }
}

/** Every answer that was given in an assignment, question by question: who chose what. For who teaches the course. */
export const getAnswers = defineUseCase(
  'course/answers',
  z.object({ courseId: unsafeId, assignmentId: unsafeId, template: z.string().max(100).default('') }),
  async ({ courseId, assignmentId, template }, { now }) => {
    const taught = await taughtCourse(courseId, now)
    if (!taught.ok) return taught
    const { id, title } = taught.value.course
    const db = database()
    const assignment = await findAssignment(db, assignmentId)
    if (assignment?.courseId !== id) return err('not-found')
    const pupils = await pupilsOf(db, id)
    const of = { assignmentId: assignment.id, userIds: pupils.map(({ userId }) => userId) }
    const templates = await listTemplateAnswers(db, of)
    const known = templates.some((each) => each.template === template)
    const [given, open] = known
      ? await Promise.all([listGivenAnswers(db, of, template), openToAsker(now)])
      : [[], new Set<string>()]
    const questions = [...groupedBy(given, ({ item }) => item.id).values()].flatMap((answers) => {
      const [first] = answers
      if (!first) return []
      const said = open.has(first.item.id) ? null : answers.map((answer) => saidOf(answer, pupils))
      return [{ ask: bank.ask(first.item, first.seed), answers: said }]
    })
    const dto: AnswersDto = {
      course: { id, title },
      column: columnOf(assignment),
      templates: templates.map(({ item, seed, ...line }) => ({ ...line, ask: bank.ask(item, seed) })),
      chosen: known ? { template, questions } : null,
    }
    return ok(dto)
  },
)
