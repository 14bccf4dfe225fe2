export { aboutRules, outside } from './about'
export {
  AS_IT_IS,
  type AssignmentError,
  type AssignmentFields,
  type AssignmentPhase,
  assignmentPhase,
  type BeginError,
  type Counting,
  cameAfter,
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
  type HeldBelief,
  heldBeliefs,
  isOfFew,
  isShared,
  type TellingAnswer,
} from './beliefs'
export { type Counted, countedByChoice, countedByError } from './chosen'
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
export { type KnownError, nameOfError } from './error-name'
export {
  type Allowance,
  allowanceOf,
  attemptsFor,
  type Exception,
  type ExceptionError,
  type ExceptionKind,
  isOutOf,
  type Points,
  parseException,
  parseReason,
  type ReasonedException,
  sameException,
} from './exception'
export { isGiven } from './given'
export {
  type Cell,
  type CellState,
  cellOf,
  countsOf,
  figuresOf,
  type GradedRun,
  isLate,
  isMissing,
  isToDo,
  OTHERS_CELL,
  type Partly,
  pointsOf,
  rankOf,
  type Sum,
  sumOf,
} from './gradebook'
export { type LessonPlan, type LessonPlanError, LONGEST_NOTE, moved, parseLesson } from './lessons'
export { changesIn, type MarkChanges, type MarkLine, readPoints, wrongIn } from './many-marks'
export { type Attempted, type Outcome, outcomeOf } from './outcome'
export {
  isOnPaper,
  matchPapers,
  type NamedPaper,
  ON_PAPER,
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
  lessonHeatOf,
  mostlyFew,
  type QuestionBy,
  type SeenAnswer,
  SLIPS,
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
export {
  type Mark,
  MOST_PAPERS,
  markOf,
  placeOf,
  readScanned,
  type Scannable,
  type Scanned,
  type ScannedMark,
  type ScanTrouble,
  type Settled,
} from './scanned'
export { consistencyOf, medianOf, type Spread, spreadOf } from './spread'
export { correlation, type Share, shareOf } from './statistics'
export { needOf, type Use, usesOf } from './use'
