import 'server-only'
import { areaShares } from '#lib/courses/index'
import type { Db } from '#lib/db/client'
import { listAnswersElsewhere } from '#lib/db/course-answers'
import { findMember } from '#lib/db/members'
import { bank } from '../ports'

/** What a student who shows a course everything answered elsewhere: the report of the course counts it too. */
export interface ElsewhereDto {
  readonly answers: number
  readonly right: number
  /** Of first answers, area by area, that of most answers first. */
  readonly areas: readonly {
    /** The address of its lesson. */
    readonly lesson: string
    readonly title: string
    readonly right: number
    readonly n: number
  }[]
}

/** What a student of a course did elsewhere; null of one who does not show it. */
export async function elsewhereOf(
  db: Db,
  of: { readonly courseId: string; readonly userId: string },
): Promise<ElsewhereDto | null> {
  const member = await findMember(db, of.courseId, of.userId)
  if (!member?.sharesAll) return null
  const answers = await listAnswersElsewhere(db, of)
  const known = bank.areas()
  return {
    answers: answers.length,
    right: answers.filter(({ right }) => right).length,
    areas: areaShares(answers, known)
      .map(({ area, right, n }) => ({
        ...{ lesson: area, right, n },
        title: known.find(({ slug }) => slug === area)?.title ?? area,
      }))
      .sort((a, b) => b.n - a.n),
  }
}
