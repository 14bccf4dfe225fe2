import type { Characteristics, Exception } from './card'
import type { ObjectId } from './ids'
import { modify } from './modify'
import { stuck } from './signal'
import type { View } from './view'

/** What a copy of an object is: its copiable values, with what the effect says otherwise (707.2, 707.9). */
export function copyOf(v: View, of: ObjectId, e: Exception = {}): Characteristics {
  const values = v.ask('copiableValues', { object: of }) ?? stuck('copiableValues')
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
