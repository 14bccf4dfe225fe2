/** What may go wrong with how one wants to practise. Lessons do not carry it. */
export const plan = {
  'bad-date': "Non ho salvato: per l'esame scegli un giorno da domani a tre anni da oggi.",
  'bad-goal': 'Non ho salvato: come obiettivo scrivi un numero da 1 a 200, oppure lascia vuoto.',
  'too-large': 'È più di quanto si può mandare in una volta: accorcia ciò che hai scritto e riprova.',
} as const satisfies Readonly<Record<string, string>>
