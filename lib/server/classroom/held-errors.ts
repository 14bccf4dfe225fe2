import 'server-only'
import { heldBeliefs } from '#lib/courses/index'
import { type NamedAnswer, namedAnswers } from '#lib/db/classroom/answers'
import type { ClassQuestion } from '#lib/db/classroom/sessions'
import type { Db } from '#lib/db/client'
import type { Item } from '#lib/questions/item'
import { bank } from '../ports'

/** An error that people of a session hold at its end, counted as in a course (`heldInCourse`), by the answers of this session alone. */
export interface HeldErrorDto {
  readonly belief: string
  readonly title: string
  readonly rule: string
  readonly people: number
  readonly shown: number
  readonly of: number
}

/** Errors that are told of. */
const MOST = 5

const offeredBy = ({ options }: Item): readonly string[] => options.flatMap(({ beliefs }) => beliefs)

/** What players hold at the end of some answers, in the order in which they were given: those of most people first. */
export function heldErrors(
  questions: readonly ClassQuestion[],
  answers: readonly NamedAnswer[],
): readonly HeldErrorDto[] {
  const telling = answers.flatMap(({ questionId, playerId, verdict, beliefs }) => {
    const item = questions.find(({ id }) => id === questionId)?.item
    return item
      ? [{ userId: playerId, template: item.template, offered: offeredBy(item), beliefs, right: verdict === 'right' }]
      : []
  })
  // One that the site no longer knows has no questions either.
  const held = heldBeliefs(telling).flatMap(({ belief, people, shown, of }) => {
    const rule = bank.ruleOf(belief)
    if (rule === undefined) return []
    return [{ belief, title: bank.belief(belief).title, rule, people: people.length, shown, of }]
  })
  return held.slice(0, MOST)
}

/** For the wall at the end: the error that most people hold, as the report says it. Of one person alone it would be about that person. */
export async function mostHeld(
  db: Db,
  sessionId: string,
  questions: readonly ClassQuestion[],
): Promise<Pick<HeldErrorDto, 'title' | 'people'> | null> {
  const [most] = heldErrors(questions, await namedAnswers(db, sessionId))
  return most && most.people > 1 ? { title: most.title, people: most.people } : null
}

/** The templates that tempted with a belief in some questions. */
export const temptingWith = (belief: string, questions: readonly ClassQuestion[]): readonly string[] => [
  ...new Set(questions.flatMap(({ item }) => (offeredBy(item).includes(belief) ? [item.template] : []))),
]
