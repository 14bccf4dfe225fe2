import type { ObjectRef, PlayerId, PlayerRef, Watched } from '#lib/rules/index'
import { del, type Noun, name, noun, phrase, quel, verbatim } from '../grammar/index'
import { opponentsOf, playerOf, thingOf } from '../names/people'
import { typeNoun, zones } from '../names/terms'
import { filterNoun } from './filter'
import { type Subject, selfNoun, type Voice } from './voice'

const tu: Subject = { key: 'tu', person: 'you', noun: name('te', 'f') }
const other = (n: Noun, key = n.text): Subject => ({ key, person: 'other', noun: n })

/** The player of the scenario that a reference means, where it means one. */
export function playerMeant(v: Voice, ref: PlayerRef): PlayerId | undefined {
  if (typeof ref === 'object') return undefined
  const { people, you } = v
  if (people.players[ref]) return ref
  if (ref === 'you') return you
  const foes = you === undefined ? [] : opponentsOf(people, you)
  return (ref === 'opponent' || ref === 'each-opponent') && foes.length === 1 ? foes[0] : undefined
}

const chosen = (v: Voice, id: string): void => {
  if (!v.met.includes(id)) v.met.push(id)
}

/** Whom an instruction is about. */
export function who(v: Voice, ref: PlayerRef): Subject {
  const meant = playerMeant(v, ref)
  if (v.speaks === 'table' && meant !== undefined) return other(playerOf(v.people, meant))
  if (typeof ref === 'object') return other(described(v, ref))
  if (ref === 'you' || (meant !== undefined && meant === v.you)) return tu
  if (v.people.players[ref]) {
    if (v.aims === false) return other(unaimed(v, ref), ref)
    if (v.met.includes(ref)) return other(name('quel giocatore', 'm'), ref)
    chosen(v, ref)
    const foe = v.you === undefined || opponentsOf(v.people, v.you).includes(ref)
    return other(noun(foe ? 'avversario bersaglio' : 'giocatore bersaglio', 'm'), ref)
  }
  if (ref === 'event-player') return other(name('quel giocatore', 'm'))
  if (ref === 'chosen') return other(name('il giocatore scelto', 'm'))
  if (ref === 'host') return other(name('il giocatore incantato', 'm'))
  if (ref === 'each') return other(name('ogni giocatore', 'm'))
  const of = v.speaks === 'table' && v.you !== undefined ? phrase` ${del(playerOf(v.people, v.you))}` : verbatim('')
  return other(name(phrase`ogni avversario${of}`, 'm'))
}

/** Somebody whom a printed text acts on without targeting: the only opponent is every opponent; of several, one goes by name. */
function unaimed(v: Voice, ref: PlayerId): Noun {
  const foes = v.you === undefined ? [] : opponentsOf(v.people, v.you)
  return foes.length === 1 && foes[0] === ref ? name('ogni avversario', 'm') : playerOf(v.people, ref)
}

/** A target that may be anything, the first time and after. */
function anyTarget(v: Voice, at: number): Noun {
  const key = `${MET}bersaglio ${at}`
  if (v.met.includes(key)) return name('quel bersaglio', 'm')
  chosen(v, key)
  return name('un qualsiasi bersaglio', 'm')
}

function described(v: Voice, ref: Exclude<PlayerRef, string>): Noun {
  if ('target' in ref)
    return v.targets[ref.target]?.kind === 'any' ? anyTarget(v, ref.target) : noun('giocatore bersaglio', 'm')
  const [role, what] =
    'controllerOf' in ref ? (['controllore', ref.controllerOf] as const) : (['proprietario', ref.ownerOf] as const)
  return noun(phrase`${verbatim(role)} ${del(objectNoun(v, what))}`, 'm')
}

const IN_YOURS = {
  hand: 'della tua mano',
  library: 'del tuo grimorio',
  graveyard: 'del tuo cimitero',
} as const

/** What earlier instructions of the same effect did that to. */
const WAYS: Readonly<Partial<Record<Watched, string>>> = {
  create: 'i permanenti creati in questo modo',
  exile: 'le carte esiliate in questo modo',
  destroy: 'i permanenti distrutti in questo modo',
  sacrifice: 'i permanenti sacrificati in questo modo',
  enters: 'i permanenti entrati in questo modo',
}

/** Whether a card in hand is a spell by the time an effect speaks of it. */
const isCast = (v: Voice, id: string): boolean =>
  (v.people.scenario.script ?? []).some((s) => typeof s === 'object' && 'cast' in s && s.cast === id)

/** Where a card lies that a text targets outside the battlefield. */
const LYING: Readonly<Record<string, string>> = { graveyard: 'da un cimitero', exile: 'che si trova in esilio' }
/** Begins what a text has met and what is nobody's label. */
const MET = '§'
/** Among what a text has met: what was chosen is a card, not a permanent. */
export const A_CARD = `${MET}carta`
/** Labels of the scenario among what a text has met, in that order. */
export const labelsMet = (v: Voice): readonly string[] => v.met.filter((x) => !x.startsWith(MET))

const that = (n: Noun): Noun => name(quel(n), n.gender)

/** The object or objects that an instruction is about, ready for articles and prepositions. */
export function objectNoun(v: Voice, ref: ObjectRef): Noun {
  if (typeof ref === 'object') {
    if ('all' in ref) return filterNoun(v, ref.all, 'all')
    if ('thisWay' in ref)
      return name(WAYS[ref.thisWay] ?? 'gli oggetti di questo effetto', ref.thisWay === 'exile' ? 'f' : 'm', 'p')
    if ('cardsIn' in ref && ref.of === 'you' && v.speaks === 'card')
      return noun(`carte ${IN_YOURS[ref.cardsIn]}`, 'f', 'p')
    if ('cardsIn' in ref) return noun(phrase`carte ${del(zones[ref.cardsIn].it)} ${del(who(v, ref.of).noun)}`, 'f', 'p')
    const spec = v.targets[ref.target]
    if (spec?.kind === 'any') return anyTarget(v, ref.target)
    const aimed = filterNoun(v, spec?.filter ?? { types: ['creature'] }, 'target')
    if (ref.target === 0 || v.targets[0]?.kind !== 'object' || spec === undefined) return aimed
    return name(
      phrase`${verbatim(aimed.gender === 'f' ? "un'altra" : 'un altro')} ${verbatim(aimed.text)}`,
      aimed.gender,
    )
  }
  if (ref === 'self') return selfNoun(v)
  if (ref === 'host') return noun('permanente a cui è assegnato', 'm')
  if (ref === 'linked') return noun(phrase`carte esiliate con ${selfNoun(v)}`, 'f', 'p')
  if (ref === 'event-object') return that(v.that ?? noun('permanente', 'm'))
  if (ref === 'event-source') return name('quella fonte', 'f')
  if (ref === 'event-card') return name('quella carta', 'f')
  if (ref === 'chosen') return v.met.includes(A_CARD) ? name('la carta scelta', 'f') : name('il permanente scelto', 'm')
  if (v.speaks === 'table') return thingOf(v.people, ref)
  const thing = thingOf(v.people, ref)
  if (thing.text === v.self?.text) return selfNoun(v)
  if (v.aims === false) return thing
  const again = v.met.includes(ref)
  chosen(v, ref)
  const type = typeNoun(thing.types)
  const { zone, kind } = v.people.start.state.objects[ref] ?? {}
  const lies = kind === 'card' ? LYING[zone ?? ''] : undefined
  if (again) return that(lies === undefined ? type : noun('carta', 'f'))
  if (zone === 'hand' && isCast(v, ref)) return noun(phrase`magia ${type} bersaglio`, 'f')
  if (lies !== undefined) return name(phrase`una carta ${type} bersaglio ${verbatim(lies)}`, 'f')
  const before = v.met.slice(0, -1).some((id) => v.people.things[id])
  const text = phrase`${type} bersaglio`
  return before
    ? name(phrase`${verbatim(type.gender === 'f' ? "un'altra" : 'un altro')} ${verbatim(text)}`, type.gender)
    : noun(text, type.gender)
}

/** What counters are on: an object, or a player. */
export const holderNoun = (v: Voice, on: ObjectRef | { readonly player: PlayerRef }): Noun =>
  typeof on === 'object' && 'player' in on ? who(v, on.player).noun : objectNoun(v, on)
