/** What may go wrong with questions of one's own: why there is none yet. */
export const own = {
  'own-invalid':
    'Non ho salvato la domanda: nella situazione qualcosa non va. La bozza resta: correggi ciò che è segnato e riprova.',
  'own-no-probe': 'Non ho salvato la domanda: scegli che cosa chiedere. La bozza resta.',
  'own-undecided':
    'Non ho salvato la domanda: un giocatore deve scegliere, e la situazione non dice che cosa. La bozza resta: quale scelta manca è scritto accanto al tavolo, con i pulsanti per farla.',
  'own-stuck': 'Non ho salvato la domanda: nessuna regola dice come si va avanti. La bozza resta.',
  'own-refused':
    "Non ho salvato la domanda: le regole non permettono una delle azioni. La bozza resta: togli l'azione, oppure chiedi se è permessa.",
  'own-no-answer':
    'Non ho salvato la domanda: alla fine ciò che chiedi non ha risposta. La bozza resta: chiedi altro, o cambia la situazione.',
  'own-unused':
    "Non ho salvato la domanda: c'è una scelta che nessuno deve fare. La bozza resta: togli la scelta e riprova.",
  'own-too-few':
    'Non ho salvato la domanda: nessun errore conosciuto porta a un altro esito, e non ci sono abbastanza risposte fra cui scegliere. La bozza resta: chiedi un numero o dove finisce una carta, oppure fai succedere qualcosa su cui ci si sbaglia spesso (parole chiave in combattimento, una risposta in pila, un effetto che sostituisce).',
  'own-too-many':
    'Non ho salvato la domanda: ci sono troppe risposte fra cui scegliere. La bozza resta: chiedi meno cose.',
  'own-nothing-decides':
    'Non ho salvato la domanda: nessuna regola decide la risposta, che si legge già sul tavolo. La bozza resta: fai succedere qualcosa, o chiedi altro.',
  'own-draft-only': 'Questa domanda è ancora una bozza: prima salvala come domanda.',
} as const satisfies Readonly<Record<string, string>>
