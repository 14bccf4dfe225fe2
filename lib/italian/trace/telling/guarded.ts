import type { CardType, Color, KeywordInstance, ObjectId, View } from '#lib/rules/index'
import { keywordOf } from '../../card/keyword'
import { agree, ed, type Noun, type Phrase, phrase, un, verbatim } from '../../grammar/index'
import { cardTypes, colors, keywordText } from '../../names/terms'

/** What protects from some sources and not from others. */
type Guarding = 'protection' | 'hexproof'

/** What a keyword that protects is from, as far as words of a source show it. */
interface From {
  readonly colors?: readonly Color[]
  readonly types?: readonly CardType[]
}

/** What a keyword that protects is from. */
export const fromOf = (k: KeywordInstance): From => ('from' in k && typeof k.from === 'object' ? (k.from as From) : {})

/** The quality of a source that a keyword speaks of: «verde», «un artefatto»; undefined where it has none. */
function shared(v: View, source: ObjectId | undefined, k: KeywordInstance, x: Noun): Phrase | undefined {
  if (source === undefined || !v.state.objects[source]) return undefined
  const c = v.characteristics(source)
  const color = fromOf(k).colors?.find((one) => c.colors.includes(one))
  if (color) return verbatim(agree(colors[color].it, x))
  const type = fromOf(k).types?.find((one) => c.types.includes(one))
  return type && phrase`${un(cardTypes[type].it)}`
}

/** The keyword by which something is safe from a source: one that is from everything, else the one that the source is of. */
export function guardOf(
  v: View,
  id: string,
  keyword: Guarding,
  source: ObjectId | undefined,
  by: Noun,
): KeywordInstance | undefined {
  const own = v.characteristics(id).keywords.filter((k) => k.keyword === keyword)
  const all = own.find((k) => !('from' in k) || k.from === undefined || k.from === 'everything')
  return all ?? own.find((k) => shared(v, source, k, by)) ?? own[0]
}

/** «Tigre ha protezione dal rosso e Corazza è rossa»: why something may not stay attached, where it is protection that forbids it. */
export function wardedOff(v: View, host: Of, worn: Of): Phrase | undefined {
  const k = guardOf(v, host.id, 'protection', worn.id, worn.noun)
  return k && shared(v, worn.id, k, worn.noun) ? guarded(v, host, 'protection', worn) : undefined
}

/** «Marea è bianca»: that a source is of the colour that protects from it. */
export function protecting(v: View, id: string, by: Of): Phrase | undefined {
  const k = guardOf(v, id, 'protection', by.id, by.noun)
  const is = k && fromOf(k).colors && shared(v, by.id, k, by.noun)
  return is && phrase`${by.noun} è ${is}`
}

/** An object and its name. */
interface Of {
  readonly id: string
  readonly noun: Noun
}

/**
 * «Goblin ha protezione dal verde e Angelo è verde»: from what something is safe, and that the source is such. «Un avversario controlla
 * Driade, che ha anti-malocchio»: where it is safe from opponents, and one of them tries.
 */
export function guarded(
  v: View,
  of: Of,
  keyword: Guarding,
  source: { readonly id: ObjectId | undefined; readonly noun: Noun },
  hostile = false,
): Phrase {
  const k = guardOf(v, of.id, keyword, source.id, source.noun)
  const quality = k && shared(v, source.id, k, source.noun)
  const what = verbatim(k ? keywordOf(k) : keywordText(keyword))
  if (hostile && !quality && v.state.objects[of.id]) return phrase`un avversario controlla ${of.noun}, che ha ${what}`
  const has = phrase`${of.noun} ha ${what}`
  return quality ? phrase`${has} ${ed(phrase`${source.noun} è ${quality}`)}` : has
}
