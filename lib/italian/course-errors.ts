/** What may go wrong with a course. */
export const course = {
  'course-title': 'Non ho salvato: scrivi un titolo, di 120 caratteri al massimo.',
  'course-dates': "Non ho salvato: controlla i giorni. La fine non viene prima dell'inizio.",
} as const satisfies Readonly<Record<string, string>>
