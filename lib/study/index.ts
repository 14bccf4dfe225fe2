export { type Given, type InvalidAnswer, parseGiven } from './answer'
export type { Attempt } from './attempt'
export { type BeliefProgress, TO_OVERCOME } from './belief'
export { dayOf, startOf } from './day'
export { DIAGNOSTIC_AREAS, DIAGNOSTIC_LENGTH } from './diagnostic/areas'
export { type AreaFinding, findingsOf } from './diagnostic/findings'
export { nearest, nextAim } from './diagnostic/next'
export { expectedSuccess, type Rated, templateStep, UNRATED } from './elo'
export { assembleExam, type Supply, type Weighed } from './exam/assemble'
export {
  BLUEPRINTS,
  type Blueprint,
  CALLS,
  lengthOf,
  neededOf,
  type Part,
  SCORES,
  type Scores,
} from './exam/blueprint'
export { againAt, GRACE, isTold, type Phase, phaseOf, type Times, waitsUntil } from './exam/clock'
export { CANDIDATE, expectedScore } from './exam/expected'
export { GUIDES, type Guide } from './exam/guides'
export { type Planned, planExam, type Stock } from './exam/plan'
export { type ExamScore, scoreExam } from './exam/score'
export { FIRST_LENGTH, type FirstAim, type FirstAnswer, firstOf, nextFirst } from './first/next'
export { type Grade, grade, type Verdict } from './grade'
export type { Key } from './grading/marked'
export { type Confidence, isDue, masteryOf, type RuleProgress, type RuleState, stateOf } from './mastery'
export { type ExamPlan, examPlan, noPlan, type Streak, type StudyPlan, streakOf } from './plan'
export type { Choice, Practicable, Practice, Reason } from './practice/choice'
export { REASONS } from './practice/choice'
export { chooseMissed, choosePractice, countWanted } from './practice/choose'
export { openFor, type Prerequisites } from './prerequisites'
export { applyAttempt, noProgress, PROGRESS_VERSION, type Progress, rebuild, rulesAbout } from './progress'
export { assembleQuiz, type Candidate } from './quiz'
export { type RatedAttempt, RatingFold } from './ratings'
export type { TemplateProgress } from './template-progress'
export { startOfWeek, weekOf } from './week'
