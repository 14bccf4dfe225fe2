import type { Characteristics, Exception } from './card'
import { otherSide } from './facing'
import type { ObjectId } from './ids'
import { objectOf } from './look'
import { modify } from './modify'
import { stuck } from './signal'
import type { Arrival } from './state'
import type { View } from './view'

/** What a copy of an object is: its copiable values, with what the effect says otherwise (707.2, 707.9); of a flip card, both parts. */
export function copyOf(v: View, of: ObjectId, e: Exception = {}): Characteristics {
  const values = v.ask('copiableValues', { object: of }) ?? stuck('copiableValues')
  const original = objectOf(v, of)
  const lower = (original && otherSide(original, 'flip')) ?? values.lower
  return lower ? { ...except(values, e), lower: except(lower, e) } : except(values, e)
}

/** A token that is a copy of an object: what it is, and both of its faces if it has two. */
export function tokenOf(
  v: View,
  of: ObjectId,
  e: Exception = {},
): { readonly what: Characteristics; readonly faces?: Pick<Arrival, 'sides' | 'facing'> } {
  const both = v.ask('copiedFaces', { object: of })
  if (!both) return { what: copyOf(v, of, e) }
  const { front, sides, facing } = both
  // Its faces are its own: it is no copy of a back face alone (202.3b).
  const own = ({ copied: _, ...face }: Characteristics): Characteristics => face
  return { what: own(except(front, e)), faces: { sides: { ...sides, other: own(except(sides.other, e)) }, facing } }
}

function except(values: Characteristics, e: Exception): Characteristics {
  const { name, power, toughness, keywords, ...types } = e
  const c = modify(values, { layer: '4', ...types }, () => 0)
  return {
    ...c,
    copied: true,
    ...(Object.keys(e).length ? { plain: values } : {}),
    ...(name === undefined ? {} : { name }),
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(keywords ? { keywords: [...c.keywords, ...keywords] } : {}),
  }
}
