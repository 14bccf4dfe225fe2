const MS = 86_400_000

/**
 * The study day of a moment (ms since 1970), a whole number. It turns at midnight UTC: one or two in the night in Italy, so that
 * an evening's last answers count for that evening and no time zone table is needed to fold the past again.
 */
export const dayOf = (at: number): number => Math.floor(at / MS)

/** The first moment of a study day, in ms since 1970. */
export const startOf = (day: number): number => day * MS
