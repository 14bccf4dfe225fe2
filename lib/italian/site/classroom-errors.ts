/** What may go wrong in a live session. */
export const classroom = {
  'class-unknown':
    'Con questo codice non c’è nessuna sessione: controlla le lettere sullo schermo, oppure la sessione è finita.',
  'class-full': 'La sessione è piena: chiedi a chi la tiene.',
  'class-locked': 'Chi tiene la sessione ha chiuso gli ingressi. Chiedi di riaprirli e riprova.',
  'nickname-taken': 'Questo nome è già di un’altra persona nella sessione: scegline un altro.',
  'nickname-short': 'Il nome è troppo corto: servono almeno 2 caratteri.',
  'nickname-long': 'Il nome è troppo lungo: bastano 24 caratteri.',
  'nickname-signs': 'Il nome contiene segni che non si leggono: usa lettere e cifre.',
  kicked: 'Chi tiene la sessione ti ha tolto dalla sessione: le tue risposte qui non contano più.',
  'not-playing':
    'Su questo dispositivo non risulti nella sessione di questa domanda: entra di nuovo con il codice. La risposta non è stata contata.',
  'not-open': 'In questo momento la domanda non accetta risposte. La tua risposta non è stata contata.',
  'too-late': 'Il tempo era finito: questa risposta non è stata contata.',
  stale: 'La sessione era già andata avanti: guarda a che punto è e riprova. Non hai perso nulla.',
  'class-over': 'La sessione è finita.',
  'class-not-now': 'Da questo punto della sessione non si può fare. Non hai perso nulla.',
  'class-paused': 'La sessione è in pausa: riprendila prima.',
  'class-no-more': 'Non ci sono altre domande da quella parte.',
  'class-empty': 'Su ciò che hai scelto non ci sono domande: allarga la scelta.',
  'class-no-choice':
    'Su ciò che hai scelto non ci sono domande a scelta: allarga la scelta, o togli «Solo domande a scelta».',
  'no-such-question':
    'Non trovo una domanda su questo: prova con meno parole, con il numero di una regola o con l’indirizzo della sua pagina. Non ho aperto nessuna sala.',
  'class-no-other': 'Su questo punto non c’è un’altra domanda: apri una sala nuova.',
  'class-title': 'Scrivi un titolo, di 120 caratteri al massimo.',
} as const satisfies Readonly<Record<string, string>>
