/** Why what is written is no question yet: the same words whether it was to be saved or only looked at. */
export const own = {
  'own-invalid':
    'Non è ancora una domanda: nella situazione qualcosa non va. La bozza resta: correggi ciò che è segnato e riprova.',
  'own-no-probe': 'Non è ancora una domanda: scegli che cosa chiedere. La bozza resta.',
  'own-undecided':
    'Non è ancora una domanda: un giocatore deve scegliere, e la situazione non dice che cosa. La bozza resta: quale scelta manca è scritto accanto al tavolo, con i pulsanti per farla.',
  'own-exhausted':
    'Non è ancora una domanda: la situazione è troppo grande per essere seguita fino in fondo. La bozza resta.',
  'own-stuck': 'Non è ancora una domanda: nessuna regola dice come si va avanti. La bozza resta.',
  'own-refused':
    "Non è ancora una domanda: le regole non permettono una delle azioni. La bozza resta: togli l'azione, oppure chiedi se è permessa.",
  'own-no-answer':
    'Non è ancora una domanda: alla fine ciò che chiedi non ha risposta. La bozza resta: chiedi altro, o cambia la situazione.',
  'own-unused':
    "Non è ancora una domanda: c'è una scelta che nessuno deve fare. La bozza resta: togli la scelta e riprova.",
  'own-too-few':
    'Non è ancora una domanda: gli errori conosciuti portano a troppo poche altre risposte perché si possa scegliere. La bozza resta: scrivine tu con «Aggiungi un’opzione tua», oppure chiedi un numero o dove finisce una carta.',
  'own-no-mistakes':
    'Non è ancora una domanda: nessun errore conosciuto porta a un altro esito, e non ci sono altre risposte fra cui scegliere. La bozza resta: scrivine tu con «Aggiungi un’opzione tua», oppure chiedi un numero o dove finisce una carta, o fai succedere qualcosa su cui ci si sbaglia spesso (parole chiave in combattimento, una risposta in pila, un effetto che sostituisce).',
  'own-too-many':
    'Non è ancora una domanda: ci sono troppe risposte fra cui scegliere. La bozza resta: chiedi meno cose.',
  'own-nothing-decides':
    'Non è ancora una domanda: nessuna regola decide la risposta, che si legge già sul tavolo. La bozza resta: fai succedere qualcosa, o chiedi altro.',
  'own-option-text-1': "La tua opzione 1 non ha testo. La bozza resta: scrivilo, oppure togli l'opzione.",
  'own-option-text-2': "La tua opzione 2 non ha testo. La bozza resta: scrivilo, oppure togli l'opzione.",
  'own-option-why-1':
    "La tua opzione 1 non dice perché è sbagliata. La bozza resta: scrivilo sotto l'opzione, lo legge chi la sceglie.",
  'own-option-why-2':
    "La tua opzione 2 non dice perché è sbagliata. La bozza resta: scrivilo sotto l'opzione, lo legge chi la sceglie.",
  'own-option-right-1':
    "La tua opzione 1 è uguale alla risposta giusta. La bozza resta: cambia l'opzione, oppure toglila.",
  'own-option-right-2':
    "La tua opzione 2 è uguale alla risposta giusta. La bozza resta: cambia l'opzione, oppure toglila.",
  'own-option-found-1':
    "La tua opzione 1 c'è già: la trovano le regole. La bozza resta: togli la tua, oppure cambiala.",
  'own-option-found-2':
    "La tua opzione 2 c'è già: la trovano le regole. La bozza resta: togli la tua, oppure cambiala.",
  'own-option-twice-1': "La tua opzione 1 è uguale all'altra. La bozza resta: cambia l'opzione, oppure toglila.",
  'own-option-twice-2': "La tua opzione 2 è uguale all'altra. La bozza resta: cambia l'opzione, oppure toglila.",
  'own-option-number-1':
    'La tua opzione 1 non è un numero, e qui si risponde con un numero. La bozza resta: scrivi solo cifre, per esempio 12.',
  'own-option-number-2':
    'La tua opzione 2 non è un numero, e qui si risponde con un numero. La bozza resta: scrivi solo cifre, per esempio 12.',
  'own-option-form-1':
    "La tua opzione 1 qui non ha posto: a questa domanda non si risponde scegliendo una sola opzione. La bozza resta: togli l'opzione, oppure chiedi altro.",
  'own-option-form-2':
    "La tua opzione 2 qui non ha posto: a questa domanda non si risponde scegliendo una sola opzione. La bozza resta: togli l'opzione, oppure chiedi altro.",
  'own-draft-only': 'Questa domanda è ancora una bozza: prima salvala come domanda.',
} as const satisfies Readonly<Record<string, string>>
