export { compileChapter, compileLesson, isShort } from './compile'
export { type Edition, readEditions } from './editions'
export { readGlossary } from './glossary'
export { minutesOf } from './length'
export { byPlace, formatMessage } from './message'
export { readNote } from './note'
export { type LessonSection, type Passage, sectionsOf } from './passages'
export { type Prerequisites, readPrerequisites } from './prerequisites'
export { compileRules, type RulesFile, type RuleText, ruleOrder } from './rules-file'
export { ruleNumbers } from './text'
export type {
  Chapter,
  CheckItalian,
  Era,
  Foretold,
  ItalianProblem,
  Known,
  Lesson,
  LessonMessage,
  LessonScenario,
  MisconceptionParagraph,
  ProseKind,
  RuleNumber,
  ScenarioEnd,
  ScenarioProblem,
  Section,
  Term,
} from './types'
export { typeset } from './typeset'
export { type Whole, wholeOf } from './whole'
export { everyday, wordOf } from './words'
