/** Names of a report's subject in an address and in its form, and those by which the server knows them. */
const NAMES = {
  domanda: 'item',
  n: 'position',
  quiz: 'quiz',
  risposta: 'attempt',
  chiamata: 'call',
  regola: 'rule',
  sessione: 'code',
  quesito: 'question',
  foglio: 'sheet',
  variante: 'variant',
  lezione: 'page',
  punto: 'anchor',
} as const

type Name = keyof typeof NAMES

/** What is reported, as pairs of a field and its text: those of an address or of a form that say it. */
export const fieldsIn = (of: (name: Name) => unknown): readonly (readonly [Name, string])[] =>
  (Object.keys(NAMES) as Name[]).flatMap((name) => {
    const value = of(name)
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : []
  })

/** The same for the server, which looks at it whatever it is. */
export const subjectOf = (fields: readonly (readonly [Name, string])[]) =>
  Object.fromEntries(fields.map(([name, value]) => [NAMES[name], value])) as never
