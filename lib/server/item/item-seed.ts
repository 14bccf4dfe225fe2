import 'server-only'

/** The seed of a question on its own page: a link shows the same names and the same order to everybody. */
export const itemSeed = (itemId: string): string => itemId
