import { type Evaluation, type GameObject, rulesAnswering, totalMana, type View } from '#lib/rules/index'
import { and, del, figure, type Noun, type Phrase, phrase, verbatim } from '../../grammar/index'

/** Where the mana value of an object is read, and what it comes to; with the rules that say so. */
export interface Worth {
  readonly said: Phrase
  readonly rules: readonly string[]
  /** Whether all of the rules are cited, also where the question is decided elsewhere. */
  readonly whole?: true
}

/** What the mana value of a split card is, on the stack and off it. */
const SPLIT = '202.3d'

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
  const otherwise = believedWorth(v, id, x, n)
  if (otherwise) return said(phrase`${otherwise}: ${mv}`)
  if (fronts.length > 1 && !copied)
    return said(phrase`i fronti ${del(x)} costano ${and(fronts.map((f) => verbatim(f)))}: ${mv}`, ...copiable(e, v, id))
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
    return {
      ...said(
        o.zone === 'stack'
          ? o.facing?.up === 'both'
            ? phrase`la magia fusa ha il costo di entrambe le metà, ${verbatim(cost)}: ${mv}`
            : phrase`in pila c'è solo la metà ${x}, che costa ${verbatim(cost)}: ${mv}`
          : cost === o.printed.manaCost
            ? phrase`fuori dalla pila si guarda solo la prima metà ${del(x)}, ${verbatim(cost)}: ${mv}`
            : phrase`fuori dalla pila ${x} ha il costo di entrambe le metà, ${verbatim(cost)}: ${mv}`,
        SPLIT,
        ...costing(e, v, id),
      ),
      whole: true,
    }
  return said(phrase`il costo di mana ${del(x)} è ${verbatim(cost)}: ${mv}`)
}

/**
 * Whence a mana value comes that is not the one the cost adds up to: somebody reads another cost, and is told which. Undefined where the
 * two agree.
 */
function believedWorth(v: View, id: string, x: Noun, n: number): Phrase | undefined {
  const o = v.state.objects[id] ?? v.state.last[id]
  const { manaCost, fronts = [], copied } = v.characteristics(id)
  const cost = manaCost === 'none' ? undefined : manaCost
  const [front, ...more] = fronts.map((f) => verbatim(f))
  if (front && !more.length && !copied && totalMana(fronts[0]) !== n)
    return phrase`${x} mostra il retro, e il costo del fronte non si guarda`
  if (front && !more.length && copied && n > 0)
    return phrase`${x} copia un retro e ha il costo del fronte dell'originale, ${front}`
  if (front && more.length && !copied && totalMana(fronts.join('')) !== n)
    return phrase`${del(x)} si guarda un fronte solo, ${front}`
  if (fronts.length) return undefined
  if (cost === undefined) return n > 0 ? phrase`${x} non ha costo di mana e si guarda la forza` : undefined
  const times = cost.split('X').length - 1
  if (totalMana(cost) + times * (v.ask('valueOfX', { object: id }) ?? 0) === n) return undefined
  const { announced } = o ?? {}
  const total = announced?.total
  if (total !== undefined && totalMana(total) === n)
    return phrase`${del(x)} si guarda ciò che è stato pagato, ${mana(total)}`
  const both = `${o?.printed.manaCost}${o?.sides?.other.manaCost}`
  if (o?.zone === 'stack' && o.sides?.layout === 'split' && totalMana(both) === n)
    return phrase`anche in pila si guardano i costi di entrambe le metà, ${verbatim(both)}`
  const instead = o && announced ? alternative(v, o, announced) : undefined
  return instead === undefined
    ? phrase`il costo di mana non si guarda`
    : phrase`${del(x)} si guarda il costo alternativo, ${mana(instead)}`
}

const mana = (cost: string): Phrase => verbatim(cost === '' ? '{0}' : cost)

/** The mana of what is paid instead of the mana cost. */
function alternative(v: View, o: GameObject, announced: NonNullable<GameObject['announced']>): string | undefined {
  if (!announced.alternatives.length) return undefined
  const costs = v.ask('baseCost', { player: o.controller, object: o.id, announced })
  return costs?.flatMap((c) => (c.pay === 'mana' ? c.cost : [])).join('')
}

/** The rules that make a face, a half or both of an object what it is. */
const copiable = (e: Evaluation, v: View, id: string): readonly string[] => {
  const object = v.state.objects[id] ?? v.state.last[id]
  return object ? rulesAnswering(e.rules, v, 'copiable', { object }) : []
}

/** Those of them that give it its mana cost; of a half on the stack that is printed first all. */
const costing = (e: Evaluation, v: View, id: string): readonly string[] => {
  const object = v.state.objects[id] ?? v.state.last[id]
  if (!object) return []
  const own = rulesAnswering(e.rules, v, 'copiable', { object }, (c = object.printed) => c.manaCost)
  return own.length === 0 && object.zone === 'stack' ? copiable(e, v, id) : own
}
