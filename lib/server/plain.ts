import 'server-only'

/** A text without case and accents, to look for words in. */
export const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The words that somebody typed to look for something, as `plain` has them. */
export const wordsIn = (text: string): readonly string[] => plain(text).split(/\s+/).filter(Boolean)
