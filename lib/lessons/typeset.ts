/** Straight apostrophes become curly, and a figure stays on the line of the word it counts. Idempotent. */
export const typeset = (text: string): string =>
  text.replaceAll("'", '’').replace(/(?<![\d.,/+−])(\d+) (?=\p{Ll}{3})/gu, '$1\u00a0')
