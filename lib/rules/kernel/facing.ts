import { entry } from '#lib/base/copy'
import { type Characteristics, NOTHING } from './card'
import { stateWith } from './copies'
import type { ObjectId } from './ids'
import type { Facing, GameObject, GameState } from './state'
import type { View } from './view'
import type { CastAs, Layout } from './words'

/** What a face-down object is if nothing else is said (708.2a). */
export const FACE_DOWN: Characteristics = { ...NOTHING, types: ['creature'], power: 2, toughness: 2 }

/** How a card lies on the stack that is cast in some way. */
export const castFacing = (as: CastAs): Facing => (as === 'face-down' ? { faceDown: FACE_DOWN } : { up: as })

/** What a card would be on the stack if it were cast in some way: nothing else of it counts (708.4, 709.3a, 712.11c). */
export function asCast(v: View, id: ObjectId, as?: CastAs): Characteristics {
  const o = v.state.objects[id]
  if (!o || o.zone === 'stack' || (!o.sides && !as)) return v.characteristics(id)
  const { facing: _, ...rest } = o
  const object: GameObject = { ...rest, zone: 'stack', ...(as ? { facing: castFacing(as) } : {}) }
  return (isFaced(object) && v.ask('copiable', { object })) || v.characteristics(id)
}

/** Whether what an object is depends on how it lies. */
export const isFaced = (o: GameObject): boolean =>
  o.sides !== undefined || o.facing?.faceDown !== undefined || o.lookers !== undefined

/** What a face-up object of some layout says besides its first side. */
export const otherSide = (o: GameObject, ...layouts: readonly Layout[]): Characteristics | undefined =>
  o.sides && !o.facing?.faceDown && !o.lookers && layouts.includes(o.sides.layout) ? o.sides.other : undefined

/** Lets an object lie in another way. Zones are as new: what they hold may have other abilities now. */
export function lay(s: GameState, id: ObjectId, change: (f: Facing, o: GameObject) => Facing): GameState {
  const o = s.objects[id]
  if (!o) return s
  const { facing = {}, ...rest } = o
  const next: GameObject = { ...rest, timestamp: s.clock, facing: change(facing, o) }
  return stateWith(s, { clock: s.clock + 1, shared: { ...s.shared }, objects: entry(s.objects, id, next) })
}

/** Its other face up (701.27a). */
export const turnedOver = ({ up, ...f }: Facing, at: number): Facing => ({
  ...f,
  ...(up ? {} : { up: 'other' }),
  transformed: at,
})

/** Face up, and its front if it has two (712.15a). */
export const shown = ({ faceDown: _, ...f }: Facing): Facing => f

const union = <T>(a: readonly T[], b: readonly T[]): readonly T[] => [...new Set([...a, ...b])]

/** Mana cost and colours of two halves together (709.4b). */
export const costOfBoth = (left: Characteristics, right: Characteristics) => ({
  manaCost: `${left.manaCost ?? ''}${right.manaCost ?? ''}`,
  colors: union(left.colors, right.colors),
})

/** The names of two halves (709.4a). */
export const namesOfBoth = (left: Characteristics, right: Characteristics) => ({
  name: `${left.name} // ${right.name}`,
})

/** Types and abilities of two halves together (709.4c). */
export const textOfBoth = (left: Characteristics, right: Characteristics) => ({
  types: union(left.types, right.types),
  supertypes: union(left.supertypes, right.supertypes),
  subtypes: union(left.subtypes, right.subtypes),
  keywords: [...left.keywords, ...right.keywords],
  abilities: [...left.abilities, ...right.abilities],
})

/** Which face of an object is up, or which half of it is there. */
export function faceOf({ sides, facing: f, zone, lookers }: GameObject): string {
  if (f?.faceDown || lookers) return 'face-down'
  switch (sides?.layout) {
    case 'split':
      return f?.up === 'other' ? 'right' : f?.up === 'both' || zone !== 'stack' ? 'both' : 'left'
    case 'flip':
      return f?.flipped && zone === 'battlefield' ? 'flipped' : 'normal'
    default:
      return f?.up ? (f.second ? 'melded' : 'back') : 'front'
  }
}

/** Whether an object is a split spell of which both halves were cast. */
export const isFused = (o: GameObject | undefined): boolean => o?.zone === 'stack' && o.facing?.up === 'both'
