const marked = (n: number): string => (n === 1 ? '1 è segnata da rivedere' : `${n} sono segnate da rivedere`)

const empty = (n: number): string => {
  if (n === 0) return 'Tutte le domande hanno una risposta'
  return n === 1 ? '1 domanda non ha risposta' : `${n} domande non hanno risposta`
}

/** What is left to do in an exam, as a sentence: «2 domande non hanno risposta e 1 è segnata da rivedere.» */
export const sayLeftOver = (missing: number, flagged: number): string =>
  `${[empty(missing), ...(flagged > 0 ? [marked(flagged)] : [])].join(' e ')}.`
