/** Where the answers of a paper stand on the page of what was read, by its line. */
export const paperRow = (line: number): string => `foglio-${line}`
