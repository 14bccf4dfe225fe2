/** Open: each keyword room adds itself, with its parameters. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface KeywordMap {}
export type Keyword = keyof KeywordMap
export type KeywordInstance = { [K in Keyword]: { readonly keyword: K } & KeywordMap[K] }[Keyword]
