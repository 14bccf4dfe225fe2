import type { NearMiss } from '#lib/rules/index'
import { filterNoun } from '../../card/filter'
import {
  agree,
  and,
  del,
  ed,
  il,
  lo,
  type Noun,
  type Phrase,
  phrase,
  pt,
  un,
  verb,
  verbatim,
} from '../../grammar/index'
import { colored } from '../../names/terms'
import { object, player, type Tale } from '../telling/context'
import { effectNoun } from './effect'
import { type Group, voiceOf } from './scene'

type Missed = Extract<NearMiss['missed'], { type: 'affects' }>

/** «Lupo non è una creatura bianca: l'effetto di Veglia non lo riguarda.» Several permanents that lack the same are said together. */
export function changeMiss(t: Tale, group: Group, { effect }: Missed): Phrase | undefined {
  const [{ kept }] = group
  const who: readonly Noun[] = group.flatMap(({ missed }) =>
    missed.type === 'affects' ? [object(t, missed.object)] : [],
  )
  const them = and(who)
  const it = il(effectNoun(t, effect))
  const so = phrase`${it} non ${lo(who)} riguarda`
  if (kept.by === 'late')
    return phrase`${it} riguarda solo ciò che c'era quando è cominciato, ${ed(them)} ${verb('è', who)} ${agree('arrivato', who)} dopo`
  if (kept.by !== 'quality') return undefined
  const { quality, asked } = kept
  const lost = quality === 'colors' ? (recolored(t, who, group, effect) ?? reworded(t, who, group, so)) : undefined
  if (lost) return lost
  // Whose it was, it is no more.
  const had = group.every(
    ({ missed }) => missed.type === 'affects' && t.view(0).controller(missed.object) === effect.controller,
  )
  if (quality === 'controller')
    return asked.controller === 'you'
      ? phrase`${player(t, effect.controller)} non controlla ${verbatim(had ? 'più ' : '')}${them}: ${so}`
      : phrase`${it} non riguarda ciò che controlla ${player(t, effect.controller)}`
  const voice = voiceOf(t, effect.controller, effect.source)
  const many = who.length > 1
  const kind = filterNoun(
    voice,
    { ...(asked.types ? { types: asked.types } : {}), [quality]: asked[quality] },
    many ? 'many' : 'one',
  )
  return phrase`${them} non ${verb('è', who)} ${many ? phrase`${kind}` : un(kind)}: ${so}`
}

/**
 * «Nel layer 5 Lupo diventa bianco: nel layer 7 non è più nero, e la base 5/5 non lo riguarda.» Of one permanent that the effect itself has
 * changed the colour of, for who has it look again in each layer.
 */
function recolored(t: Tale, who: readonly Noun[], group: Group, { effect }: Missed['effect']): Phrase | undefined {
  const [{ missed, kept }] = group
  const [one, ...more] = who
  if (!one || more.length > 0 || missed.type !== 'affects' || !('modify' in effect) || kept.by !== 'quality')
    return undefined
  const parts = [effect.modify].flat()
  const made = t.view(t.batch).layersOf(missed.object)
  const paint = parts.find((m) => m.layer === '5' && made.some(({ modification }) => modification === m))
  const size = parts.find((m) => m.layer === '7b')
  if (paint?.layer !== '5' || size?.layer !== '7b') return undefined
  const [power, toughness] = [size.power, size.toughness].map(Number)
  const base = phrase`la base ${pt(power ?? 0, toughness ?? 0)} non ${lo(one)} riguarda`
  return phrase`nel layer 5 ${one} ${verb('diventa', one)} ${colored(paint.colors, one)}: nel layer 7 non ${verb('è', one)} più ${colored(kept.asked.colors ?? [], one)}, ${ed(base)}`
}

/** «Cambia il testo di Angelo e non il colore: Angelo resta bianco, e l'effetto di Stendardo non lo riguarda.» */
function reworded(t: Tale, who: readonly Noun[], group: Group, so: Phrase): Phrase | undefined {
  const [{ missed }] = group
  const [one, ...more] = who
  if (!one || more.length > 0 || missed.type !== 'affects') return undefined
  const { [missed.object]: o } = t.view(t.batch).state.objects
  const made = t.view(t.batch).layersOf(missed.object)
  if (!o || !made.some(({ modification }) => modification.layer === '3')) return undefined
  return phrase`cambia il testo ${del(one)} e non il colore: ${one} resta ${colored(t.view(t.batch).characteristics(missed.object).colors, one)}, ${ed(so)}`
}
