import type { NearMiss } from '#lib/rules/index'
import { filterNoun } from '../../card/filter'
import { agree, and, ed, il, lo, type Noun, type Phrase, phrase, un, verb } from '../../grammar/index'
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
  if (quality === 'controller')
    return asked.controller === 'you'
      ? phrase`${player(t, effect.controller)} non controlla ${them}: ${so}`
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
