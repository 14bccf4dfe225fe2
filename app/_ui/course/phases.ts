/** How a course stands, in words. */
export const PHASES = {
  before: 'non ancora cominciato',
  on: 'in corso',
  over: 'finito',
  archived: 'archiviato',
} as const
