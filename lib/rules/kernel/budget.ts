import { exhausted, type Limited } from './signal'

/** How much an evaluation may come to. */
export type Limits = Readonly<Record<Exclude<Limited, 'numbers'>, number>>

/** Far more than any question needs, and about a second's work where all of it is used. */
export const LIMITS: Limits = { objects: 1_000, events: 10_000, steps: 500_000 }

/** Beyond it a number is not exact any more once two such are multiplied by a thousand. */
const LARGEST = 1_000_000_000_000

/** What one evaluation may still use. It counts and measures no time: the same scenario always ends at the same place. */
export class Budget {
  objects: number
  events: number
  steps: number

  constructor({ objects, events, steps }: Limits) {
    this.objects = objects
    this.events = events
    this.steps = steps
  }

  /** Uses some of it; the evaluation ends where there is not as much. */
  spend(of: keyof Limits, n = 1): void {
    // A look by its name: nothing is counted more often.
    if (of === 'steps') this.steps -= n
    else this[of] -= n
    if ((of === 'steps' ? this.steps : this[of]) < 0) exhausted(of)
  }

  get left(): Limits {
    return { objects: this.objects, events: this.events, steps: this.steps }
  }
}

/** A number of things that are dealt with one by one: where they are too many, the evaluation ends before it begins with the first. */
export const oneByOne = (n: number): number => (n > LIMITS.objects ? exhausted('objects') : n)

/** An amount that is still exact. */
export const exact = (n: number): number => (Math.abs(n) > LARGEST ? exhausted('numbers') : n)
