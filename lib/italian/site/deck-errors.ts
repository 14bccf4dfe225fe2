/** What may go wrong with decks of questions. */
export const decks = {
  'bad-title': 'Non ho salvato: scrivi un titolo, lungo al massimo 120 lettere.',
  'deck-full': 'Non ho aggiunto nulla: un mazzo tiene al massimo 60 domande. Togline qualcuna, o fai un altro mazzo.',
  'bad-place': 'Non ho spostato nulla: scrivi il numero della domanda dopo la quale va.',
  'correction-closed': 'La correzione di questo foglio non è ancora aperta: la apre chi ha dato la prova.',
  'scan-no-table': 'Questo file non è una tabella: serve un CSV, un file con una riga per foglio.',
  'typed-variant':
    'A una riga con risposte manca la variante: scegli quale foglio ha quella persona. Non ho letto nulla.',
  'scan-empty': 'Il file non ha righe con risposte: non ho letto nulla.',
  'scan-columns':
    'Non capisco le colonne: nella prima riga scrivi come si chiamano (nome, variante, poi 1, 2, 3…). Non ho letto nulla.',
  'scan-long': 'Il file è troppo lungo: al massimo mille righe, mezzo megabyte. Non ho letto nulla.',
  'paper-twice':
    'La stessa persona è scelta per due fogli: lasciala a uno solo, poi salva di nuovo. Non ho salvato nessun voto.',
  'paper-stranger':
    'Una delle persone scelte non è più nel corso: ricarica la pagina e scegli di nuovo. Non ho salvato nessun voto.',
  'paper-nobody': 'Nessun foglio ha una persona: scegli almeno di chi è un foglio, poi salva.',
  'mark-unclear':
    'Uno dei segni che hai scritto non è una risposta di quella domanda: correggilo, poi salva di nuovo. Non ho salvato nulla.',
  'scans-full': 'Di questo foglio tengo già venti file letti: eliminane uno, poi riprova. Non ho letto nulla.',
} as const satisfies Readonly<Record<string, string>>
