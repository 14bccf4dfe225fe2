import { type Evaluation, rulesAnswering, type View } from '#lib/rules/index'
import { and, del, figure, type Noun, type Phrase, phrase, verbatim } from '../../grammar/index'

/** Where the mana value of an object is read, and what it comes to; with the rules that say so. */
export interface Worth {
  readonly said: Phrase
  readonly rules: readonly string[]
}

/** «Il costo di mana di Idra è {2}{G}: il valore di mana è 3.» */
export function worthOf(e: Evaluation, v: View, id: string, x: Noun): Worth | undefined {
  const o = v.state.objects[id] ?? v.state.last[id]
  const n = v.ask('manaValue', { object: id })
  if (!o || n === undefined) return undefined
  const { manaCost: cost, fronts = [], copied } = v.characteristics(id)
  const has = cost !== undefined && cost !== 'none' && cost !== ''
  const mv = phrase`il valore di mana è ${figure(n)}`
  const said = (text: Phrase, ...more: readonly string[]): Worth => ({
    said: text,
    rules: [...rulesAnswering(e.rules, v, 'manaValue', { object: id }).slice(-1), ...more],
  })
  if (o.facing?.faceDown && !has)
    return said(phrase`a faccia in giù ${x} non ha costo di mana: ${mv}`, ...copiable(e, v, id))
  if (fronts.length > 1 && !copied)
    return said(phrase`i fronti ${del(x)} costano ${and(fronts.map((f) => verbatim(f)))}: ${mv}`)
  if (fronts.length === 1 && copied) return said(phrase`${x} copia un retro, che non ha costo di mana: ${mv}`)
  if (fronts.length === 1)
    return said(phrase`${x} mostra il retro e usa il costo del fronte, ${verbatim(fronts[0] ?? '')}: ${mv}`)
  if (!has) return said(phrase`${x} non ha costo di mana: ${mv}`)
  if (cost.includes('X')) {
    const where = verbatim(o.zone === 'stack' ? 'in pila' : 'fuori dalla pila')
    const value = figure(v.ask('valueOfX', { object: id }) ?? 0)
    return said(
      phrase`${where} la X ${del(x)} vale ${value}: con ${verbatim(cost)} ${mv}`,
      ...rulesAnswering(e.rules, v, 'valueOfX', { object: id }),
    )
  }
  if (o.sides?.layout === 'split')
    return said(
      o.zone === 'stack'
        ? o.facing?.up === 'both'
          ? phrase`la magia fusa ha il costo di entrambe le metà, ${verbatim(cost)}: ${mv}`
          : phrase`in pila c'è solo la metà ${x}, che costa ${verbatim(cost)}: ${mv}`
        : phrase`fuori dalla pila ${x} ha il costo di entrambe le metà, ${verbatim(cost)}: ${mv}`,
      ...copiable(e, v, id),
    )
  return said(phrase`il costo di mana ${del(x)} è ${verbatim(cost)}: ${mv}`)
}

/** The rules that make a face, a half or both of an object what it is. */
const copiable = (e: Evaluation, v: View, id: string): readonly string[] => {
  const object = v.state.objects[id] ?? v.state.last[id]
  return object ? rulesAnswering(e.rules, v, 'copiable', { object }) : []
}
