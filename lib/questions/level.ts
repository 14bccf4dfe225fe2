/** From what everybody meets in a first game to what judges argue about. */
export const LEVELS = ['base', 'L1', 'L2', 'limite'] as const
export type Level = (typeof LEVELS)[number]
