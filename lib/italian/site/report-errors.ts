/** What may go wrong where something is reported, or replied to. */
export const report = {
  'no-sentence': 'Non ho inviato nulla: scrivi una frase, di 600 caratteri al massimo.',
  'no-kind': 'Non ho inviato nulla: scegli che cosa non va.',
  'no-outcome': 'Non ho inviato nulla: scegli se aveva ragione.',
} as const satisfies Readonly<Record<string, string>>
