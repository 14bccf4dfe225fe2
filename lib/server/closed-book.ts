import 'server-only'
import type { QuestionView } from '#lib/italian/views'

/**
 * A question as it is asked where nothing may help: in an exam, on paper, to a class. What a keyword does is often the answer; its two names
 * stand on the table anyway.
 */
export const closedBook = <Q extends Pick<QuestionView, 'keywords'>>(question: Q): Q => ({
  ...question,
  keywords: question.keywords.map(({ it, en }) => ({ it, en })),
})
