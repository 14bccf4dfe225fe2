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
  life: () => import('./life'),
  turns: () => import('./turns'),
  combat: () => import('./combat'),
  stack: () => import('./stack'),
  triggers: () => import('./triggers'),
  control: () => import('./control'),
  later: () => import('./later'),
  casting: () => import('./casting'),
  activating: () => import('./activating'),
  costs: () => import('./costs'),
  alternatives: () => import('./alternatives'),
  offers: () => import('./offers'),
  playing: () => import('./playing'),
  timing: () => import('./timing'),
  mana: () => import('./mana'),
  modes: () => import('./modes'),
  countering: () => import('./countering'),
  copies: () => import('./copies'),
  faces: () => import('./faces'),
  library: () => import('./library'),
  discarding: () => import('./discarding'),
  objects: () => import('./objects'),
  replacing: () => import('./replacing'),
  instead: () => import('./instead'),
  preventing: () => import('./preventing'),
  variants: () => import('./variants'),
  start: () => import('./start'),
  keywords: () => import('./keywords'),
  emerge: () => import('./emerge'),
  hexproof: () => import('./hexproof'),
  madness: () => import('./madness'),
  protection: () => import('./protection'),
  suspend: () => import('./suspend'),
  ward: () => import('./ward'),
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
