/** What one made of a live session. */
export interface ClassLine {
  readonly at: number
  readonly ended: boolean
  readonly asked: number
  readonly answered: number
  readonly right: number
}

/** «3 risposte giuste su 5, 1 domanda senza risposta»; of one that goes on, what was told so far. */
export function sayClass({ ended, asked, answered, right }: ClassLine): string {
  if (asked === 0) return ended ? 'nessuna domanda rivelata' : 'in corso, nessuna domanda rivelata finora'
  const score = `${right === 1 ? '1 risposta giusta' : `${right} risposte giuste`} su ${asked}`
  const missing = asked - answered
  const without = missing === 0 ? '' : `, ${missing === 1 ? '1 domanda' : `${missing} domande`} senza una tua risposta`
  return `${score}${without}${ended ? '' : ' (la sessione è in corso)'}`
}
