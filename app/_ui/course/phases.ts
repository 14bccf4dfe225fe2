/** How a course stands, in words. */
export const PHASES = {
  before: 'non ancora cominciato',
  on: 'in corso',
  over: 'finito',
  archived: 'archiviato',
} as const

/** The same as the end of a sentence: «Il corso non è ancora cominciato». */
export const COURSE_IS = {
  before: 'non è ancora cominciato',
  on: 'è cominciato',
  over: 'è finito',
  archived: 'è archiviato',
} as const satisfies Readonly<Record<keyof typeof PHASES, string>>
