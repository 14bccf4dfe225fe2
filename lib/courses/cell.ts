/** What stands in a cell of somebody's file, in one line; empty for no cell. */
export const plain = (text: string | undefined): string => (text ?? '').trim().replace(/\s+/g, ' ')
