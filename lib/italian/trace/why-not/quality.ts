import { filterNoun } from '../../card/filter'
import { and, il, noun, type Phrase, phrase, un, verb, verbatim } from '../../grammar/index'
import { cardTypes } from '../../names/terms'
import { has, object, player, type Tale } from '../telling/context'
import { type By, controllerOf, type Missed, named } from './missed'
import { befallen, type Group, thingsOf, voiceOf } from './scene'

/** One quality that the object lacks: «Guardia non è una magia istantaneo». */
export function otherQuality(
  t: Tale,
  group: Group,
  missed: Missed,
  kept: By<'quality'>,
  so: Phrase,
): Phrase | undefined {
  const [{ on }] = group
  const { of, quality, asked } = kept
  const e = on?.event
  const things =
    of === 'object'
      ? thingsOf(t, group)
      : e && 'source' in e && typeof e.source === 'string'
        ? [object(t, e.source)]
        : []
  if (!things.length) return undefined
  const them = and(things)
  if (quality === 'other') return phrase`${il(named(t, missed))} riguarda ${others(missed)}: per ${them} non si innesca`
  const you = controllerOf(t, missed)
  if (quality === 'notTypes' && of === 'object') {
    const [id] = group.flatMap((m) => (m.on && befallen(m.on.event)) ?? [])
    const { types = [] } = (id !== undefined && t.view(t.batch).characteristics(id)) || {}
    const [has] = (asked.notTypes ?? []).filter((x) => types.includes(x))
    if (has === undefined) return undefined
    const kind = cardTypes[has].it
    const what = e?.type === 'cast' ? un(noun(phrase`magia ${kind}`, 'f')) : un(kind)
    return phrase`${them} ${verb('è', things)} ${what}: ${so}`
  }
  if (quality === 'controller')
    return asked.controller === 'you'
      ? phrase`${player(t, you)} non controlla ${them}: ${so}`
      : phrase`${il(named(t, missed))} non riguarda ciò che controlla ${player(t, you)}: non si innesca`
  const [thing, ...more] = group.map((m) => m.on && befallen(m.on.event))
  if (
    e?.type === 'cast' &&
    asked.types?.includes('instant') &&
    thing &&
    !more.length &&
    has(t.view(t.batch), thing, 'flash')
  )
    return phrase`con lampo ${them} si lancia come un istantaneo, ma non lo è: ${so}`
  return phrase`${them} non ${verb('è', things)} ${kindOf(t, missed, kept, e?.type === 'cast', things.length > 1)}: ${so}`
}

/** «Una creatura», «una magia istantaneo», «artefatti»: what has the one quality that is asked for. */
function kindOf(t: Tale, missed: Missed, { quality, asked }: By<'quality'>, cast: boolean, many: boolean): Phrase {
  const v = voiceOf(t, controllerOf(t, missed), missed.source)
  const base = cast ? noun('magia', 'f') : noun('permanente', 'm')
  const kind = filterNoun(v, { [quality]: asked[quality] }, many ? 'many' : 'one', base)
  if (cast && (quality === 'types' || quality === 'notTypes')) return phrase`${un(noun('magia', 'f'))} ${kind}`
  return many ? phrase`${kind}` : un(kind)
}

/** «Le altre creature»; objects, where the ability asks for no type. */
function others({ ability }: Missed): Phrase {
  const of = ability.type === 'triggered' ? ability.when.object : undefined
  const types = typeof of === 'object' ? of.types : undefined
  return verbatim(types?.length === 1 && types[0] === 'creature' ? 'le altre creature' : 'gli altri oggetti')
}
