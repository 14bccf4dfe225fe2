import type { LayerStep, View } from '#lib/rules/index'
import { del, type Noun, type Phrase, phrase, pt, verbatim } from '../../grammar/index'

/** How the power and toughness of an object come about, in the order of the layers, and the rules that have a part in it. */
export interface Sized {
  readonly said: Phrase
  readonly rules: readonly string[]
}

const inSublayer = (steps: readonly LayerStep[], ...layers: readonly string[]): readonly LayerStep[] =>
  steps.filter(({ modification }) => layers.includes(modification.layer))

/**
 * «La base di Golem è 4/1, con segnalini e bonus diventa 8/4 e lo scambio, per ultimo, dà 4/8»: what the base is, and what each sublayer makes of
 * it; undefined where nothing is made of it.
 */
export function sizeOf(v: View, id: string, x: Noun): Sized | undefined {
  const steps = v.layersOf(id).filter(({ modification }) => modification.layer.startsWith('7'))
  const changed = inSublayer(steps, '7c', '7d')
  const [first] = changed
  if (!first || !sized(first.before)) return undefined
  const parts = (['7c', '7d'] as const).flatMap((layer) => {
    const own = inSublayer(steps, layer)
    const { after } = own.at(-1) ?? {}
    if (!after || !sized(after)) return []
    const so = pt(after.power, after.toughness)
    return layer === '7d' ? [phrase`lo scambio, per ultimo, dà ${so}`] : [phrase`${madeBy(v, id, own)} diventa ${so}`]
  })
  return {
    said: phrase`la base ${del(x)} è ${pt(first.before.power, first.before.toughness)}: ${verbatim(parts.join('; '))}`,
    rules: [...new Set(steps.map(({ rule }) => rule))],
  }
}

/** What changes it in this sublayer: its counters, effects, or both. */
function madeBy(v: View, id: string, steps: readonly LayerStep[]): Phrase {
  const kinds = Object.entries(v.state.objects[id]?.counters ?? {}).filter(([name, n]) => name.includes('/') && n > 0)
  const effects = steps.length - kinds.length
  const gives = steps.every(
    ({ before, after }) =>
      (after.power ?? 0) >= (before.power ?? 0) && (after.toughness ?? 0) >= (before.toughness ?? 0),
  )
  const others = gives
    ? effects === 1
      ? 'il bonus'
      : 'i bonus'
    : effects === 1
      ? "l'altro effetto"
      : 'gli altri effetti'
  if (kinds.length === 0) return verbatim(`con ${gives ? others : effects === 1 ? "l'effetto" : 'gli effetti'}`)
  return verbatim(effects > 0 ? `con i segnalini e ${others}` : 'con i segnalini')
}

const sized = (c: {
  readonly power?: number
  readonly toughness?: number
}): c is { power: number; toughness: number } => c.power !== undefined && c.toughness !== undefined
