import 'server-only'
import { byName } from '#lib/base/by-name'
import { areaShares, type HeldBelief, isOfFew, isShared, weakAreas } from '#lib/courses/index'
import { tellingAnswers } from '#lib/db/classroom/beliefs'
import type { Db } from '#lib/db/client'
import type { Member } from '#lib/db/members'
import type { BeliefView } from '#lib/italian/views'
import { type WaitingDto, waitingOf } from '../made-of-questions'
import { bank } from '../ports'
import { heldBy, heldInCourse } from './held-in-course'
import { isOut, lastOfClass, type ReviewDto, reviewsOf } from './reviews'
import { seenAnswers } from './seen-answers'

/** An error that somebody makes now. */
export interface HeldDto extends Pick<BeliefView, 'title' | 'lesson'> {
  readonly belief: string
  /** The rule that it gets wrong, then those to read again. */
  readonly rules: readonly string[]
}

/** An error that people of a class make now: how many hold it, how many have ever shown it, of how many (`heldInCourse`). */
export interface SharedErrorDto extends HeldDto {
  readonly people: number
  readonly shown: number
  readonly of: number
  /** Too few met it for these figures to say much of the class. */
  readonly few: boolean
  /** Those of the course who hold it, by name; who played without an account has none. */
  readonly holders: readonly { readonly userId: string; readonly name: string }[]
  /** What was made of it for the course and waits to be used. */
  readonly waiting: WaitingDto
  /** The last revision that the class was given about it, and how many of those who have done it held it and hold it no longer. */
  readonly review: SharedReview | null
}

interface SharedReview extends Omit<ReviewDto, 'doneBy' | 'whom'> {
  readonly corrected: number
  /** How many hold the error now and were not given it, where it goes on and may be given to them. */
  readonly newcomers: number
}

/** An area in which a class is weak: so many first answers were right, of so many. */
export interface WeakAreaDto {
  /** The address of its lesson. */
  readonly lesson: string
  readonly title: string
  readonly right: number
  readonly n: number
  readonly people: number
}

export interface SharedErrors {
  readonly errors: readonly SharedErrorDto[]
  /** Where no error is shared: what the class is weak in, the weakest first. */
  readonly weak: readonly WeakAreaDto[]
  /** Errors that one person alone holds: nothing is said of the class by them, only of that person. */
  readonly alone: readonly SharedErrorDto[]
}

/** Templates that are drawn from beside those about the rule. */
const TEMPLATES = 6
/** Rules named beside an error. */
const RULES = 3
/** Areas that are told of. */
const AREAS = 2

/** What a class, or what it did of one assignment, shares of errors now, those of most people first. */
export async function sharedErrors(
  db: Db,
  courseId: string,
  members: readonly Member[],
  {
    most,
    now,
    assignmentId,
  }: { readonly most?: number; readonly now: number; readonly assignmentId?: string | undefined },
): Promise<SharedErrors> {
  const names = new Map(members.map(({ userId, name, email }) => [userId, name ?? email]))
  const held = await heldInCourse(db, courseId, assignmentId)
  const shared = held.filter(isShared)
  const students = members.filter(({ role, removedAt }) => role === 'studente' && removedAt === null)
  const attending = new Set(students.map(({ userId }) => userId))
  const reviews = await reviewsOf(db, courseId, [...attending], now)
  const waiting = await waitingOf(
    db,
    { courseId },
    held.map(({ belief }) => belief),
  )
  const dto = ({ belief, people, corrected, shown, of }: HeldBelief): SharedErrorDto => {
    const review = lastOfClass(reviews.get(belief), people.length)
    const known = people.flatMap((userId) => {
      const name = names.get(userId)
      return name === undefined ? [] : [{ userId, name }]
    })
    return {
      ...told(belief),
      ...{ people: people.length, shown, of, few: isOfFew({ of }) },
      waiting: waiting.get(belief) ?? {},
      holders: known.sort((a, b) => byName(a.name, b.name)),
      review: review
        ? reviewed(
            review,
            corrected,
            people.filter((userId) => attending.has(userId)),
          )
        : null,
    }
  }
  return {
    alone: held.filter((each) => !isShared(each)).map(dto),
    weak: shared.length > 0 ? [] : await weakIn(db, courseId, assignmentId),
    errors: shared.slice(0, most).map(dto),
  }
}

/** A revision with what came of it: it says no names. */
function reviewed(
  { doneBy, whom, ...review }: ReviewDto,
  corrected: readonly string[],
  holders: readonly string[],
): SharedReview {
  const newcomers = whom !== null && isOut(review) ? holders.filter((userId) => !whom.includes(userId)).length : 0
  return { ...review, newcomers, corrected: doneBy.filter((userId) => corrected.includes(userId)).length }
}

function told(belief: string): HeldDto {
  const { title, lesson, reread } = bank.belief(belief)
  const rules = [...new Set([bank.ruleOf(belief) ?? '', ...reread])].slice(0, RULES)
  return { belief, title, rules, ...(lesson && { lesson }) }
}

/** An error that one person makes now, with the revision about it that they have still to do. */
export interface OwnErrorDto extends HeldDto {
  readonly review: ReviewDto | null
}

/** The errors that one person of a course makes now: those that they have shown there, and corrected by no right answer since. */
export async function errorsOf(db: Db, courseId: string, userId: string, now: number): Promise<readonly OwnErrorDto[]> {
  const held = await heldBy(db, courseId, userId)
  const reviews = held.length === 0 ? new Map<string, never>() : await reviewsOf(db, courseId, [userId], now)
  return held.map(({ belief }) => ({ ...told(belief), review: reviews.get(belief)?.findLast(isOut) ?? null }))
}

async function weakIn(db: Db, courseId: string, assignmentId: string | undefined): Promise<SharedErrors['weak']> {
  const known = bank.areas()
  const areas = weakAreas(areaShares(await seenAnswers(db, courseId, assignmentId), known))
  return areas.slice(0, AREAS).map(({ area, right, n, people }) => ({
    ...{ lesson: area, right, n, people },
    title: known.find(({ slug }) => slug === area)?.title ?? area,
  }))
}

/** The templates in which a class met a belief: some tempt with it though they are about another rule. */
export async function templatesMet(db: Db, courseId: string, beliefs: readonly string[]): Promise<readonly string[]> {
  const answers = await tellingAnswers(db, courseId)
  const met = answers.filter(({ offered }) => beliefs.some((belief) => offered.includes(belief)))
  return [...new Set(met.map(({ template }) => template))].slice(0, TEMPLATES)
}
