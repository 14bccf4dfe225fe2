/** What went wrong while studying: light enough for the pages of study to fetch by itself. */
export { sayStudyError, sayUnknownRules, study, UNKNOWN } from './site/study-errors'
