/** Sorts numbers of rules: 119.10 after 119.9, letters after their number. */
function place(n: string): string {
  const [, section = '', sub = '', letters = ''] = /^(\d+)\.?(\d*)([a-z]*)/.exec(n) ?? []
  return `${section.padStart(3, '0')}.${sub.padStart(4, '0')}.${letters.length}${letters}`
}

/** The numbers next to one that does not exist, in order: of its own section where there are any. */
export function nearestNumbers(asked: string, numbers: readonly string[], many = 6): readonly string[] {
  const own = numbers.filter((n) => n.slice(0, 3) === asked.slice(0, 3))
  const among = (own.length > 0 ? own : [...numbers]).toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
  const after = among.findIndex((n) => place(n) > place(asked))
  const at = after < 0 ? among.length : after
  const from = Math.max(0, Math.min(at - many / 2, among.length - many))
  return among.slice(from, from + many)
}
