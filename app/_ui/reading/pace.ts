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

/**
 * Counts one more second of looking at a window of this height. Returns the sections that have now been read: long enough on screen, and
 * their end has been reached or passed. One that was jumped over was never on screen.
 */
export function look(seconds: Map<string, number>, sights: readonly Sight[], height: number): string[] {
  const read: string[] = []
  for (const { id, top, bottom, length } of sights) {
    const onScreen = top < height * 0.8 && bottom > height * 0.2
    const spent = (seconds.get(id) ?? 0) + (onScreen ? 1 : 0)
    seconds.set(id, spent)
    if (spent >= needed(length) && bottom < height) read.push(id)
  }
  return read
}

/** The section being read: the last that begins above the upper third of the window. */
export const current = (sights: readonly Sight[], height: number): string | undefined =>
  sights.findLast(({ top }) => top < height / 3)?.id
