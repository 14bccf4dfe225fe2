import { askJson } from '../ask-json'

/** What a static page may ask about who is reading it. */
export interface Reader {
  /** True for a person who signed in. */
  readonly account: boolean
  /** Rules met so far, by number. */
  readonly mastery: Readonly<Record<string, 'learning' | 'solid'>>
}

/** Stands for whoever reads where the site does not say. */
export const nobody: Reader = { account: false, mastery: {} }

const isReader = (value: unknown): value is Reader =>
  typeof value === 'object' && value !== null && 'account' in value && 'mastery' in value

const ask = async (): Promise<Reader> => (await askJson('/api/io', isReader)) ?? nobody

/** The answer for one address is shared by whatever asks on that page; going to another page asks again. */
let asked: { readonly path: string; readonly answer: Promise<Reader> } | undefined

/** Who is reading the page at an address. */
export function readerOf(path: string): Promise<Reader> {
  if (asked?.path !== path) asked = { path, answer: ask() }
  return asked.answer
}
