import type { SeenAnswer } from '#lib/courses/index'

/** An answer as reports of a course see it: one about 119.3, in no assignment and no session unless it says so. */
export const seen = (userId: string, template: string, right: boolean, more: Partial<SeenAnswer> = {}): SeenAnswer => ({
  userId,
  template,
  right,
  itemId: `${template}.v1.1`,
  claims: ['119.3'],
  offered: [],
  beliefs: [],
  assignmentId: null,
  sessionId: null,
  at: 0,
  ...more,
})
