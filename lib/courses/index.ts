export {
  type AssignmentError,
  type AssignmentFields,
  type AssignmentPhase,
  assignmentPhase,
  type BeginError,
  type Duty,
  type Extension,
  inOrder,
  lastEnd,
  mayBegin,
  nextDuty,
  parseAssignment,
  type Times,
  timesFor,
} from './assignment'
export {
  type BeliefShare,
  beliefShares,
  type HeldBelief,
  heldBeliefs,
  isShared,
  type TellingAnswer,
} from './beliefs'
export {
  type CourseError,
  type CourseFields,
  type CoursePhase,
  coursePhase,
  LONGEST_TITLE,
  parseCourse,
} from './course'
export { type Day, dayLater, daysFrom, isDay } from './day'
export { type Distribution, distributionOf } from './distribution'
export {
  type Allowance,
  allowanceOf,
  attemptsFor,
  type Exception,
  type ExceptionError,
  type ExceptionKind,
  type Points,
  parseException,
  type ReasonedException,
  sameException,
} from './exception'
export {
  type Cell,
  type CellState,
  cellOf,
  type GradedRun,
  pointsOf,
  rankOf,
  type Sum,
  sumOf,
} from './gradebook'
export { type LessonPlan, type LessonPlanError, LONGEST_NOTE, moved, parseLesson } from './lessons'
export { type Attempted, type Outcome, outcomeOf } from './outcome'
export {
  isOnPaper,
  matchPapers,
  type NamedPaper,
  type PaperMatch,
  type PaperPerson,
  paperReason,
} from './paper-match'
export {
  type AreaShare,
  activityOf,
  areaShares,
  ENOUGH,
  FEW,
  firstAnswers,
  groupedBy,
  type HeatCell,
  heatOf,
  type SeenAnswer,
  type TemplateStatistics,
  templateStatistics,
  type WeekActivity,
  weakAreas,
} from './report'
export {
  type Listed,
  LONGEST_ROSTER,
  planRoster,
  type Roster,
  type RosterError,
  type RosterPlan,
  type RosterProblem,
  readRoster,
  type Standing,
} from './roster'
export { type Mark, MOST_PAPERS, readScanned, type Scannable, type Scanned, type ScanTrouble } from './scanned'
export { correlation, type Share, shareOf } from './statistics'
export { needOf, type Use, usesOf } from './use'
