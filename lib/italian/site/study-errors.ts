import { typeset } from '../grammar/typeset'

/** What may go wrong wherever one studies: what happened, whether anything was lost, what to do. */
export const study = {
  busy: 'In questo momento lo chiedono in tanti: riprova tra qualche secondo.',
  malformed: 'Controlla ciò che hai scritto: qualcosa non ha la forma che serve. Non è stato salvato niente.',
  'not-found': "Ciò che cerchi non c'è più, o è di un'altra persona.",
  'invalid-answer': 'Questa risposta non è fra quelle possibili e non è stata contata. Scegli di nuovo.',
  'expired-session': 'La sessione è scaduta. Accedi di nuovo: ciò che hai fatto resta.',
  'rate-limited': 'Troppe richieste in poco tempo. Riprova tra qualche minuto.',
  'database-down': 'Il sito non raggiunge i suoi dati. Non hai perso nulla: riprova fra poco.',
  'no-network': 'Il sito non si raggiunge: serve la rete. Non hai perso nulla: riprova quando la rete torna.',
  'old-version': 'Questa domanda è stata rifatta: a quella vecchia non si può più rispondere.',
  'not-allowed': 'Con questo account non puoi farlo.',
  'none-left': 'Su questo punto non ci sono altre domande.',
  'unknown-rules': 'Su qualcuna delle regole scritte non ci sono domande: controlla i numeri. Non è cominciato nulla.',
  'nothing-missed': 'Per ora non hai errori da ripassare. Scegli «Allenati» per andare avanti.',
  'exam-closed': "L'esame è già consegnato: le risposte restano quelle di allora.",
  'too-early': "È passato troppo poco tempo dall'ultima prova non superata. Intanto puoi allenarti.",
} as const satisfies Readonly<Record<string, string>>

/** Of a code that nobody knows: that nothing was done. */
export const UNKNOWN = 'Qualcosa non ha funzionato e non è stato fatto nulla. Riprova.'

/** Of rules without questions by their numbers, `unknown-rules 999 119.99`: which ones; undefined for any other code. */
export function sayUnknownRules(code: string): string | undefined {
  const [name, ...numbers] = code.split(' ')
  if (name !== 'unknown-rules' || numbers.length === 0) return undefined
  return `Non ci sono domande su: ${numbers.join(', ')}. Controlla i numeri, o toglili. Non è cominciato nulla.`
}

/** One sentence for a failure of what is done while studying; lessons carry no others. */
export const sayStudyError = (code: string): string =>
  sayUnknownRules(code) ?? typeset(code in study ? study[code as keyof typeof study] : UNKNOWN)
