import 'server-only'
import type { Db } from '#lib/db/client'
import type { NewQuestion } from '#lib/db/quizzes'
import { lengthOf, type Part } from '#lib/study/index'
import { drawCallQuestions } from '../calls/draw-questions'
import { bank } from '../ports'

/** The calls of a new exam, decided by rules of what the rest of it is about. */
export async function chooseCalls(
  db: Db,
  userId: string,
  seed: string,
  parts: readonly Part[],
): Promise<readonly NewQuestion[]> {
  const count = lengthOf({ parts: parts.filter(({ calls }) => calls) })
  if (count === 0) return []
  const about = new Set(parts.flatMap(({ area }) => area ?? []))
  const rules = bank.areas().flatMap(({ slug, rules: taught }) => (about.has(slug) ? taught : []))
  return drawCallQuestions(db, userId, seed, { count, rules })
}
