import 'server-only'
import type { QuizState } from '#lib/db/quizzes'
import type { OpenQuizDto, QuizDto } from '../dto'

/** What an answer to a quiz that takes no more is told. */
export const refusalOf = { aside: 'quiz-closed', handedIn: 'run-handed-in', annulled: 'run-annulled' } as const

/** A quiz as pages see it. */
export function quizDto({ id, edition, marks, closing, wish }: QuizState): QuizDto {
  const next = closing === null ? marks.indexOf(null) : -1
  return {
    id,
    edition,
    total: marks.length,
    answered: marks.filter((mark) => mark !== null).length,
    right: marks.filter((mark) => mark === 'right').length,
    marks: marks.map((mark) => mark ?? 'open'),
    next: next < 0 ? null : next + 1,
    closing,
    first: wish.practice === 'first',
  }
}

const isBegun = ({ marks }: QuizState): boolean => marks.some((mark) => mark !== null)

/** The first quiz of a list that was begun and takes answers, or null. */
export function openQuiz(quizzes: readonly QuizState[]): OpenQuizDto | null {
  const open = quizzes.find((quiz) => isBegun(quiz) && quiz.closing === null && quiz.marks.includes(null))
  if (!open) return null
  const { id, answered, total } = quizDto(open)
  return { id, answered, total, assigned: open.assignmentId !== null }
}

/** Of quizzes that wait, the newest first, those that make place for the one that stays: the newest that was begun, or the newest. */
export function besides(waiting: readonly QuizState[]): readonly string[] {
  const stays = waiting.find(isBegun) ?? waiting[0]
  return waiting.flatMap(({ id }) => (id === stays?.id ? [] : [id]))
}

/** How somebody stands who asks for another quiz: one that was begun keeps it from them, those that nobody has answered make place. */
export function standing(waiting: readonly QuizState[]): {
  readonly open: string | null
  readonly untouched: readonly QuizState[]
} {
  return { open: waiting.find(isBegun)?.id ?? null, untouched: waiting.filter((quiz) => !isBegun(quiz)) }
}
