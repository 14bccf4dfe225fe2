import { typeset } from '../grammar/typeset'

/** What may go wrong with a course. */
export const course = {
  'course-title': 'Non ho salvato: scrivi un titolo, di 120 caratteri al massimo.',
  'course-dates': "Non ho salvato: controlla i giorni. La fine non viene prima dell'inizio.",
  'last-instructor': "Il corso non resta senza formatori: prima aggiungi un'altra persona. Non è cambiato nulla.",
  'no-such-instructor':
    "Con questa e-mail non c'è un account di formatore. Controlla l'indirizzo, o chiedi a chi gestisce il sito di dare quel ruolo. Non è cambiato nulla.",
  'no-such-course':
    'Nessun corso si apre con questo codice: è sbagliato, o non vale più. Chiedine uno nuovo a chi tiene il corso.',
  'removed-from-course': 'Chi tiene questo corso ti ha tolto: solo lui può riammetterti. Ciò che hai fatto resta tuo.',
  'roster-empty': "L'elenco è vuoto: non ho aggiunto nessuno. Serve una riga per persona, con la sua e-mail.",
  'roster-columns':
    "Nell'elenco non trovo le e-mail: non ho aggiunto nessuno. Separa le colonne con virgola, punto e virgola o tabulazione, una persona per riga.",
  'roster-long': "L'elenco è troppo lungo: non ho aggiunto nessuno. Dividilo in più elenchi, di 1000 righe al massimo.",
  'course-note': 'Non ho salvato: la nota è lunga al massimo 500 caratteri.',
  'course-archived': 'Il corso è archiviato: i compiti non si cominciano più. Ciò che hai fatto resta tuo.',
  'assignment-times': "Non ho salvato: controlla le date. Prima l'apertura, poi la scadenza, poi la chiusura.",
  'assignment-weight': 'Non ho salvato: il peso va da 0 a 10, con i quarti (per esempio 0,5).',
  'assignment-attempts': 'Non ho salvato: i tentativi vanno da 1 a 20, oppure lascia vuoto.',
  'review-nobody': 'Non ho assegnato nulla: scegli almeno una persona a cui dare il ripasso.',
  'assignment-empty': 'Non ho salvato: scegli almeno una lezione o un argomento su cui ci sono domande.',
  'out-of': 'Non ho salvato: «Su quanti» è un numero intero da 1 a 1000.',
  'assignment-before': 'Questo compito non è ancora aperto: torna quando si apre.',
  'assignment-closed': 'Questo compito è chiuso: non si comincia più. Ciò che hai fatto resta tuo.',
  'exception-attempts': 'Non ho salvato: i tentativi in più vanno da 1 a 20.',
  'exception-minutes':
    'Non ho salvato: i minuti di una persona sono almeno quelli di tutti, e al massimo 1440 (24 ore). Si danno solo per una prova a tempo.',
  'exception-nothing':
    'Non ho cambiato nulla: scrivi almeno una data diversa da quella di tutti. In una prova a tempo puoi scrivere anche i minuti.',
  'exception-mark':
    'Non ho salvato: il voto va da zero al massimo, anche con mezzi punti o quarti; il massimo è da 1 a 1000.',
  'exception-reason':
    'Non ho salvato: scrivi il motivo, con 500 caratteri al massimo. Lo legge anche chi fa il compito.',
  'no-attempts': 'Hai usato tutti i tentativi di questo compito. Ciò che hai fatto resta tuo.',
} as const satisfies Readonly<Record<string, string>>

/** Of marks above what they were to be out of, `marks-above Anna (9), Bruno (8,5)`: whose they are; undefined for any other code. */
export function sayMarksAbove(code: string): string | undefined {
  const above = 'marks-above '
  if (!code.startsWith(above)) return undefined
  const who = code.slice(above.length)
  return typeset(`Non ho salvato: c'è chi ha già un voto più alto di questo massimo. Prima cambia il voto di: ${who}.`)
}

/** Of a mark that is none, out of so many, `exception-mark 30`: what one is; undefined for any other code. */
export function sayMarkUpTo(code: string): string | undefined {
  const [name, outOf] = code.split(' ')
  if (name !== 'exception-mark' || outOf === undefined) return undefined
  return typeset(
    `Non ho salvato: i punti sono un numero, anche con la virgola, da 0 a ${outOf}. Vanno bene mezzi punti e quarti.`,
  )
}
