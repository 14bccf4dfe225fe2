/** The words of a name, without case and accents: an apostrophe parts two of them, as a space and a hyphen do. */
export const nameWords = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/**
 * Whether every word that somebody typed stands in a name, as people write it: `d'angelo`, `d’angelo`, `d angelo` and `dangelo` are one name, and
 * so are `de luca` and `deluca`.
 */
export function isNamed(name: string, typed: string): boolean {
  const words = nameWords(name)
  // What begins at each word, with those after it written on.
  const from = words.map((_, n) => words.slice(n).join(''))
  const stands = (word: string): boolean =>
    words.some((each) => each.includes(word)) || from.some((each) => each.startsWith(word))
  return nameWords(typed).every(stands)
}
