/** An address as the site sends it: what it asks for, each once or more. */
export type Asked = Readonly<Record<string, string | readonly string[] | undefined>>

/** The attempts that an address names (`t`), or all of them (`tutti`). */
export function chosenIn({ t, tutti }: Asked): string[] | 'all' {
  if (tutti === '1') return 'all'
  return typeof t === 'string' ? [t] : [...(t ?? [])]
}

/** What attempts somebody was looking at, as the address says it: whatever they decide of one, they come back there. */
export type Wishes = readonly (readonly [name: string, value: string])[]

const WISHES = ['quali', 'cerca', 'pagina', 'ordina', 'verso', 'persone'] as const
const LONGEST = 200

/** Those wishes, without what is not said. */
export const wishesIn = (read: (name: string) => unknown): Wishes =>
  WISHES.flatMap((name) => {
    const value = read(name)
    return typeof value === 'string' && value !== '' ? [[name, value.slice(0, LONGEST)] as const] : []
  })

/** An address with them, and with what else it asks for. */
export const withWishes = (at: string, wishes: Wishes, more: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams({ ...more, ...Object.fromEntries(wishes) }).toString()
  return query === '' ? at : `${at}?${query}`
}

/** The end of the address of one attempt that is opened from them: from there they lead back here as they were looked at. */
export const cameFrom = (wishes: Wishes): string =>
  wishes.length === 0 ? '' : withWishes('', [['tentativi', withWishes('', wishes).slice(1)]])
