import { typeset } from './grammar/index'

/** Why a use case did not do what was asked, or was never reached: the codes of the server, which are checked against this list where both are known. */
export type ErrorCode =
  | 'malformed'
  | 'not-found'
  | 'invalid-answer'
  | 'expired-session'
  | 'rate-limited'
  | 'database-down'
  | 'no-network'
  | 'old-version'
  | 'not-allowed'
  | 'none-left'
  | 'nothing-missed'
  | 'bad-date'
  | 'bad-goal'
  | 'exam-closed'
  | 'exam-open'
  | 'exam-running'
  | 'too-early'
  | 'wrong-credentials'
  | 'email-taken'
  | 'already-signed-in'
  | 'provider-denied'
  | 'provider-down'
  | 'provider-failed'
  | 'provider-email'
  | 'email-unverified'
  | 'provider-taken'
  | 'provider-connected'
  | 'last-way-in'
  | 'link-over'
  | 'link-other'
  | 'mail-down'
  | 'wrong-password'
  | 'sign-in-again'
  | 'last-administrator'
  | 'password-too-short'
  | 'password-too-long'
  | 'password-common'

/** What happened, whether anything was lost, what to do. */
const said: Readonly<Record<ErrorCode, string>> = {
  malformed: "Controlla ciò che hai scritto: l'e-mail deve avere una chiocciola e un dominio.",
  'not-found': "Ciò che cerchi non c'è più, o è di un'altra persona.",
  'invalid-answer': 'Questa risposta non è fra quelle possibili e non è stata contata. Scegli di nuovo.',
  'expired-session': 'La sessione è scaduta. Accedi di nuovo: ciò che hai fatto resta.',
  'rate-limited': 'Troppe richieste in poco tempo. Aspetta un minuto e riprova.',
  'database-down': 'Il sito non raggiunge i suoi dati. Non hai perso nulla: riprova fra poco.',
  'no-network':
    'Il sito non si raggiunge: serve la rete. Non hai perso nulla, e non è cominciato niente. Riprova quando la rete torna.',
  'old-version': 'Questa domanda è stata rifatta: a quella vecchia non si può più rispondere.',
  'not-allowed': 'Con questo account non puoi farlo.',
  'none-left': 'Su questo punto non ci sono altre domande.',
  'nothing-missed': 'Per ora non hai errori da ripassare. Scegli «Allenati» per andare avanti.',
  'bad-date': "Non ho salvato: per l'esame scegli un giorno da domani a tre anni da oggi.",
  'bad-goal': 'Non ho salvato: come obiettivo scrivi un numero da 1 a 200, oppure lascia vuoto.',
  'exam-closed': "L'esame è già consegnato: le risposte restano quelle di allora.",
  'exam-open': "L'esame non è ancora consegnato.",
  'exam-running':
    "Hai una prova d'esame aperta: le domande con le risposte si esportano dopo la consegna. Non hai perso nulla.",
  'too-early': "È passato troppo poco tempo dall'ultima prova non superata. Intanto puoi allenarti.",
  'wrong-credentials': 'E-mail o password non corrispondono a un account. Controllale e riprova.',
  'email-taken': 'Con questa e-mail esiste già un account: accedi qui accanto.',
  'already-signed-in': "Hai già fatto l'accesso.",
  'provider-denied':
    "Hai annullato l'accesso con l'altro servizio. Non è cambiato nulla: riprova, o accedi in un altro modo.",
  'provider-down':
    'Il servizio con cui vuoi accedere non risponde. Non hai perso nulla: riprova fra poco, o accedi in un altro modo.',
  'provider-failed':
    "L'accesso con l'altro servizio non è riuscito: non risponde, o la richiesta è scaduta. Non hai perso nulla: riprova da qui.",
  'provider-email':
    "Questo servizio non ci dà un'e-mail confermata. Confermala lì e riprova, oppure crea un account qui e poi collegalo.",
  'email-unverified':
    "Con questa e-mail esiste già un account, ma l'indirizzo non è mai stato confermato. Accedi con la password e collega il servizio dalla pagina dell'account.",
  'provider-taken': 'Questo servizio apre già un altro account. Non è cambiato nulla.',
  'provider-connected': 'Hai già collegato un altro account di questo servizio: prima scollega quello.',
  'last-way-in': "È l'unico modo che hai per entrare: prima scegli una password.",
  'link-over': 'Questo link non vale più: è già stato usato, è scaduto, o ne hai usato un altro. Chiedine uno nuovo.',
  'link-other': 'Questo link è di un altro account. Accedi con quello e aprilo di nuovo.',
  'mail-down': 'Il messaggio non è partito: la posta del sito non risponde. Non è cambiato nulla: riprova fra poco.',
  'wrong-password': 'La password non è quella di questo account. Non è cambiato nulla: riprova.',
  'sign-in-again': 'Per questo serve un accesso recente: esci, accedi di nuovo e riprova. Non è cambiato nulla.',
  'last-administrator': "Il sito non resta senza amministratori. Prima nomina un'altra persona.",
  'password-too-short': 'La password è troppo corta: servono almeno 10 caratteri.',
  'password-too-long': 'La password è troppo lunga.',
  'password-common': "Questa password è fra le più comuni: scegline un'altra.",
}

/** One sentence for a failure of a use case; of a code that nobody knows, that nothing was done. */
export const sayError = (code: string): string =>
  typeset(code in said ? said[code as ErrorCode] : 'Qualcosa non ha funzionato e non è stato fatto nulla. Riprova.')
