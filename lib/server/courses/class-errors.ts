import 'server-only'
import { FEW, type HeldBelief } from '#lib/courses/index'
import type { Db } from '#lib/db/client'
import { bank } from '../ports'
import { heldInCourse } from './held-in-course'

/** An error that a class makes now, to choose by: how many hold it, have ever shown it, could have. */
export interface ClassErrorDto extends Pick<HeldBelief, 'belief' | 'shown' | 'of'> {
  readonly title: string
  readonly people: number
  /** Too few could have shown it to say much about the class. */
  readonly few: boolean
}

/** Errors that are offered. */
const OFFERED = 12

/** The errors that a class makes now, in its assignments and its live sessions, those of most people first. */
export async function classErrors(db: Db, courseId: string): Promise<readonly ClassErrorDto[]> {
  const held = await heldInCourse(db, courseId)
  return held.slice(0, OFFERED).map(({ belief, people, shown, of }) => ({
    ...{ belief, people: people.length, shown, of, few: of < FEW },
    title: bank.belief(belief).title,
  }))
}
