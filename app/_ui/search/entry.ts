/** What can be found: a section of a lesson, a rule, an entry of the glossary. */
export const kinds = { voce: 'Glossario', lezione: 'Lezione', regola: 'Regola' } as const
export type Kind = keyof typeof kinds

/** One thing that can be found, with all of its text. */
export interface SearchEntry {
  readonly kind: Kind
  readonly title: string
  /** What people call it, in either language; who types one of these wants this entry. */
  readonly names: readonly string[]
  /** Numbers of rules or sections that it is about. */
  readonly numbers: readonly string[]
  /** Where it stands: the lesson of a section, the section of a rule, the English name of a term. */
  readonly where: string
  readonly page: string
  /** Its text, cut where an address stands in it: fragment (or nothing) and words. */
  readonly passages: readonly (readonly [anchor: string, text: string])[]
}
