import { canonical, type Json } from '#lib/base/json'
import type { Written } from './written'

/** What was written here and not yet kept by the site. */
interface Unsaved {
  readonly written: Written
  /** What the site had when it was written. */
  readonly on: string
}

const place = 'verdetto:domande'
/** Questions that are kept on a device at most. */
const MOST = 5

type Box = Readonly<Record<string, Unsaved>>

function read(): Box {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Box) : {}
  } catch {
    return {}
  }
}

function write(box: Box): void {
  try {
    if (Object.keys(box).length === 0) localStorage.removeItem(place)
    else localStorage.setItem(place, JSON.stringify(Object.fromEntries(Object.entries(box).slice(-MOST))))
  } catch {
    // Nothing can be kept here: what is written lives as long as the page.
  }
}

/** One version of a question, to be told from another. */
export const markOf = (written: Written): string => canonical(written as unknown as Json)

export function keepOnDevice(questionId: string, unsaved: Unsaved): void {
  const { [questionId]: _, ...others } = read()
  write({ ...others, [questionId]: unsaved })
}

export function dropFromDevice(questionId: string): void {
  const { [questionId]: _, ...others } = read()
  write(others)
}

/** What this device has of a question that the site has not; undefined where it is nothing, or no longer a question. */
export function unsavedOf(questionId: string, saved: Written): (Unsaved & { readonly fresh: boolean }) | undefined {
  const found = read()[questionId]
  if (typeof found?.written?.title !== 'string' || typeof found.written.introduction !== 'string') return undefined
  const mark = markOf(saved)
  return markOf(found.written) === mark ? undefined : { ...found, fresh: found.on === mark }
}
