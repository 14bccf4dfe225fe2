import type { QuizDto } from '#lib/server/dto'
import type { MarkView } from '../_ui/marks'

const views = { open: null, right: 'ok', wrong: 'ko', wrongReason: 'ko', gaveUp: 'blank' } as const

/** How each question of a quiz stands, as the interface draws it. */
export const markOf = (mark: QuizDto['marks'][number]): MarkView => views[mark]
export const marksOf = (quiz: Pick<QuizDto, 'marks'>): readonly MarkView[] => quiz.marks.map(markOf)
