import 'server-only'

/** Whose something prepared for a class is: of a person and of some courses, or of one course alone. */
export const ofCourses = (courses: readonly string[]) => ({ courseId: { in: [...courses] } })

/** When something was put away, as the tables have it; null where it was not, or was taken back. */
export const awayAt = (at: number | null): Date | null => (at === null ? null : new Date(at))
