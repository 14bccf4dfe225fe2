import type { Found } from './searcher'

/** How many things were found, and how well they fit. */
export function sayFound({ hits, total, how }: Found): string {
  if (total === 0) return 'Nessun risultato'
  const many = total === 1 ? '1 risultato' : `${total} risultati`
  const shown = hits.length < total ? `I primi ${hits.length} di ${many}` : many
  if (how === 'like') return `${shown} con parole simili`
  return how === 'some' ? `${shown} con una parte delle parole` : shown
}
