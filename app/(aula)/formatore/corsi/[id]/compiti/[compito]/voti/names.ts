/** What stands in the line of one person, as the fields of the form are called. */
export const NAMES = {
  was: (userId: string): string => `era:${userId}`,
  points: (userId: string): string => `punti:${userId}`,
  wasExcused: (userId: string): string => `eraEsonero:${userId}`,
  excused: (userId: string): string => `esonero:${userId}`,
} as const
