/** A section as it stands in the window, in px from its top. */
export interface Sight {
  readonly id: string
  readonly top: number
  readonly bottom: number
  /** Characters of its text. */
  readonly length: number
}

const FASTEST = 90 // characters a second: nobody reads that fast, but somebody who knows it all nearly does
const SHORTEST = 4
const LONGEST = 25

/** Seconds that a section of so many characters must have been on screen. */
export const needed = (length: number): number => Math.min(LONGEST, Math.max(SHORTEST, length / FASTEST))

/** What is known of how a section was looked at. */
export interface Gaze {
  /** How long it was on screen. */
  readonly seconds: number
  /** Whether its end was in the window, or less than half a window below. */
  readonly reached: boolean
}

const NONE: Gaze = { seconds: 0, reached: false }

/**
 * Counts one more second of looking at a window of this height. Returns the sections that have now been read: long enough on screen, their
 * end reached and in the window or passed. One that was jumped over, or only begun, is not read.
 */
export function look(gazes: Map<string, Gaze>, sights: readonly Sight[], height: number): string[] {
  const read: string[] = []
  for (const { id, top, bottom, length } of sights) {
    const onScreen = top < height * 0.8 && bottom > height * 0.2
    const before = gazes.get(id) ?? NONE
    const gaze = onScreen ? { seconds: before.seconds + 1, reached: before.reached || bottom < height * 1.5 } : before
    gazes.set(id, gaze)
    if (gaze.seconds >= needed(length) && gaze.reached && bottom < height) read.push(id)
  }
  return read
}

/** The section being read: the last that begins above the upper third of the window. */
export const current = (sights: readonly Sight[], height: number): string | undefined =>
  sights.findLast(({ top }) => top < height / 3)?.id
