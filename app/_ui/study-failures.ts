import { sayStudyError } from '#lib/italian/study-errors'

/** One sentence for a failure of what is done while studying: what lessons and quizzes need, and no more of it to fetch. */
export const sayStudyFailure = sayStudyError
