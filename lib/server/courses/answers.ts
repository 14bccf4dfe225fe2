import 'server-only'
import { z } from 'zod'
import { ok } from '#lib/base/result'
import { groupedBy } from '#lib/courses/index'
import type { Db } from '#lib/db/client'
import {
  type BareAnswer,
  type GivenAnswer,
  listBareAnswers,
  listGivenAnswers,
  listRunQuestions,
  type TemplateAnswers,
  type WhichAsked,
} from '#lib/db/course-attempts'
import { type Asked, askedIn } from '#lib/db/left-out'
import { templateName } from '#lib/italian/template-names'
import type { BeliefView, QuestionView } from '#lib/italian/views'
import { isOwn } from '#lib/questions/index'
import { tallied } from '../beliefs'
import { defineUseCase, unsafeId } from '../define-use-case'
import { openToAsker } from '../open-items'
import { bank } from '../ports'
import { type AnswerCount, countsByChoice, countsByError } from './answer-counts'
import { answeredIn } from './answered-in'
import { type Column, columnOf } from './cells'
import { type LeftOutDto, leftOutIn } from './left-out'
import type { Pupil } from './pupils'
import { sayChosen } from './say-chosen'

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

/** A question as somebody of the class had it, with what is right and who chose what. */
export interface ExampleDto {
  readonly question: Omit<QuestionView, 'itemId' | 'level'>
  readonly headline: string
  readonly counts: readonly AnswerCount[]
}

/** Of some questions of a template: how many were asked which, and what of them counts for nobody. */
export interface OutDto {
  readonly template: string
  /** The question that is shown, or the only one; null where none is. */
  readonly itemId: string | null
  readonly asked: Asked
  readonly leftOut: readonly LeftOutDto[]
}

export interface AnswersDto {
  readonly course: { readonly id: string; readonly title: string }
  readonly column: Column
  /** Those that fewest got right first: the questions of one template are one line; of a deck each is. */
  readonly lines: readonly {
    /** What is asked for to see its answers. */
    readonly key: string
    /** What the question asks; of several, what their template is called. */
    readonly title: string
    readonly versions: number
    readonly answers: number
    readonly right: number
    readonly people: number
  }[]
  /** Of the questions that were asked for: how they were answered, one of them as the class had it, and every answer. */
  readonly chosen: {
    readonly key: string
    readonly title: string
    readonly versions: number
    readonly answers: number
    /** By error where there are several questions; null where there is one, whose choices are counted. */
    readonly errors: readonly AnswerCount[] | null
    /** The one that most had; null where whoever looks is being asked it elsewhere. */
    readonly example: ExampleDto | null
    /** What can be let count for nobody, and what was. */
    readonly out: OutDto
    readonly questions: readonly {
      readonly ask: string
      /** Of a question that is open to whoever looks, elsewhere: nothing is said of its answers. */
      readonly answers: readonly SaidAnswer[] | null
    }[]
  } | null
}

/** An answer in the words of the question as it was asked. */
export function saidOf(answer: GivenAnswer, pupils: readonly Pupil[]): SaidAnswer {
  const { userId, item, seed, given, verdict: mark, quizId, position } = answer
  const name = pupils.find((pupil) => pupil.userId === userId)?.name ?? ''
  const said = sayChosen(bank.question(item, seed), given)
  return { userId, name, said, mark, beliefs: tallied([answer]), quizId, position }
}

/** What stands for questions of an assignment: one by what it asks; of several the name of their template. */
const titleOf = ({
  template,
  versions,
  item,
  seed,
}: Pick<TemplateAnswers, 'template' | 'versions' | 'item' | 'seed'>): string =>
  versions === 1 || isOwn(item) ? bank.ask(item, seed) : templateName(template)

interface Looked {
  readonly db: Db
  readonly courseId: string
  readonly of: { readonly assignmentId: string; readonly userIds: readonly string[] }
  readonly pupils: readonly Pupil[]
  readonly open: ReadonlySet<string>
  readonly now: number
}

/** The answers to the question that most answered. */
const mostOf = (all: readonly BareAnswer[]): readonly BareAnswer[] =>
  [...groupedBy(all, ({ itemId }) => itemId).values()].sort((a, b) => b.length - a.length)[0] ?? []

/** That question, as the first of them had it. */
async function exampleOf(most: readonly BareAnswer[], { db, courseId, pupils }: Looked): Promise<ExampleDto | null> {
  const [first] = most
  if (!first) return null
  const { userId, quizId, position } = first
  const asked = (await listRunQuestions(db, { courseId, userId, quizId })).find((each) => each.position === position)
  if (!asked?.answer) return null
  const view = bank.question(asked.item, asked.seed)
  const { itemId: _, level: __, ...question } = view
  return {
    question,
    headline: bank.headline(asked.answer.snapshot.item, asked.seed),
    counts: countsByChoice(most, pupils, view),
  }
}

/** What is asked for, of an assignment: the questions of a template, or one question. */
export function askedFor(lines: readonly TemplateAnswers[], asked: string): WhichAsked | null {
  if (lines.some(({ template }) => template === asked)) return { template: asked }
  return asked === '' ? null : { itemId: asked }
}

async function chosenOf(key: string, which: WhichAsked, looked: Looked): Promise<AnswersDto['chosen']> {
  const { db, of, pupils, open, courseId, now } = looked
  const [given, bare] = await Promise.all([listGivenAnswers(db, of, which), listBareAnswers(db, of, which)])
  const [first] = given
  if (!first) return null
  const told = bare.filter(({ itemId }) => !open.has(itemId))
  const versions = new Set(bare.map(({ itemId }) => itemId)).size
  const { template, item, seed } = first
  const most = mostOf(told)
  const itemId = versions === 1 ? item.id : (most[0]?.itemId ?? null)
  const question = { assignmentId: of.assignmentId, template }
  return {
    key,
    title: titleOf({ template, versions, item, seed }),
    versions,
    answers: told.length,
    errors: versions === 1 ? null : countsByError(told, pupils),
    example: await exampleOf(most, looked),
    out: {
      ...{ template, itemId },
      asked: await askedIn(db, { ...question, itemId }),
      leftOut: await leftOutIn(db, courseId, now, 'itemId' in which ? { ...question, itemId } : question),
    },
    questions: [...groupedBy(given, (answer) => answer.item.id).values()].flatMap((answers) => {
      const [one] = answers
      if (!one) return []
      const said = open.has(one.item.id) ? null : answers.map((answer) => saidOf(answer, pupils))
      return [{ ask: bank.ask(one.item, one.seed), answers: said }]
    }),
  }
}

/** Every answer that was given in an assignment, question by question: who chose what. For who teaches the course. */
export const getAnswers = defineUseCase(
  'course/answers',
  z.object({ courseId: unsafeId, assignmentId: unsafeId, question: z.string().max(200).default('') }),
  async ({ courseId, assignmentId, question }, { now }) => {
    const answered = await answeredIn(courseId, assignmentId, now)
    if (!answered.ok) return answered
    const { db, course, assignment, pupils, lines } = answered.value
    const asked = askedFor(lines, question)
    const looked = {
      db,
      courseId: course.id,
      of: answered.value.of,
      pupils,
      now,
      open: asked ? await openToAsker(now) : new Set<string>(),
    }
    const dto: AnswersDto = {
      course,
      column: columnOf(assignment),
      lines: lines.map((line) => {
        const { key, versions, answers, right, people } = line
        return { key, title: titleOf(line), versions, answers, right, people }
      }),
      chosen: asked && (await chosenOf(question, asked, looked)),
    }
    return ok(dto)
  },
)
