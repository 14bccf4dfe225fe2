/** What becomes of the report of the course when a file goes: who leaves it, and of whom another file speaks. */
export function sayGone({ out, stay }: { readonly out: number; readonly stay: number }): string {
  if (out + stay === 0) return 'Nessuna risposta del rapporto del corso viene da questo file: il rapporto resta com’è.'
  const leave =
    out === 0
      ? 'Nessuno esce dal rapporto del corso'
      : out === 1
        ? 'Esce dal rapporto del corso 1 persona'
        : `Escono dal rapporto del corso ${out} persone`
  const rest = stay === 1 ? 'di 1 resta un’altra lettura salvata' : `di ${stay} resta un’altra lettura salvata`
  return stay === 0 ? `${leave}.` : `${leave}; ${rest}.`
}
