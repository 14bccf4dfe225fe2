import type { Characteristics, Exception } from './card'
import { otherSide } from './facing'
import type { ObjectId } from './ids'
import { objectOf } from './look'
import { modify } from './modify'
import { stuck } from './signal'
import type { View } from './view'

/** What a copy of an object is: its copiable values, with what the effect says otherwise (707.2, 707.9); of a flip card, both parts. */
export function copyOf(v: View, of: ObjectId, e: Exception = {}): Characteristics {
  const values = v.ask('copiableValues', { object: of }) ?? stuck('copiableValues')
  const original = objectOf(v, of)
  const lower = (original && otherSide(original, 'flip')) ?? values.lower
  return lower ? { ...except(values, e), lower: except(lower, e) } : except(values, e)
}

function except(values: Characteristics, e: Exception): Characteristics {
  const { name, power, toughness, keywords, ...types } = e
  const c = modify(values, { layer: '4', ...types }, () => 0)
  return {
    ...c,
    copied: true,
    ...(name === undefined ? {} : { name }),
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(keywords ? { keywords: [...c.keywords, ...keywords] } : {}),
  }
}
