/** What may go wrong with decks of questions. */
export const decks = {
  'bad-title': 'Non ho salvato: scrivi un titolo, lungo al massimo 120 lettere.',
  'deck-full': 'Non ho aggiunto nulla: un mazzo tiene al massimo 60 domande. Togline qualcuna, o fai un altro mazzo.',
  'correction-closed': 'La correzione di questo foglio non è ancora aperta: la apre chi ha dato la prova.',
} as const satisfies Readonly<Record<string, string>>
