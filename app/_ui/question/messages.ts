/** What to say when an answer was not taken, and what happens next. */
export interface Trouble {
  /** `retry`: it goes on by itself. `session`: the reader must sign in. `stop`: another choice or another page. */
  readonly kind: 'retry' | 'session' | 'stop'
  readonly title: string
  readonly text: string
  /** Another question to go on with. */
  readonly other?: string | undefined
  /** Where more of it is said. */
  readonly leads?: { readonly href: string; readonly label: string }
}

const retry = (title: string, text: string): Trouble => ({ kind: 'retry', title, text })
const stop = (title: string, text: string): Trouble => ({ kind: 'stop', title, text })

export const offline = retry(
  'Non è ancora salvata: riprovo.',
  'La connessione non risponde. La tua scelta resta su questo dispositivo e conta una volta sola.',
)

/** The site answered, but with a failure of its own. */
export const failing = retry(
  'Non è ancora salvata: riprovo.',
  'Il sito ha avuto un guasto da parte nostra. La tua scelta resta su questo dispositivo e conta una volta sola.',
)

const known: Readonly<Record<string, Trouble>> = {
  'database-down': retry(
    'Non è ancora salvata: riprovo.',
    'Il sito non raggiunge i suoi dati. La tua scelta resta su questo dispositivo e conta una volta sola.',
  ),
  'rate-limited': retry(
    'Non è ancora salvata: riprovo fra poco.',
    'Sono arrivate molte risposte in poco tempo. La tua scelta resta su questo dispositivo.',
  ),
  'expired-session': {
    kind: 'session',
    title: 'La sessione è scaduta.',
    text: 'La tua scelta resta su questo dispositivo: la ritrovi qui dopo l’accesso.',
  },
  'invalid-answer': stop('Questa risposta non è fra quelle possibili.', 'Non è stata contata. Scegli di nuovo.'),
  'old-version': stop(
    'Questa domanda è stata rifatta.',
    'La versione nuova ha un altro indirizzo. Non è stata contata nessuna risposta.',
  ),
  withdrawn: stop('Questa domanda è stata ritirata.', 'Non è stata contata nessuna risposta.'),
  'not-found': stop(
    'Questa domanda non è più qui.',
    'Il quiz è di un’altra persona o non esiste più. Non è stata contata nessuna risposta.',
  ),
}

const unknown = stop(
  'La risposta non è stata salvata.',
  'Qualcosa non ha funzionato. La tua scelta è ancora qui: puoi confermarla di nuovo.',
)

/** The trouble behind a code of the use cases, which may name another question; an unknown code stops, because trying again may not help. */
export function troubleOf(code: string): Trouble {
  const [name = '', other] = code.split(' ')
  return { ...(known[name] ?? unknown), other }
}

/** The same for a browser without script, where nothing tries again by itself. */
export function toldOnce(code: string): Trouble {
  const trouble = troubleOf(code)
  if (trouble.kind !== 'retry') return trouble
  return stop(
    'La risposta non è stata salvata.',
    'Il sito non raggiunge i suoi dati. Scegli e conferma di nuovo fra poco: conta una volta sola.',
  )
}
