import 'server-only'
import type { Db } from '#lib/db/client'
import { type Answered, answeredBy } from '#lib/db/ratings'
import type { QuestionView } from '#lib/italian/views'
import { type AnsweredLevel, ENOUGH_PEOPLE, type Level } from '#lib/questions/level'
import { bank } from './ports'

function levelled({ template, rating, people }: Answered): readonly (readonly [string, AnsweredLevel])[] {
  const harder = rating - bank.difficulty(template)
  const level = bank.level(template, harder)
  return level === undefined ? [] : [[template, { level, people, harder }]]
}

/** What answers say of the templates that enough people have answered: of any other the level is that of its ideas. */
export const answeredLevels = async (db: Db): Promise<ReadonlyMap<string, AnsweredLevel>> =>
  new Map((await answeredBy(db, ENOUGH_PEOPLE)).flatMap(levelled))

/** The same for drawing. */
export const drawnLevels = (answered: ReadonlyMap<string, AnsweredLevel>): Readonly<Record<string, Level>> =>
  Object.fromEntries([...answered].map(([template, { level }]) => [template, level]))

/** A question with the level that answers give its template, if they do, and how many people they are of. */
export async function withLevel<Q extends Pick<QuestionView, 'level' | 'levelBy'>>(
  db: Db,
  itemId: string,
  question: Q,
): Promise<Q> {
  if (question.level === undefined) return question
  const [found] = (await answeredBy(db, ENOUGH_PEOPLE, itemId.split('.')[0])).flatMap(levelled)
  if (!found) return question
  const [, { level, people }] = found
  return { ...question, level, levelBy: people }
}
