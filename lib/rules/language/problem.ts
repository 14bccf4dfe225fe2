import { isRecord } from '#lib/base/json'

/** What is wrong at a place of a document; `path` is like `field.A[0].pt`. */
export interface Problem {
  readonly path: string
  readonly code: 'unknown-key' | 'missing' | 'wrong-type' | 'not-one-of' | 'unknown-name' | 'duplicate' | 'impossible'
  readonly found?: string
  readonly expected?: string
}

/** A name that a document uses for something that it must define, or that the game must seat. */
export interface Mention {
  readonly path: string
  readonly name: string
  readonly of: 'object' | 'player' | 'target' | 'effect' | 'action' | 'new'
}

/** What a check has found: what is wrong, and the names whose meaning is known only once the whole has been read. */
export interface Findings {
  readonly problems: Problem[]
  readonly mentions: Mention[]
  /** How many parts of the document may still be read: one that unfolds without end is not. `figures`: a word of it is written as a number. */
  readonly budget: { left: number; figures?: boolean }
}
/** Deeper than anybody writes; beyond it a document is not read. */
export const DEEPEST_PATH = 1000
/** More than anybody writes. */
const MOST_PARTS = 50_000
export const noFindings = (budget = { left: MOST_PARTS }): Findings => ({ problems: [], mentions: [], budget })

/** A value that is not what stands there. */
export const wrong = (path: string, v: unknown, expected: string): Problem => ({
  path,
  code: 'wrong-type',
  found: show(v),
  expected,
})

/** A value in few characters, whatever it is. */
export function show(v: unknown, depth = 2): string {
  if (v === undefined) return 'nothing'
  if (Array.isArray(v)) return depth ? `[${v.slice(0, 4).map((x) => show(x, depth - 1))}]`.slice(0, 60) : '[…]'
  if (isRecord(v)) {
    const entries = Object.entries(v).slice(0, 4)
    return depth ? `{${entries.map(([k, x]) => `${k}: ${show(x, depth - 1)}`).join(', ')}}`.slice(0, 60) : '{…}'
  }
  return typeof v === 'string' ? JSON.stringify(v.slice(0, 60)) : String(v)
}

/** The path of a part of what stands at a path. */
export const join = (p: string, k: string): string => (p ? `${p}.${k}` : k)
