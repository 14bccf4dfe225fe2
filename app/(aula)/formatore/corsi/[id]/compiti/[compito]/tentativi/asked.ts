/** An address as the site sends it: what it asks for, each once or more. */
export type Asked = Readonly<Record<string, string | readonly string[] | undefined>>

/** The attempts that an address names (`t`), or all of them (`tutti`). */
export function chosenIn({ t, tutti }: Asked): string[] | 'all' {
  if (tutti === '1') return 'all'
  return typeof t === 'string' ? [t] : [...(t ?? [])]
}
