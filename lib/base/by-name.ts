/** The order of names as an Italian reads them, and of numbers in them by what they count: `p2` before `p10`. */
export const byName: (a: string, b: string) => number = new Intl.Collator('it', { numeric: true }).compare

const surnameOf = (name: string): string => name.trim().split(/\s+/).at(-1) ?? ''

/** The same by surnames, which is the last word of a name; of one surname by the whole name. */
export const bySurname = (a: string, b: string): number => byName(surnameOf(a), surnameOf(b)) || byName(a, b)

/** What people of a list are put in order by: by what they are called first, or by the last word of their name. */
export type NamesOrder = 'nome' | 'cognome'
