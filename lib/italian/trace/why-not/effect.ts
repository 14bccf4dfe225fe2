import type { GameEvent, NearMiss } from '#lib/rules/index'
import { agree, al, and, del, il, lo, type Noun, noun, type Phrase, phrase, verb, verbatim } from '../../grammar/index'
import { inZone, isKeyword, keywords } from '../../names/terms'
import { named, object, source, stating, type Tale, target } from '../telling/context'
import { actor, type Group, thingsOf } from './scene'

type Missed<T extends NearMiss['missed']['type']> = Extract<NearMiss['missed'], { type: T }>

/** «Lo scudo di rigenerazione sostituisce solo una distruzione: Troll viene sacrificato lo stesso.» */
export function effectMiss(t: Tale, group: Group, { effect }: Missed<'effect'>): Phrase | undefined {
  const [{ kept, on }] = group
  const e = on?.event
  if (!e) return undefined
  const it = il(effectNoun(t, effect))
  if (kept.by === 'nobody') return toNobody(t, effect, e, it)
  // Of a shield that later prevents damage it is not said that it prevents nothing.
  const spares = (what: string): Phrase =>
    'prevent' in effect.effect ? phrase`${it} non previene ${verbatim(what)}` : phrase`${it} non si applica`
  const so = spares('niente')
  const things = thingsOf(t, group)
  if (kept.by === 'kind') {
    if (e.type === 'loseLife') return phrase`perdere punti vita non è subire danno: ${spares('la perdita')}`
    // Who takes the payment for damage is told of the damage.
    if (
      e.type === 'payLife' &&
      t.evaluation.trace?.happenings.some((h) => h.parent === on.id && h.event.type === 'damage')
    )
      return undefined
    if (e.type === 'payLife') return phrase`pagare punti vita non è subire danno: ${spares('il pagamento')}`
    if (e.type === 'destroy') return phrase`essere ${agree('distrutto', things)} non è subire danno: ${so}`
    const befalls =
      e.type === 'move' && e.to === 'exile'
        ? phrase`${verb('va', things)} in esilio`
        : phrase`${verb('viene', things)} ${e.type === 'sacrifice' ? agree('sacrificato', things) : phrase`${agree('messo', things)} nel cimitero`}`
    return phrase`${it} sostituisce solo una distruzione: ${and(things)} ${befalls} lo stesso`
  }
  if (kept.by === 'late' && e.type === 'destroy')
    return phrase`${it} deve esistere prima della distruzione: quella ${del(things[0] ?? noun('permanente', 'm'))} è già avvenuta`
  if (kept.by === 'late') return phrase`${it} arriva a danno già inflitto: non torna indietro`
  const who = actor(t, e)
  if (kept.by === 'part' && kept.part === 'player' && who) return phrase`${it} non riguarda ${who}: non si applica`
  if (kept.by === 'nothing') return phrase`questo non conta come evento: ${so}`
  return undefined
}

/** «Colosso non è più sul campo di battaglia: l'effetto di Sigillo non ha a chi passare il danno, che resta a Nino.» */
function toNobody(t: Tale, { effect }: Missed<'effect'>['effect'], e: GameEvent, it: Phrase): Phrase {
  const to = 'replace' in effect && 'redirect' in effect.with ? effect.with.redirect : undefined
  const id =
    to && 'object' in to && typeof to.object === 'string'
      ? (t.view(t.batch).state.cards[to.object] ?? to.object)
      : undefined
  const zone = id === undefined ? undefined : t.view(t.batch).state.objects[id]?.zone
  const stays =
    e.type === 'damage' ? phrase`che resta ${al(target(t, e.target))}` : verbatim('che non cambia destinatario')
  const so = phrase`${it} non ha a chi passare il danno, ${stays}`
  return id !== undefined && zone !== 'battlefield'
    ? phrase`${object(t, id)} non è più ${inZone('battlefield')}: ${so}`
    : so
}

/** What an effect is called: a shield, or an effect, of the object or spell that it comes from. */
export function effectNoun(t: Tale, { effect, source: of, id }: Missed<'effect'>['effect']): Noun {
  if ('replace' in effect && 'regenerate' in effect.with) return noun('scudo di rigenerazione', 'm')
  const word = 'prevent' in effect && effect.prevent !== 'all' ? 'scudo' : 'effetto'
  const from =
    of === undefined || of === ''
      ? (t.people.effects[id] ?? named(t, (e) => JSON.stringify(e) === JSON.stringify(effect)))
      : object(t, of)
  // What is called an effect already is not the effect of one, and its shield is the only one of it.
  if (from?.text.startsWith('effetto')) return word === 'effetto' ? from : noun(word, 'm')
  return noun(from ? phrase`${verbatim(word)} ${del(from)}` : word, 'm')
}

/**
 * «La magia di Anna non bersaglia e non infligge danno: la protezione di Gru e la protezione di Monaco non la fermano.» One keyword of
 * several permanents that one event befell is said together.
 */
export function keywordMiss(t: Tale, group: Group): Phrase | undefined {
  const [{ on, kept }] = group
  const shields = group.flatMap(({ missed }) => (missed.type === 'keyword' ? [missed] : []))
  if (!on) return undefined
  const them = shields.map(({ object: id }) => object(t, id))
  if (kept.by === 'kind' && kept.asked === 'destroy')
    return on.event.type === 'sacrifice' && hasGone(t, on)
      ? phrase`indistruttibile vieta solo di distruggere: ${and(them)} si ${verb('può', them)} sacrificare`
      : undefined
  const cause = source(t, undefined)
  const keyword = shields[0]?.keyword
  const own = new Set<string>(group.flatMap(({ rules }) => rules))
  const stops = (rules: readonly string[]): boolean => rules.some((rule) => own.has(rule))
  // What is not so is what the keyword stops, as far as its rules hold.
  const not = [
    ...(stops(stating(t, 'legality', 'target', keyword)) ? [phrase`non bersaglia`] : []),
    ...(stops(stating(t, 'replacement', 'damage', keyword)) ? [phrase`non infligge danno`] : []),
  ]
  const called = shields.map(({ keyword, object: id }) => shieldOf(keyword, object(t, id)))
  return phrase`${il(cause)} ${and(not)}: ${and(called.map((x) => il(x)))} non ${lo(cause)} ${verb('ferma', shields.length)}`
}

/** Whether what was to be sacrificed has gone: for who believes that a shield is enough, it has not. */
const hasGone = (t: Tale, { id, event: e }: NonNullable<Group[0]['on']>): boolean =>
  'object' in e &&
  t.evaluation.trace?.happenings.some(
    ({ event, fate, id: later }) =>
      later > id && event.type === 'move' && event.object === e.object && fate === 'happened',
  ) === true

/** «Anti-malocchio di Gru». */
const shieldOf = (keyword: string, of: Noun): Noun =>
  isKeyword(keyword) ? { ...keywords[keyword].it, text: phrase`${keywords[keyword].it} ${del(of)}` } : of
