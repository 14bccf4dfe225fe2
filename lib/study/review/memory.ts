import { type FSRS, fsrs, Rating } from 'ts-fsrs'
import { dayOf, startOf } from '../day'

/** How long a rule is remembered, as FSRS models it. */
export interface Memory {
  /** Days after which nine in ten would still know it. */
  readonly stability: number
  /** From 1 to 10: how little each review adds. */
  readonly difficulty: number
  /** The last answer, and when it should be asked again; ms since 1970. */
  readonly lastAt: number
  readonly dueAt: number
}

/** What an answer says of the memory: forgotten, guessed, known, known without a doubt. */
export type Recall = 'forgotten' | 'guessed' | 'known' | 'sure'

/** How likely an answer should be when its rule is asked again. */
export const RETENTION = 0.9

/** A rule that nobody asked about for a year may have changed. */
const LONGEST_DAYS = 365

// No fuzz: the past must fold to the same progress every time.
const scheduler = (retention: number): FSRS =>
  fsrs({ request_retention: retention, maximum_interval: LONGEST_DAYS, enable_fuzz: false })
const usual = scheduler(RETENTION)

const RATINGS = { forgotten: Rating.Again, guessed: Rating.Hard, known: Rating.Good, sure: Rating.Easy } as const

/** Time is counted in whole study days: hours say little of what is remembered for months. */
const daysBetween = (from: number, to: number): number => Math.max(0, dayOf(to) - dayOf(from))

/** The memory after one more answer. What was forgotten is due tomorrow, whatever it was worth before. */
export function recalled(before: Memory | undefined, recall: Recall, at: number): Memory {
  const days = before ? daysBetween(before.lastAt, at) : 0
  const { stability, difficulty } = usual.next_state(before ?? null, days, RATINGS[recall])
  const wait = recall === 'forgotten' ? 1 : usual.next_interval(stability, days)
  return { stability, difficulty, lastAt: at, dueAt: startOf(dayOf(at) + wait) }
}

/** How likely the answer is at `now`, from 0 to 1. */
export const recallAt = (memory: Memory, now: number): number =>
  usual.forgetting_curve(daysBetween(memory.lastAt, now), memory.stability)

/** When a memory has to be asked again, in ms since 1970, where more than the usual is to be remembered. */
export function dueAtFor(retention: number): (memory: Memory) => number {
  const strict = scheduler(retention)
  return ({ stability, lastAt, dueAt }) => Math.min(dueAt, startOf(dayOf(lastAt) + strict.next_interval(stability, 0)))
}
