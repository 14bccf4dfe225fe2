import 'server-only'
import type {
  AssignmentError,
  BeginError,
  CourseError,
  ExceptionError,
  LessonPlanError,
  RosterError,
} from '#lib/courses/index'

/** Why what is done about courses, their people and assignments was not done. */
export type CourseCode =
  /** Nothing is begun in a course that was put away. */
  | 'course-archived'
  /** Nothing to do. */
  | 'assignment-empty'
  /** Marks are given out of no such number of points. */
  | 'out-of'
  /** A revision from which everybody was left out. */
  | 'review-nobody'
  /** More time that is no more than everybody has. */
  | 'exception-nothing'
  /** The course would have no instructor any more. */
  | 'last-instructor'
  /** Nobody of that e-mail has an account that teaches. */
  | 'no-such-instructor'
  /** No course is joined by that code, or not any more. */
  | 'no-such-course'
  /** Who was removed does not come back by themselves. */
  | 'removed-from-course'
  | CourseError
  | LessonPlanError
  | AssignmentError
  | ExceptionError
  | BeginError
  | RosterError
