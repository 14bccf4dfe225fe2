export { type CourseFields, type CoursePhase, coursePhase, LONGEST_TITLE, parseCourse } from './course'
export type { Day } from './day'
