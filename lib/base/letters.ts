/** Letters of a nickname at most, as a reader counts them. */
export const NICKNAME_MOST = 24

const graphemes = new Intl.Segmenter('it', { granularity: 'grapheme' })

/** The letters of a text as a reader counts them: an emoji of many signs is one. */
export const lettersOf = (text: string): readonly string[] => [...graphemes.segment(text)].map(({ segment }) => segment)

/** The text up to where a nickname may go on: for a field that takes no more. */
export const cutNickname = (text: string): string => lettersOf(text).slice(0, NICKNAME_MOST).join('')
