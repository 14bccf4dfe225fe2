/** A text without accents and capitals, to look for what was typed in a hurry. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'").trim()
