import 'server-only'
import { aboutRules, type SeenAnswer } from '#lib/courses/index'
import type { Db } from '#lib/db/client'
import { listCourseAnswers } from '#lib/db/course-answers'
import { bank } from '../ports'

/** The answers that the instructors of a course may see, each with the rules that it is about: of one kept with none, those of its model. */
export async function seenAnswers(db: Db, courseId: string, assignmentId?: string): Promise<readonly SeenAnswer[]> {
  const rules = new Map(bank.templates().map(({ id, claims }) => [id, claims]))
  return aboutRules(await listCourseAnswers(db, courseId, assignmentId), (template) => rules.get(template) ?? [])
}

/** The models that are about one of some rules: an answer to them that is kept with no rule is about it too. */
export const modelsAbout = (rules: readonly string[]): readonly string[] =>
  bank.templates().flatMap(({ id, claims }) => (claims.some((rule) => rules.includes(rule)) ? [id] : []))
