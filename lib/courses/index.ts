export { type CourseFields, type CoursePhase, coursePhase, LONGEST_TITLE, parseCourse } from './course'
export { type Day, isDay } from './day'
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
