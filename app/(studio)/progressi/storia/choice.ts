import type { HistoryChoice } from '#lib/server/progress/progress-dto'

/** What an address of the history asks for: the names of its fields are Italian, like the form's. */
export type HistoryQuery = Readonly<Record<string, string | readonly string[] | undefined>>

const verdicts = { giuste: 'right', sbagliate: 'wrong', 'senza-risposta': 'gaveUp' } as const
type Word = keyof typeof verdicts

/** The verdicts to choose from, as the form names them. */
export const VERDICTS: readonly (readonly [value: Word, label: string])[] = [
  ['giuste', 'Giuste'],
  ['sbagliate', 'Sbagliate'],
  ['senza-risposta', 'Senza risposta'],
]

const isWord = (text: string): text is Word => Object.hasOwn(verdicts, text)

/** One value, without spaces around it; an empty field asks for nothing. */
function one(value: HistoryQuery[string]): string | undefined {
  const text = (typeof value === 'string' ? value : value?.[0])?.trim()
  return text === '' ? undefined : text
}

/** The fields of the form, as they were filled in. */
export interface Fields {
  readonly lezione: string | undefined
  readonly esito: Word | undefined
  readonly regola: string | undefined
}

export function fieldsOf(query: HistoryQuery): Fields {
  const esito = one(query.esito)
  return {
    lezione: one(query.lezione)?.slice(0, 100),
    esito: esito !== undefined && isWord(esito) ? esito : undefined,
    regola: one(query.regola)?.slice(0, 20),
  }
}

/** The answer after which the page begins. */
export const beforeOf = (query: HistoryQuery): string | undefined => one(query.prima)

export const choiceOf = ({ lezione, esito, regola }: Fields): HistoryChoice => ({
  lesson: lezione,
  verdict: esito && verdicts[esito],
  rule: regola,
})

/** The address of the history with these fields, from an answer on. */
export function hrefOf(fields: Fields, prima?: string): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...fields, prima })) if (value !== undefined) query.set(name, value)
  return query.size === 0 ? '/progressi/storia' : `/progressi/storia?${query}`
}
