import 'server-only'
import type { QuizState } from '#lib/db/quizzes'
import type { OpenQuizDto, QuizDto } from '../dto'

/** A quiz as pages see it. */
export function quizDto({ id, edition, marks }: QuizState): QuizDto {
  const next = marks.indexOf(null)
  return {
    id,
    edition,
    total: marks.length,
    answered: marks.filter((mark) => mark !== null).length,
    right: marks.filter((mark) => mark === 'right').length,
    marks: marks.map((mark) => mark ?? 'open'),
    next: next < 0 ? null : next + 1,
  }
}

/** The first quiz of a list that was begun and not finished, or null. */
export function openQuiz(quizzes: readonly QuizState[]): OpenQuizDto | null {
  const open = quizzes.find(({ marks }) => marks.includes(null) && marks.some((mark) => mark !== null))
  if (!open) return null
  const { id, answered, total } = quizDto(open)
  return { id, answered, total }
}
