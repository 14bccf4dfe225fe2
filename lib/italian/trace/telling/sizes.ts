import { type LayerStep, type RuleId, rulesOfSublayer, type View } from '#lib/rules/index'
import { del, ed, il, type Noun, noun, type Phrase, phrase, pt, sul, verbatim } from '../../grammar/index'

/** What a sublayer made of the power and toughness of an object, and the rules that have a part in it. */
export interface Sized {
  readonly said: Phrase
  readonly rules: readonly string[]
  /** The base that it says, where it says no more than that. */
  readonly base?: Size
}

/** A power and a toughness. */
export interface Size {
  readonly power: number
  readonly toughness: number
}

/** Effects of one sublayer that apply one after the other, and what they make of it. */
interface Sublayer {
  readonly layer: string
  readonly steps: readonly LayerStep[]
  readonly before: Size
  readonly after: Size
}

/**
 * How the power and toughness of an object come about, sublayer by sublayer, in the order in which those applied: «La base di Golem diventa
 * 4/1.», «Segnalini e bonus si applicano dopo: 8/4.», «Lo scambio si applica per ultimo, anche se è più vecchio: 4/8.» Nothing where nothing
 * but one effect made it what it is.
 */
export function sizesOf(v: View, id: string, x: Noun): readonly Sized[] {
  const all = sublayersOf(v.layersOf(id))
  if (all.length === 1 && all[0]?.layer === '7b') return []
  // Only who believes it has what is defined come after what sets the base, which then is nothing.
  const told = all.filter(({ layer }, n) => layer !== '7b' || !all.slice(n).some((later) => later.layer === '7a'))
  return told
    .map((own) => [own, all.indexOf(own)] as const)
    .map(([own, n]) => ({
      said: said(v, id, x, own, [all.slice(0, n), all.slice(n + 1)]),
      ...(own.layer === '7b' && !all.slice(0, n).some(changes) ? { base: own.after } : {}),
      rules: [...new Set([...rulesOf(own.layer), ...own.steps.map(({ rule }) => givenBy(v, rule))])],
    }))
}

/** Static abilities are of permanents, but for those of emblems, which work where those are. */
function givenBy(v: View, rule: RuleId): RuleId {
  if (rule !== STATIC) return rule
  const all = v.lasting().filter((a) => !a.fixed && 'modify' in a.effect)
  const ofEmblem = ({ source }: { readonly source?: string }): boolean =>
    source !== undefined && v.state.objects[source]?.kind === 'emblem'
  return all.length > 0 && all.every(ofEmblem) ? EMBLEMS : rule
}

/** The rules on what applies in a sublayer; where a copy comes among them, the rule on layers that somebody misreads. */
const rulesOf = (layer: string): readonly string[] => (layer === '1a' ? [LAYERS] : rulesOfSublayer(layer as never))

/** Power and toughness change in layer 7; only who believes it has a copy come after that. */
const changesSize = (layer: string, earlier: readonly Sublayer[]): boolean =>
  layer.startsWith('7') || (layer === '1a' && earlier.length > 0)

function sublayersOf(steps: readonly LayerStep[]): readonly Sublayer[] {
  const out: Sublayer[] = []
  for (const step of steps) {
    const { layer } = step.modification
    const [before, after] = [sized(step.before), sized(step.after)]
    if (!changesSize(layer, out) || !before || !after) continue
    const last = out.at(-1)
    if (last?.layer === layer) out[out.length - 1] = { ...last, steps: [...last.steps, step], after }
    else out.push({ layer, steps: [step], before, after })
  }
  return out
}

/** Whether a sublayer changes a size that there is. */
const changes = ({ layer }: Sublayer): boolean => layer === '7c'

/** What a sublayer made of it, between those that applied `earlier` and `later`. */
function said(
  v: View,
  id: string,
  x: Noun,
  own: Sublayer,
  [earlier, later]: readonly [readonly Sublayer[], readonly Sublayer[]],
): Phrase {
  const so = pt(own.after.power, own.after.toughness)
  const first = earlier.length === 0
  const last = later.length === 0
  const from = pt(own.before.power, own.before.toughness)
  // Only who believes it has a base set later: until then it is the size that it had.
  const base = later.some(({ layer }) => layer === '7b')
    ? phrase`la base di partenza ${del(x)} è ${from}`
    : phrase`la base ${del(x)} è ${from}`
  if (own.layer === '1a') return phrase`poi la copia dà ${so}: ciò che c'era prima non si conta più`
  if (own.layer === '7a' && earlier.some(({ layer }) => layer === '7b'))
    return phrase`i valori definiti dall'abilità ${del(x)} si applicano dopo l'effetto che ne fissa la base: ${so}`
  if (own.layer === '7a') return phrase`un'abilità ${del(x)} ne definisce forza e costituzione: ${so}`
  // Only who believes it sets a base after what changes it, which is gone then.
  const changed = earlier.find(changes)
  if (own.layer === '7b' && changed) {
    const { said: made, many } = madeBy(v, id, changed.steps)
    const gone = phrase`${made} non ${verbatim(many ? 'contano' : 'conta')} più`
    const half = setBy(own.steps)
    if (half) return phrase`poi l'effetto che fissa ${il(half)} ${del(x)} dà ${so}: ${sul(half)} ${gone}`
    return phrase`poi l'effetto che fissa la base ${del(x)} dà ${so}: ${gone}`
  }
  if (own.layer === '7b')
    return first ? phrase`la base ${del(x)} diventa ${so}` : phrase`poi la base ${del(x)} diventa ${so}`
  if (own.layer === '7c') {
    const made = madeBy(v, id, own.steps)
    return first
      ? phrase`${base}: con ${made.said} diventa ${so}`
      : phrase`${made.said} ${verbatim(made.many ? 'si applicano' : 'si applica')} dopo: ${so}`
  }
  const old = own.steps.some((d) => earlier.some((e) => e.steps.some((s) => s.timestamp > d.timestamp)))
  const though = verbatim(last && old ? ', anche se è più vecchio' : '')
  if (first) return phrase`${base}: lo scambio dà ${so}`
  return phrase`lo scambio si applica ${verbatim(last ? 'per ultimo' : 'dopo')}${though}: ${so}`
}

/** Which of power and toughness these set, where it is only one of them. */
function setBy(steps: readonly LayerStep[]): Noun | undefined {
  const sets = (half: 'power' | 'toughness'): boolean => steps.some(({ modification: m }) => half in m)
  if (sets('power') === sets('toughness')) return undefined
  return noun(sets('power') ? 'forza' : 'costituzione', 'f')
}

/** What changes it in this sublayer: its counters, effects, or both; and whether that is more than one. */
function madeBy(v: View, id: string, steps: readonly LayerStep[]): { readonly said: Phrase; readonly many: boolean } {
  const kinds = steps.filter(({ rule }) => rule === COUNTERS)
  const [only, ...more] = Object.entries(v.state.objects[id]?.counters ?? {}).filter(([name]) => name.includes('/'))
  const single = only?.[1] === 1 && more.length === 0
  const effects = steps.length - kinds.length
  const gives = steps.every(
    ({ before, after }) =>
      (after.power ?? 0) >= (before.power ?? 0) && (after.toughness ?? 0) >= (before.toughness ?? 0),
  )
  const other = kinds.length > 0 && !gives ? 'altr' : ''
  const others = gives
    ? effects === 1
      ? 'il bonus'
      : 'i bonus'
    : effects === 1
      ? `l'${other ? 'altro ' : ''}effetto`
      : `gli ${other ? 'altri ' : ''}effetti`
  const counters = verbatim(single ? 'il segnalino' : 'i segnalini')
  if (kinds.length === 0) return { said: verbatim(others), many: effects !== 1 }
  return {
    said: effects > 0 ? phrase`${counters} ${ed(verbatim(others))}` : counters,
    many: !single || effects > 0,
  }
}

/** The rule by which counters change power and toughness: any other change of this sublayer is an effect. */
const COUNTERS: RuleId = '122.1a'

/** The rules by which abilities of permanents, and of emblems, are simply true. */
const STATIC: RuleId = '604.2'
const EMBLEMS: RuleId = '114.4'

/** The rule by which effects apply layer by layer. */
const LAYERS: RuleId = '613.1'

const sized = ({ power, toughness }: Partial<Size>): Size | undefined =>
  power === undefined || toughness === undefined ? undefined : { power, toughness }
