import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { noTrouble, type Trouble } from './wire'

/** What people do in a round, prepared before anything goes wrong: who they are, and what they will answer. */
export interface Work {
  /** How many answers they will give. */
  readonly answers: number
  /** Does it, spread over a time in ms, each answer until it is acknowledged; `acknowledged` hears the name of each that was. */
  perform(over: number, acknowledged: (name: string) => void): Promise<void>
  /** What the database holds of it now. */
  kept(): Promise<Kept>
  close(): Promise<void>
}

export interface Kept {
  /** Every answer by name; one that is there twice is named twice. */
  readonly answers: readonly string[]
  /** What came of it: points, verdicts. The same in every round, whatever went wrong. */
  readonly scores: readonly string[]
}

/** The site as those who work on it see it. */
export interface Place {
  /** Of the processes. */
  readonly urls: readonly string[]
  /** Of the database, past everything that may go wrong on the way to it. */
  readonly databaseUrl: string
  readonly secret: string
  readonly trouble: Trouble
}

export const placeOf = (urls: readonly string[], databaseUrl: string, secret: string): Place => ({
  urls,
  databaseUrl,
  secret,
  trouble: noTrouble(),
})

/** Each of some steps at its own moment of a time in ms, one after the other. */
export async function spread<T>(steps: readonly T[], over: number, take: (step: T, n: number) => Promise<void>) {
  const began = performance.now()
  for (const [n, step] of steps.entries()) {
    await pause(Math.max(0, began + ((n + Math.random()) / steps.length) * over - performance.now()))
    await take(step, n)
  }
}

/** Which answers are right: the same in every round. */
export const isRight = (person: number, question: number): boolean => (person * 7 + question * 3) % 5 < 3

/** An address of one's own, as a proxy passes it on. */
export const addressOf = (n: number): string => `10.7.${n >> 8}.${n & 255}`

/** The name of one answer, for whoever is sent it twice. */
export const newKey = (): string => randomUUID()
