import { useEffect, useState } from 'react'
import { askJson } from '../ask-json'

/** What a static page may ask about who is reading it. */
export interface Reader {
  /** True for a person who signed in. */
  readonly account: boolean
  /** Rules met so far, by number. */
  readonly mastery: Readonly<Record<string, 'learning' | 'solid'>>
}

const nobody: Reader = { account: false, mastery: {} }

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

/** Who is reading, for pages that are the same for everybody until the browser has them. Undefined until it is known. */
export function useReader(path: string): Reader | undefined {
  const [reader, setReader] = useState<Reader>()
  useEffect(() => {
    let here = true
    readerOf(path).then((answer) => here && setReader(answer))
    return () => {
      here = false
    }
  }, [path])
  return reader
}
