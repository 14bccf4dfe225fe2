/** That there are few models about what was asked for, and what was chosen of them; empty where there are enough. */
export function sayModels(models: number | null, about: 'questa regola' | 'quello che hai chiesto'): string {
  if (models === null || models < 1) return ''
  const there = models === 1 ? 'c’è un modello solo' : `ci sono solo ${models} modelli`
  return `Per ${about} ${there}: ho scelto le domande più diverse fra loro.`
}
