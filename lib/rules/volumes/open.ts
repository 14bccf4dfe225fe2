import { type Kit, rulesOf } from '../kernel/registry'
import type { Ruleset } from '../kernel/rule'
import { volume as first } from './first'
import { kitOf, type Volume } from './volume'
import type { VolumeName } from './words'

/** A part of the book, or the whole of it, to play with. */
export interface Book {
  readonly rules: Ruleset
  readonly kit: Kit
}

const shelf: { readonly [V in VolumeName]: () => Promise<{ readonly volume: Volume }> } = {
  turns: () => import('./turns'),
  combat: () => import('./combat'),
  stack: () => import('./stack'),
  control: () => import('./control'),
  casting: () => import('./casting'),
  costs: () => import('./costs'),
  faces: () => import('./faces'),
  library: () => import('./library'),
  variants: () => import('./variants'),
  start: () => import('./start'),
  objects: () => import('./objects'),
  replacing: () => import('./replacing'),
  keywords: () => import('./keywords'),
}

const bound = new Map<string, Book>()

/** The first volume with those named. */
export async function open(names: readonly VolumeName[]): Promise<Book> {
  const key = names.join()
  const known = bound.get(key)
  if (known) return known
  const volumes = [first, ...(await Promise.all(names.map((name) => shelf[name]()))).map((v) => v.volume)]
  const book = { rules: rulesOf(volumes.flatMap((v) => v.rooms)), kit: kitOf(volumes) }
  bound.set(key, book)
  return book
}
