import type { Filter, ObjectRef, PlayerId, PlayerRef, Watched } from '#lib/rules/index'
import { type Countable, del, type Noun, name, noun, phrase, quel, un, verbatim } from '../grammar/index'
import { opponentsOf, playerOf, thingOf } from '../names/people'
import { typeNoun, zones } from '../names/terms'
import { filterNoun, hostNoun } from './filter'
import { belonging, type Subject, selfNoun, type Voice } from './voice'

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
  if (typeof ref === 'object') return described(v, ref)
  if (ref === 'you' || (meant !== undefined && meant === v.you)) return tu
  if (v.people.players[ref]) {
    if (v.aims === false) return other(unaimed(v, ref), ref)
    const foe = v.you === undefined || opponentsOf(v.people, v.you).includes(ref)
    return aimedPlayer(v, ref, foe ? 'avversario' : 'giocatore')
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

/** «Un avversario bersaglio», the next time «quel giocatore». */
function aimedPlayer(v: Voice, key: string, word: 'avversario' | 'giocatore'): Subject {
  if (v.met.includes(key)) return other(name('quel giocatore', 'm'), key)
  chosen(v, key)
  return other(name(un(noun(`${word} bersaglio`, 'm')), 'm'), key)
}

/** What a text calls its targets among what it has met. */
const aimAt = (n: number): string => `${MET}bersaglio ${n}`

/** A target that may be anything, the first time and after. */
function anyTarget(v: Voice, at: number): Noun {
  const key = aimAt(at)
  if (v.met.includes(key)) return name('quel bersaglio', 'm')
  chosen(v, key)
  return name('un qualsiasi bersaglio', 'm')
}

/** Whether only an opponent may be a target. */
function isFoe({ targets }: Voice, at: number): boolean {
  const spec = targets[at]
  return spec?.kind === 'player' && spec.filter?.controller === 'opponent'
}

/** Whether a text has met a player as a target: whoever it speaks of next is that one. */
export const metPlayer = ({ targets, met }: Voice): boolean =>
  targets.some(({ kind }, n) => kind === 'player' && met.includes(aimAt(n)))

function described(v: Voice, ref: Exclude<PlayerRef, string>): Subject {
  if ('target' in ref)
    return v.targets[ref.target]?.kind === 'any'
      ? other(anyTarget(v, ref.target))
      : aimedPlayer(v, aimAt(ref.target), isFoe(v, ref.target) ? 'avversario' : 'giocatore')
  const [role, what] =
    'controllerOf' in ref ? (['controllore', ref.controllerOf] as const) : (['proprietario', ref.ownerOf] as const)
  const last = v.met.findLast((x) => !DONE.includes(x))
  const again = typeof what === 'object' && 'target' in what && last === aimAt(what.target)
  return other(
    again ? noun(`suo ${role}`, 'm') : noun(phrase`${verbatim(role)} ${del(objectNoun(v, what, 'anything'))}`, 'm'),
  )
}

const IN_YOURS = {
  hand: 'della tua mano',
  library: 'del tuo grimorio',
  graveyard: 'del tuo cimitero',
} as const

/** What earlier instructions of the same effect did that to. */
const WAYS: Readonly<Partial<Record<Watched, Countable>>> = {
  create: { one: 'pedina creata', many: 'pedine create', gender: 'f' },
  exile: { one: 'carta esiliata', many: 'carte esiliate', gender: 'f' },
  destroy: { one: 'permanente distrutto', many: 'permanenti distrutti', gender: 'm' },
  sacrifice: { one: 'permanente sacrificato', many: 'permanenti sacrificati', gender: 'm' },
  enters: { one: 'permanente entrato', many: 'permanenti entrati', gender: 'm' },
}
const ANY_WAY: Countable = { one: 'oggetto interessato', many: 'oggetti interessati', gender: 'm' }

/** What earlier instructions did that to: «i permanenti distrutti in questo modo». */
export const thisWay = (way: Watched, number: 'one' | 'many' = 'many'): Noun => {
  const said = WAYS[way] ?? ANY_WAY
  return noun(`${said[number]} in questo modo`, said.gender, number === 'many' ? 'p' : 's')
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
/** Cards of a hand among what a text has met: it may say of what type they are, and not which. */
export const handMet = (v: Voice): readonly string[] =>
  v.met.flatMap((x) => (x.startsWith(MET) && v.people.things[x.slice(MET.length)] ? [x.slice(MET.length)] : []))

/** Among what a text has met: what it exiled just before, one card or several. */
export const EXILED_ONE = `${MET}esiliata`
export const EXILED_MANY = `${MET}esiliate`
/** Among what a text has met: the one token that it created. */
export const CREATED_ONE = `${MET}creata`
/** Among what a text has met: its targets are spoken of all together, «quelle creature». */
export const TOGETHER = `${MET}insieme`
const DONE: readonly string[] = [EXILED_ONE, EXILED_MANY, CREATED_ONE]

/** What earlier instructions did that to; of one thing it is enough to point at it: «quella carta», «quella pedina». */
function doneThisWay(v: Voice, way: Watched): Noun {
  if (way === 'exile' && v.met.includes(EXILED_ONE)) return that(noun('carta', 'f'))
  if ((way === 'create' || way === 'enters') && v.met.includes(CREATED_ONE)) return that(noun('pedina', 'f'))
  return thisWay(way)
}

/** What is put back where it was exiled just before, as a pronoun calls it: «rimettila», «rimettile». */
export function exiledBefore(v: Voice, ref: ObjectRef): Noun | undefined {
  const last = v.met.at(-1)
  const one = last === EXILED_ONE
  if (!one && last !== EXILED_MANY) return undefined
  const said = v.met.at(-2)
  const same =
    (typeof ref === 'string' && said === ref) ||
    (typeof ref === 'object' &&
      (('target' in ref && said === aimAt(ref.target)) || ('thisWay' in ref && ref.thisWay === 'exile')))
  return same ? noun('carta', 'f', one ? 's' : 'p') : undefined
}

/** Whether a text has spoken of something before. */
export const metBefore = (v: Voice, ref: ObjectRef): boolean =>
  typeof ref === 'string' ? v.met.includes(ref) : 'target' in ref && v.met.includes(aimAt(ref.target))

const that = (n: Noun): Noun => name(quel(n), n.gender, n.number)
const another = (n: Noun): Noun => name(phrase`${verbatim(n.gender === 'f' ? "un'altra" : 'un altro')} ${n}`, n.gender)

/** What an instruction is done to: a permanent, or, by some of them, also a card that lies elsewhere or a spell. */
export type Whereabouts = 'permanent' | 'anything'

/** A declared target: «una creatura bersaglio», «un'altra creatura bersaglio», the next time «quella creatura». */
function aimed(v: Voice, at: number): Noun {
  const spec = v.targets[at]
  if (spec?.kind === 'any') return anyTarget(v, at)
  const filter = spec?.filter ?? { types: ['creature'] }
  const key = aimAt(at)
  const use = v.met.includes(TOGETHER) ? 'many' : 'one'
  if (v.met.includes(key)) return that(filterNoun({ ...v, met: [] }, bareKind(filter), use))
  chosen(v, key)
  const what = filterNoun(v, filter, 'target')
  const like = v.targets
    .slice(0, at)
    .some((x) => x.kind === 'object' && JSON.stringify(x.filter) === JSON.stringify(spec?.filter))
  return like ? another(what) : name(un(what), what.gender)
}

/** What something is, without whose it is and of what quality: «quella creatura», «quella magia», «quella carta». */
const bareKind = ({ types, zone, spell, ability, token }: Filter): Filter => ({
  ...(types === undefined || (zone !== undefined && zone !== 'battlefield') ? {} : { types }),
  ...(zone === undefined || spell || ability ? {} : { zone }),
  ...(spell ? { spell } : {}),
  ...(ability ? { ability } : {}),
  ...(token ? { token } : {}),
})

/** The object or objects that an instruction is about, ready for articles and prepositions. */
export function objectNoun(v: Voice, ref: ObjectRef, at: Whereabouts = 'permanent'): Noun {
  if (typeof ref === 'object') {
    if ('all' in ref) return filterNoun(v, ref.all, 'all')
    if ('thisWay' in ref) return doneThisWay(v, ref.thisWay)
    if ('cardsIn' in ref && ref.of === 'you' && v.speaks === 'card')
      return noun(`carte ${IN_YOURS[ref.cardsIn]}`, 'f', 'p')
    if ('cardsIn' in ref) return noun(phrase`carte ${del(zones[ref.cardsIn].it)} ${del(who(v, ref.of).noun)}`, 'f', 'p')
    return aimed(v, ref.target)
  }
  if (ref === 'self') return selfNoun(v)
  if (ref === 'host') return hostNoun(v)
  if (ref === 'linked') return noun(phrase`carte esiliate con ${selfNoun(v)}`, 'f', 'p')
  if (ref === 'event-object') return that(v.that ?? noun('permanente', 'm'))
  if (ref === 'event-source') return name('quella magia o abilità', 'f')
  if (ref === 'event-card') return name('quella carta', 'f')
  if (ref === 'chosen' && v.picked) return v.picked
  if (ref === 'chosen') return v.met.includes(A_CARD) ? name('la carta scelta', 'f') : name('il permanente scelto', 'm')
  if (v.speaks === 'table') return thingOf(v.people, ref)
  const thing = thingOf(v.people, ref)
  if (thing.text === v.self?.text) return selfNoun(v)
  return v.aims === false ? thing : labelled(v, ref, at)
}

/** Something of the scenario, that a text of no card can only call a target. */
function labelled(v: Voice, id: string, at: Whereabouts): Noun {
  const again = v.met.some((x) => x === id || x === MET + id)
  const thing = thingOf(v.people, id)
  const type = typeNoun(thing.types)
  const { zone, kind, owner } = v.people.start.state.objects[id] ?? {}
  const anywhere = at === 'anything'
  const lies = anywhere && kind === 'card' ? LYING[zone ?? ''] : undefined
  const cast = anywhere && zone === 'hand' && isCast(v, id)
  if (again) return that(lies === undefined && !(anywhere && zone === 'hand') ? type : noun('carta', 'f'))
  if (anywhere && zone === 'hand' && !cast) {
    // What is hidden in a hand cannot be a target (400.2).
    chosen(v, MET + id)
    return name(
      phrase`una carta ${type} ${verbatim(owner === v.you ? 'dalla tua mano' : 'dalla mano di un avversario')}`,
      'f',
    )
  }
  const before = v.met.some((x) => v.people.things[x] && typeNoun(v.people.things[x].types).text === type.text)
  chosen(v, id)
  if (cast) return name(phrase`una magia ${type} bersaglio`, 'f')
  if (lies !== undefined) return name(phrase`una carta ${type} bersaglio ${verbatim(lies)}`, 'f')
  const what = noun(phrase`${type} bersaglio`, type.gender)
  return before ? another(what) : name(un(what), type.gender)
}

/** «Il tuo cimitero»: what is done to all the cards of a zone is said of the zone, as a card says it. */
export const wholeZone = (v: Voice, ref: ObjectRef): Noun | undefined =>
  typeof ref === 'object' && 'cardsIn' in ref && v.speaks === 'card'
    ? belonging(who(v, ref.of), zones[ref.cardsIn].it)
    : undefined

/** What counters are on: an object, or a player. */
export const holderNoun = (v: Voice, on: ObjectRef | { readonly player: PlayerRef }): Noun =>
  typeof on === 'object' && 'player' in on ? who(v, on.player).noun : objectNoun(v, on)
