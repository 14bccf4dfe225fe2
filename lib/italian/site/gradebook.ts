/** What stands in a cell of a gradebook that gives no points. */
export const CELL_STATES = {
  excused: 'esonerato',
  done: 'fatto',
  overdue: 'scaduto',
  begun: 'in corso',
  todo: 'non cominciato',
} as const
