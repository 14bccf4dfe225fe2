/**
 * What the server has drawn, or is to draw, for places that stand still, by their addresses. Two parts of the server meet here: the one that composes
 * pages and the one that writes their HTML have nothing else in common than what the browser is sent too.
 */
const place = Symbol.for('verdetto.still')
const all = globalThis as typeof globalThis & { [place]?: Map<string, unknown> }

const shelf = (): Map<string, unknown> => {
  all[place] ??= new Map()
  return all[place]
}

/** Where something stands: the page that has it, and its name there. */
export interface Place {
  /** Path of the page. */
  readonly page: string
  /** The same only for the same content. */
  readonly name: string
}

export const addressOf = ({ page, name }: Place): string => `${page}#${name}`

export const putAway = (at: Place, what: unknown): void => void shelf().set(addressOf(at), what)
export const takeOut = (at: Place): unknown => shelf().get(addressOf(at))
