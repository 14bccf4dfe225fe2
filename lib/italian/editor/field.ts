import { isRecord, type Json } from '#lib/base/json'

/** A word of the format with what it is called in the editor. */
export interface Word {
  readonly id: string
  readonly name: string
}

/** How one value of a scenario is asked for. */
export type FieldShape =
  /** Something that the situation has: an object, a player, either of them. */
  | { readonly is: 'thing' | 'player' | 'target' }
  /** An action of the script, by its place. */
  | { readonly is: 'action' }
  | { readonly is: 'text'; readonly such?: string }
  /** `from`: 1 where people count from 1 what the format counts from 0. */
  | { readonly is: 'number'; readonly min: number; readonly max: number; readonly from: 0 | 1 }
  | { readonly is: 'flag' }
  /** Nothing is left to be said. */
  | { readonly is: 'exactly'; readonly value: Json }
  | { readonly is: 'word'; readonly words: readonly Word[] }
  /** `creatures`: it begins with all creatures that there are, and needs some. */
  | { readonly is: 'list'; readonly of: FieldShape; readonly length?: number; readonly creatures?: true }
  /** One value for each of some names: damage by creature, counters by kind. */
  | { readonly is: 'pairs'; readonly key: FieldShape; readonly value: FieldShape }
  | { readonly is: 'record'; readonly parts: readonly Part[] }
  /** `start`: the way that most people will want. */
  | { readonly is: 'one'; readonly ways: readonly Way[]; readonly start: number }
  /** Another shape, by its name, which may contain this one. */
  | { readonly is: 'named'; readonly name: string }

/** A value of a record. */
export interface Part {
  readonly key: string
  readonly name: string
  readonly shape: FieldShape
  readonly needed: boolean
  /** Offered without being looked for. */
  readonly near: boolean
}

/** One of the ways in which a value can be said. */
export interface Way {
  readonly id: string
  readonly name: string
  readonly shape: FieldShape
}

/** Every shape by its name. */
export type FieldShapes = Readonly<Record<string, FieldShape>>

/** A named shape leads to what it names. */
export function resolved(fields: FieldShapes, shape: FieldShape): Exclude<FieldShape, { readonly is: 'named' }> {
  const here = shape.is === 'named' ? fields[shape.name] : shape
  return here === undefined || here.is === 'named' ? { is: 'text' } : here
}

/** What there is to choose from in a situation. */
export interface Choosable {
  readonly things: readonly Word[]
  readonly players: readonly Word[]
  readonly actions: readonly Word[]
  /** The things that begin as creatures on the battlefield, where it is known. */
  readonly creatures?: readonly Word[]
}

/** Deeper than this nothing is begun by itself: a shape may contain itself. */
const DEPTH = 8

/** What a value is before anybody has said anything: the first of everything, as little as may be. */
export function startOf(fields: FieldShapes, shape: FieldShape, there: Choosable, depth = 0): Json {
  const here = resolved(fields, shape)
  const { things, players } = there
  const begin = (inner: FieldShape): Json => (depth < DEPTH ? startOf(fields, inner, there, depth + 1) : '')
  switch (here.is) {
    case 'thing':
      return things[0]?.id ?? ''
    case 'player':
      return players[0]?.id ?? 'A'
    case 'target':
      return players[1]?.id ?? things[0]?.id ?? 'A'
    case 'action':
      return 0
    case 'text':
      return ''
    case 'number':
      return Math.max(here.min, here.from === 1 ? 0 : 1)
    case 'flag':
      return true
    case 'exactly':
      return here.value
    case 'word':
      return here.words[0]?.id ?? ''
    case 'list':
      if (here.creatures) return (there.creatures ?? []).map(({ id }) => id)
      return here.length === undefined ? [] : Array.from({ length: here.length }, () => begin(here.of))
    case 'pairs':
      return { [String(begin(here.key))]: begin(here.value) }
    case 'record':
      return Object.fromEntries(here.parts.filter((p) => p.needed).map((p) => [p.key, begin(p.shape)]))
    case 'one':
      return begin(here.ways[here.start]?.shape ?? { is: 'text' })
  }
}

/** Whether a value is said in this way, as far as its outside tells. */
export function fits(fields: FieldShapes, shape: FieldShape, value: Json | undefined, depth = 0): boolean {
  const here = resolved(fields, shape)
  switch (here.is) {
    case 'thing':
    case 'player':
    case 'target':
    case 'text':
      return typeof value === 'string'
    case 'number':
    case 'action':
      return typeof value === 'number'
    case 'flag':
      return typeof value === 'boolean'
    case 'exactly':
      return String(value) === String(here.value)
    case 'word':
      return here.words.some(({ id }) => id === String(value))
    case 'list':
      return Array.isArray(value)
    case 'pairs':
      return isRecord(value)
    case 'record':
      return isRecord(value) && hasParts(fields, here.parts, value, depth)
    case 'one':
      return here.ways.some((way) => fits(fields, way.shape, value, depth + 1))
  }
}

/** All that is needed, nothing else; what marks the way must be its own word, and of what else is there the outside must fit. */
function hasParts(
  fields: FieldShapes,
  parts: readonly Part[],
  value: { readonly [key: string]: unknown },
  depth: number,
): boolean {
  const known = Object.keys(value).every((key) => parts.some((part) => part.key === key))
  return (
    known &&
    parts.every(({ key, shape, needed }) => {
      const there = value[key] as Json | undefined
      if (there === undefined) return !needed
      return depth > DEPTH || fits(fields, shape, there, depth + 1)
    })
  )
}

/** The way in which a value is said: its place among the ways; the words alone first, since any text is a name. */
export function wayOf(fields: FieldShapes, ways: readonly Way[], value: Json, there: Choosable): number {
  const fitting = ways.flatMap(({ shape }, n) => (fits(fields, shape, value) ? [{ shape, n }] : []))
  const names = (shape: FieldShape): boolean => {
    const { is } = resolved(fields, shape)
    if (is === 'player') return there.players.some(({ id }) => id === value)
    if (is === 'thing') return there.things.some(({ id }) => id === value)
    return is === 'exactly' || is === 'target' || typeof value !== 'string'
  }
  return (fitting.find(({ shape }) => names(shape)) ?? fitting[0])?.n ?? -1
}

/** Whether a value is said in a shape to its end: nothing of it is left over, nothing is missing. */
export function isWhole(fields: FieldShapes, shape: FieldShape, value: Json | undefined, depth = 0): boolean {
  const here = resolved(fields, shape)
  if (depth > DEPTH || !fits(fields, here, value)) return false
  const inner = (of: FieldShape, each: Json): boolean => isWhole(fields, of, each, depth + 1)
  switch (here.is) {
    case 'list':
      return (value as readonly Json[]).every((each) => inner(here.of, each))
    case 'pairs':
      return Object.values(value as Values).every((each) => inner(here.value, each))
    case 'record':
      return here.parts.every(({ key, shape: of }) => {
        const there = (value as Values)[key]
        return there === undefined || inner(of, there)
      })
    case 'one':
      return here.ways.some((way) => isWhole(fields, way.shape, value, depth + 1))
    default:
      return typeof value !== 'string' || (value !== '' && value.length <= LONGEST)
  }
}

type Values = { readonly [key: string]: Json }
/** Letters of a word or a name at most. */
const LONGEST = 120
