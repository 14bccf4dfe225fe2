import { holds } from '../kernel/condition'
import type { GameEvent } from '../kernel/events'
import type { Condition, EventPattern, Filter } from '../kernel/language'
import { quantity } from '../kernel/look'
import { fits } from '../kernel/pattern'
import type { Context } from '../kernel/verb'
import type { Active, View } from '../kernel/view'
import type { Described, Kept } from './kept'

type By = Pick<Active, 'controller' | 'source'>

const without = <T extends object>(o: T, key: keyof T): T => {
  const { [key]: _, ...rest } = o
  return rest as T
}

const DESCRIBED: readonly Described[] = ['object', 'source', 'against']
/** Words that an event comes near without: another step, or what another object does, has nothing to do with what is waited for. */
const PARTS: readonly (keyof EventPattern)[] = ['player', 'from', 'to', 'counter', 'combat', 'cause', 'against']
const isFilter = (x: unknown): x is Filter =>
  typeof x === 'object' && x !== null && !('target' in x || 'controllerOf' in x || 'ownerOf' in x)

/**
 * The one word of a pattern that an event does not answer to: left out, the event fits. Of an object that it describes, the one quality
 * that is lacking. Undefined where more than one word is in the way; null where none is.
 */
export function lackingWord(v: View, p: EventPattern, e: GameEvent, by: By): Kept | null | undefined {
  if (fits(v, p, e, by)) return null
  const quality = lackingQuality(v, p, e, by)
  if (quality) return quality
  const part = PARTS.find((key) => p[key] !== undefined && fits(v, without(p, key), e, by))
  return part && { by: 'part', part, asked: p }
}

function lackingQuality(v: View, p: EventPattern, e: GameEvent, by: By): Kept | undefined {
  for (const of of DESCRIBED) {
    const asked = p[of]
    if (!isFilter(asked)) continue
    const qualities = Object.keys(asked).filter((key) => key !== 'self') as readonly (keyof Filter)[]
    const quality = qualities.find((key) => fits(v, { ...p, [of]: without(asked, key) }, e, by))
    if (quality) return { by: 'quality', of, quality, asked }
  }
  return undefined
}

/** The smallest part of a condition that is false, with the number that it looked at; undefined where it is true. */
export function falsePart(v: View, is: Condition, c: Context): Kept | undefined {
  if (holds(v, is, c)) return undefined
  if ('every' in is) {
    const parts = is.every.filter((x) => !holds(v, x, c))
    const [only] = parts
    return only && parts.length === 1 ? falsePart(v, only, c) : { by: 'condition', is }
  }
  return { by: 'condition', is, ...('amount' in is ? { number: quantity(v, is.amount, c) } : {}) }
}
