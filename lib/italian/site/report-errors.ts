/** What may go wrong where something is reported, or replied to. */
export const report = {
  'no-sentence': 'Non ho inviato nulla: scrivi una frase, di 600 caratteri al massimo.',
  'no-kind': 'Non ho inviato nulla: scegli che cosa non va.',
  'no-outcome': 'Non ho inviato nulla: scegli se aveva ragione.',
  'report-passed': 'Non ho inviato nulla: la segnalazione è già passata a chi amministra il sito, che risponde.',
  'report-replied':
    'Non ho inviato nulla: nel frattempo ha risposto un’altra persona che tiene il corso. Ricarica la pagina e leggi.',
} as const satisfies Readonly<Record<string, string>>
