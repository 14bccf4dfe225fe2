/** Words in quotes, whose own quotes are those within quotes: «foglio A, con scritto “Ada”». */
export const quoted = (text: string): string => `«${text.replaceAll('«', '“').replaceAll('»', '”')}»`
