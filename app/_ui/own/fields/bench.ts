import { createContext, useContext } from 'react'
import type { Choosable, FieldShapes } from '#lib/italian/editor'

/** What every field of the editor knows: how values are asked for, what there is to choose from, and a way to be heard. */
export interface Bench extends Choosable {
  readonly fields: FieldShapes
  /** Says once what was done, to those who do not see it. */
  readonly tell: (said: string) => void
}

const Here = createContext<Bench>({ fields: {}, things: [], players: [], actions: [], tell: () => undefined })

export const BenchProvider = Here.Provider
export const useBench = (): Bench => useContext(Here)
