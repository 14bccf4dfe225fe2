import { dayOf, startOf } from './day'

/** The week of a moment (ms since 1970), a whole number. Weeks begin on Monday, as study days turn. */
export const weekOf = (at: number): number => Math.floor((dayOf(at) + 3) / 7)

/** The first moment of a week, in ms since 1970. */
export const startOfWeek = (week: number): number => startOf(week * 7 - 3)
