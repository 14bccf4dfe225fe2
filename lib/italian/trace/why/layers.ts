import type { Effect, Layer, View } from '#lib/rules/index'
import { agree, and, del, ed, noun, type Phrase, phrase, pt, sul, un, verb, verbatim } from '../../grammar/index'
import { colored, colors, subtype } from '../../names/terms'
import { object, type Tale } from '../telling/context'
import { last, now, objectOf } from './scene'
import type { Asked, Whys } from './why'

/** Permanents with a static ability that changes others, and in which layers. */
export function statics(t: Tale) {
  return Object.values(t.people.scenario.field ?? {}).flatMap((all) =>
    all.flatMap(({ id, abilities = [] }) => {
      const modify = abilities.flatMap((a) =>
        a.type === 'static' ? a.effects.flatMap((e) => ('modify' in e ? [e.modify].flat() : [])) : [],
      )
      return modify.length ? [{ id, modify }] : []
    }),
  )
}

const effectsOf = (t: Tale): readonly Effect[] =>
  t.people.scenario.script?.flatMap((s) => (typeof s === 'object' && 'effect' in s ? [s.effect] : [])) ?? []

/** What an effect of the script decides before the size is read. */
function decided(e: Effect): Layer | undefined {
  if (e.do === 'becomeCopy') return '1a'
  if (e.do === 'gainControl') return '2'
  return e.do === 'change'
    ? [e.modify].flat().find(({ layer }) => ['3', '4', '5', '6'].includes(layer))?.layer
    : undefined
}

const DECIDES: Partial<Record<Layer, string>> = {
  '1a': 'una copia si applica nel layer 1',
  '2': 'il controllo si decide nel layer 2',
  '4': 'i tipi si decidono nel layer 4',
  '5': 'i colori si decidono nel layer 5',
  '6': 'le abilità si decidono nel layer 6',
}

/** Whether something is attached in the story, which gives it a new timestamp. */
export const isAttachedAnew = (t: Tale): boolean => last(t, 'attach') !== undefined

/** «Lancia fissa 5/5 e Ascia 1/1: assegnata per ultima, Ascia è la più recente e decide.» Undefined unless two set the base of what is asked. */
export function newestEquipment(t: Tale, { objects: [label = ''] }: Asked): Phrase | undefined {
  const set = now(t)
    .layersOf(objectOf(now(t), label))
    .flatMap(({ modification: m }) => {
      const by = m.layer === '7b' ? statics(t).find(({ modify }) => modify.some((x) => sameSize(x, m))) : undefined
      return by && 'power' in m ? [{ x: object(t, by.id), size: pt(Number(m.power), Number(m.toughness)) }] : []
    })
  const [old, last, ...more] = set
  if (!old || !last || more.length > 0) return undefined
  const { x } = last
  return phrase`${old.x} fissa ${old.size} ${ed(x)} ${last.size}: ${agree('assegnato', x)} per ${agree('ultimo', x)}, ${x} conta come appena ${agree('arrivato', x)} e decide`
}

/** «Senza lo scambio Golem è 1/7: lo scambio si applica per ultimo e dà 7/1», of what is dealt damage, as it stands then. */
export function switchedSize(t: Tale): Phrase | undefined {
  const dealt = (t.evaluation.trace?.happenings ?? []).flatMap(({ event: e, batch }) =>
    e.type === 'damage' && t.frames[batch - 1]?.objects[e.target] ? [{ id: e.target, batch }] : [],
  )
  return dealt.flatMap(({ id, batch }) => {
    const last = t
      .view(batch - 1)
      .layersOf(id)
      .at(-1)
    if (last?.modification.layer !== '7d') return []
    const { before, after } = last
    if (before.power === undefined || before.toughness === undefined) return []
    if (after.power === undefined || after.toughness === undefined) return []
    const [was, is] = [pt(before.power, before.toughness), pt(after.power, after.toughness)]
    return [phrase`senza lo scambio ${object(t, id)} è ${was}: lo scambio si applica per ultimo e dà ${is}`]
  })[0]
}

/** Whether two changes are of one layer and set, or add, the same power and toughness. */
export const sameSize = (a: object, b: object): boolean =>
  (['layer', 'power', 'toughness'] as const).every((key) => (a as never)[key] === (b as never)[key])

/** Whose text has changed, and the colour that it speaks of now; undefined where it speaks of none, or is no creature's. */
function reworded(t: Tale) {
  const v = now(t)
  const [found] = Object.values(v.state.objects).flatMap(({ id }) =>
    v.layersOf(id).flatMap(({ modification: m }) => (m.layer === '3' ? [{ id, word: m.newWord }] : [])),
  )
  if (!found || !(found.word in colors) || !v.characteristics(found.id).types.includes('creature')) return undefined
  const who = object(t, found.id)
  const own = v.characteristics(found.id).colors
  const word = found.word as keyof typeof colors
  const other = own.length > 0 && !own.some((color) => color === word)
  return { who, word, is: other ? phrase`, ${ed(phrase`${who} è ${colored(own, who)}`)}` : verbatim('') }
}

/** Whether an effect of the script changes a text. */
export const changesText = (t: Tale): boolean => effectsOf(t).some((e) => decided(e) === '3')

/** Who has been given protection by an effect of the script. */
export function protectedByEffect(t: Tale) {
  const given = effectsOf(t).find(({ do: does }) => does === 'gainKeyword')
  return given && 'what' in given && typeof given.what === 'string'
    ? object(t, objectOf(now(t), given.what))
    : undefined
}

/** Whether an object has one of these subtypes, wherever it is now. */
const isOf = (v: View, id: string, kinds: readonly string[]): boolean =>
  (v.state.objects[id] ? v.characteristics(id).subtypes : []).some((kind) => kinds.includes(kind))

/** Layers, and what depends on what in one of them. */
export const layerWhys: Whys = {
  '305.7': (t, { objects }) => {
    const v = now(t)
    const set = Object.values(v.state.objects).filter(
      ({ id, zone, printed }) =>
        zone === 'battlefield' &&
        printed.abilities.length > 0 &&
        printed.types.includes('land') &&
        v.layersOf(id).some(({ modification }) => 'setSubtypes' in modification),
    )
    const who = set.map(({ id }) => object(t, id))
    const [only, ...more] = set
    const kind = only && more.length === 0 ? v.characteristics(only.id).subtypes : []
    const given = statics(t).flatMap(({ modify }) => modify.flatMap((m) => ('addSubtypes' in m ? m.addSubtypes : [])))
    const others = objects.map((label) => objectOf(v, label)).filter((id) => id !== only?.id && !isOf(v, id, given))
    const kept = others.map((id) => object(t, id))
    if (kind.length === 1) {
      const is = phrase`fissare il tipo di una terra le toglie le abilità stampate: ${and(who)} ${verb('è', who)} soltanto ${un(subtype(kind[0] ?? '').it)}`
      return kept.length > 0 && given[0] !== undefined
        ? phrase`${is}, ${ed(phrase`${and(kept)} non ${verb('diventa', kept)} ${un(subtype(given[0]).it)}`)}`
        : is
    }
    return who.length
      ? phrase`un effetto che fissa il tipo di una terra toglie le abilità stampate: ${and(who)} non ${verb('ha', who)} più le proprie`
      : undefined
  },
  '613.1': (t) => {
    const layer = effectsOf(t).flatMap((e) => decided(e) ?? [])[0]
    if (layer === '3') {
      const given = protectedByEffect(t)
      if (given)
        return phrase`il testo si decide nel layer 3, le abilità date da un effetto nel 6: il cambio non tocca quella ${del(given)}`
      const found = reworded(t)
      const sought = found && colored([found.word], noun('creature', 'f', 'p'))
      return found && sought
        ? phrase`il testo si decide nel layer 3, i bonus nel 7: quello ${del(found.who)} cerca già creature ${sought}${found.is}`
        : phrase`il testo si decide nel layer 3 e i bonus si calcolano nel 7: fra layer diversi l'ordine di arrivo non conta`
    }
    const first = layer && DECIDES[layer]
    return first
      ? phrase`${verbatim(first)} e i bonus si calcolano nel 7: fra layer diversi l'ordine di arrivo non conta`
      : undefined
  },
  '613.6': (t) => {
    const [one] = statics(t)
    const lost = effectsOf(t).some((e) => e.do === 'change' && [e.modify].flat().some((m) => 'loseAll' in m))
    const what = one && del(object(t, one.id))
    if (!what) return undefined
    return lost
      ? phrase`l'effetto ${what} comincia nel layer 4, prima che l'abilità sia persa: ciò che ha cominciato ad applicarsi continua nel 7`
      : phrase`l'effetto ${what} comincia nel layer 5: nel 7 si applica alle stesse creature, anche se ora hanno un altro colore`
  },
  '613.8': (t, { objects }) => {
    const [one, other] = statics(t)
    if (!one) return undefined
    const what = object(t, one.id)
    // Who believes that it keeps its abilities has nothing that depends on anything.
    const kept = now(t)
      .characteristics(objectOf(now(t), one.id))
      .abilities.some((a) => a.type === 'static')
    if (kept && other?.modify.some((m) => 'setSubtypes' in m)) return undefined
    const second = phrase`viene dopo, qualunque sia il più vecchio`
    if (!other) {
      const touched = objects.filter((label) => label !== one.id).map((label) => object(t, objectOf(now(t), label)))
      const [only, ...more] = touched
      if (only && more.length === 0)
        return phrase`l'effetto ${del(what)} ${sul(only)} dipende da quello che toglie le abilità: benché più vecchio viene dopo, e non c'è più`
      return phrase`l'effetto ${del(what)} dipende da quello che toglie le abilità: ${second}, e allora non c'è più`
    }
    const by = object(t, other.id)
    const depends = phrase`l'effetto ${del(what)} dipende da quello ${del(by)}`
    const told = phrase`${by} decide a chi si applica l'effetto ${del(what)}, che ne dipende: si applica dopo, qualunque sia il più vecchio`
    return other.modify.some((m) => 'setSubtypes' in m) ? phrase`${depends}: ${second}, e allora non c'è più` : told
  },
}
