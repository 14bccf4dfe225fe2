/** An area of the diagnostic: some lessons, by their addresses. */
export interface DiagnosticArea {
  readonly id: string
  readonly lessons: readonly string[]
}

/** Questions of a diagnostic. */
export const DIAGNOSTIC_LENGTH = 15

/** Few enough for several questions each, and every lesson in one. */
export const DIAGNOSTIC_AREAS: readonly DiagnosticArea[] = [
  { id: 'vita-e-danno', lessons: ['punti-vita', 'danno'] },
  { id: 'zone-e-carte', lessons: ['zone', 'grimorio', 'carte-speciali'] },
  { id: 'pila-e-lancio', lessons: ['abilita', 'turno', 'pila', 'costi-e-lancio', 'azioni-parola-chiave'] },
  { id: 'combattimento', lessons: ['combattimento', 'difese'] },
  {
    id: 'permanenti',
    lessons: [
      'permanenti',
      'aure-ed-equipaggiamenti',
      'planeswalker',
      'copie',
      'layer-e-sostituzioni',
      'varianti-e-inizio',
    ],
  },
]
