/** Letters of a title in the name of a file, at most. */
const LONGEST = 60

/**
 * A title as part of the name of a file, in letters that every system and a header can hold: `Sera di ripasso: danno` is
 * `sera-di-ripasso-danno`. Empty where nothing of it is such a letter.
 */
export const inFileName = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')
