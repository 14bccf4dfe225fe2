const said: Readonly<Record<string, string>> = {
  'database-down': 'Il sito non raggiunge i suoi dati. Non hai perso nulla: riprova fra poco.',
  'rate-limited': 'Troppe richieste in poco tempo. Aspetta un minuto e riprova.',
  'none-left': 'Su questo punto non ci sono altre domande.',
  'expired-session': 'La sessione è scaduta. Accedi di nuovo: ciò che hai fatto resta.',
  'not-found': 'Questa domanda non c’è più.',
  'old-version': 'Questa domanda è stata rifatta: quella vecchia non si può più rispondere.',
  'not-allowed': 'Con questo account non puoi farlo.',
  'wrong-credentials': 'E-mail o password non corrispondono a un account. Controllale e riprova.',
  'email-taken': 'Con questa e-mail esiste già un account: accedi qui accanto.',
  'already-signed-in': 'Hai già fatto l’accesso.',
  'password-too-short': 'La password è troppo corta: servono almeno 10 caratteri.',
  'password-too-long': 'La password è troppo lunga.',
  'password-common': 'Questa password è fra le più comuni: scegline un’altra.',
  malformed: 'Controlla ciò che hai scritto: l’e-mail deve avere una chiocciola e un dominio.',
}

/** One sentence for a failure of a use case; an unknown one says at least that nothing was done. */
export const sayFailure = (code: string): string =>
  said[code] ?? 'Qualcosa non ha funzionato e non è stato fatto nulla. Riprova.'
