import 'server-only'
import { type Counted, countedByChoice, countedByError } from '#lib/courses/index'
import type { BareAnswer } from '#lib/db/course-attempts'
import type { QuestionView } from '#lib/italian/views'
import { tallied } from '../beliefs'
import { bank } from '../ports'
import type { Pupil } from './pupils'
import { sayChosen } from './say-chosen'

/** So many answers that come to the same, and whose they are. */
export interface AnswerCount {
  /** Null of an option that nobody chose. */
  readonly mark: BareAnswer['verdict'] | null
  /** What was chosen, in the words of the question; null where answers to different questions are put together. */
  readonly said: string | null
  /** What whoever chose it believes. */
  readonly beliefs: readonly { readonly id: string; readonly title: string }[]
  readonly times: number
  /** Each once, with how often, and where the first of these answers stands. */
  readonly people: readonly {
    readonly userId: string
    readonly name: string
    readonly times: number
    readonly quizId: string
    readonly position: number
  }[]
}

function peopleOf(answers: readonly BareAnswer[], pupils: readonly Pupil[]): AnswerCount['people'] {
  return pupils.flatMap(({ userId, name }) => {
    const own = answers.filter((answer) => answer.userId === userId)
    const [first] = own
    return first ? [{ userId, name, times: own.length, quizId: first.quizId, position: first.position }] : []
  })
}

function countOf(
  { verdict, belief, answers }: Counted<BareAnswer>,
  pupils: readonly Pupil[],
  said: string | null,
): AnswerCount {
  const believed = belief === null ? (said === null ? [] : tallied(answers)) : [bank.belief(belief)]
  return {
    mark: verdict,
    said,
    beliefs: believed.map(({ id, title }) => ({ id, title })),
    times: answers.length,
    people: peopleOf(answers, pupils),
  }
}

/** Answers to different questions, by the error that each betrays. */
export const countsByError = (answers: readonly BareAnswer[], pupils: readonly Pupil[]): readonly AnswerCount[] =>
  countedByError(answers).map((counted) => countOf(counted, pupils, null))

/** Answers to one question, by what was chosen, in the words in which the first had it; options that nobody chose come last. */
export function countsByChoice(
  answers: readonly BareAnswer[],
  pupils: readonly Pupil[],
  view: QuestionView,
): readonly AnswerCount[] {
  const counted = countedByChoice(answers).map((one) =>
    countOf(one, pupils, one.answers[0] ? sayChosen(view, one.answers[0].given) : ''),
  )
  const chosen = new Set(answers.flatMap(({ given }) => ('option' in given ? [given.option] : [])))
  const idle = chosen.size === 0 ? [] : view.options.filter(({ key }) => !chosen.has(key))
  return [...counted, ...idle.map(({ text }) => ({ mark: null, said: text, beliefs: [], times: 0, people: [] }))]
}
