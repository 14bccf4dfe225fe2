export { compileLesson } from './compile'
export { type Edition, readEditions } from './editions'
export { readGlossary } from './glossary'
export { formatMessage } from './message'
export { compileRules, type RulesFile, type RuleText } from './rules-file'
export { ruleNumbers } from './text'
export type {
  ItalianProblem,
  Known,
  Lesson,
  LessonMessage,
  LessonScenario,
  MisconceptionParagraph,
  RuleNumber,
  ScenarioProblem,
  Section,
  Term,
} from './types'
export { typeset } from './typeset'
