/** What an answer of a paper is worth, in a word. */
export const WORTH = { right: 'giusta', wrong: 'sbagliata', blank: 'in bianco', unclear: 'da guardare' } as const
