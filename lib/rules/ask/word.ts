import { OWN_ZONES, SHARED_ZONES } from '../kernel/words'
import { named } from '../language/named'
import { mention, oneOf, type Schema, whole } from '../language/schema'
import { counterName } from '../language/words'

// Words of questions, besides those of the language (`language/schema.ts`).
export const number = whole(0, 1_000_000)
/** A player by seat; an object by its label; an action by its place in the script, from 0. */
export const player = mention('player')
export const object = mention('object')
export const action: Schema<number> = {
  check: (v, p, out) => {
    if (Number.isInteger(v) && Number(v) >= 0) out.mentions.push({ path: p, name: String(v), of: 'action' })
    else number.check(v, p, out)
  },
  json: () => number.json(),
}
export const keyword = named('keywordName')
export const counter = counterName
export const zone = oneOf([...SHARED_ZONES, ...OWN_ZONES])
