/** From what everybody meets in a first game to what judges argue about. */
export const LEVELS = ['base', 'L1', 'L2', 'limite'] as const
export type Level = (typeof LEVELS)[number]

/**
 * Different people whose answers say of which level a template is. What the answers of twenty say of a difficulty is wrong by about 0.45 logits,
 * half of the way from one level to the next; with fewer, a level would follow who happened to come by.
 */
export const ENOUGH_PEOPLE = 20

/** What answers say of a template that enough people have answered. */
export interface AnsweredLevel {
  readonly level: Level
  /** How many different people answered it, or at least so many. */
  readonly people: number
  /** By how much its questions are harder than they were taken to be, in logits. */
  readonly harder: number
}
