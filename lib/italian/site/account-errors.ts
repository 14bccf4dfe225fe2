/** What may go wrong with an account and the ways into it. */
export const account = {
  'wrong-credentials': 'E-mail o password non corrispondono a un account. Controllale e riprova.',
  'register-by-link': 'Qui ci si registra con un link via e-mail: ricarica la pagina.',
  'bad-email': "Controlla ciò che hai scritto: l'e-mail deve avere una chiocciola e un dominio.",
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
  'name-missing': 'Scrivi il tuo nome: non ho cambiato nulla.',
  'name-long': 'Il nome è lungo al massimo 120 caratteri: non ho cambiato nulla.',
  'password-too-short': 'La password è troppo corta: servono almeno 10 caratteri.',
  'password-too-long': 'La password è troppo lunga.',
  'password-common': "Questa password è fra le più comuni: scegline un'altra.",
  // Said by pages of their own: no lesson carries them along.
  'quiz-open': 'Hai già un quiz aperto: in «Allenati» riprendilo o lascialo da parte, poi riprova.',
  'quiz-closed': 'Hai lasciato da parte questo quiz: non prende altre risposte.',
  'run-handed-in':
    'Chi insegna ha chiuso questo tentativo: conta ciò che hai risposto prima, e questa risposta non è stata presa. Nel risultato c’è scritto quando, e perché.',
  'run-annulled':
    'Chi insegna ha tolto questo tentativo dal conto: non prende altre risposte, e ciò che hai risposto prima resta. Nel risultato c’è scritto perché.',
  withdrawn: 'Questa domanda è stata ritirata: non prende altre risposte.',
  'exam-open': "L'esame non è ancora consegnato.",
  'exam-running':
    "Hai una prova d'esame aperta: le domande con le risposte si esportano dopo la consegna. Non hai perso nulla.",
  'item-open':
    'Questa domanda è anche in una prova o in un compito che hai in corso: la risposta si vede quando lo hai finito.',
} as const satisfies Readonly<Record<string, string>>
