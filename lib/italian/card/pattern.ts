import type { EventPattern, ReplacedPattern, Watched } from '#lib/rules/index'
import {
  agree,
  al,
  dal,
  del,
  type Noun,
  name,
  noun,
  type Phrase,
  phrase,
  sul,
  un,
  verb,
  verbatim,
} from '../grammar/index'
import { type CardTypeId, cardTypes, counter, steps, typeNoun } from '../names/terms'
import { conditionText } from './condition'
import { filterNoun } from './filter'
import { who } from './refs'
import { conjugate, one, opening, type PlayerVerb, type Subject, selfNoun, type Voice } from './voice'

/** Who an event happens to, as one of many: «un avversario», «un giocatore». */
function anyone(v: Voice, p: EventPattern): Subject {
  if (p.player === undefined || p.player === 'each')
    return { key: 'un giocatore', person: 'other', noun: name('un giocatore', 'm') }
  return one(who(v, p.player))
}

/** The object that an event happens to, as one of many: «questa creatura», «una creatura che controlli». */
function something(v: Voice, of: EventPattern['object'], otherwise: Noun): Noun {
  if (of === undefined) return name(un(otherwise), otherwise.gender)
  if (of === 'self' || of.self) return selfNoun(v)
  const found = filterNoun(v, of, 'one', otherwise)
  return name(un(found), found.gender)
}

const creature = noun('creatura', 'f')

/** What a player does: in the present, in the infinitive, and to what. */
type Doing = readonly [present: PlayerVerb, infinitive: string, what: string]

/** Events that are something a player does. */
const players = {
  gainLife: ['guadagna', 'guadagnare', 'punti vita'],
  loseLife: ['perde', 'perdere', 'punti vita'],
  payLife: ['paga', 'pagare', 'punti vita'],
  draw: ['pesca', 'pescare', 'una carta'],
  discard: ['scarta', 'scartare', 'una carta'],
  mill: ['macina', 'macinare', 'una o più carte'],
  scry: ['profetizza', 'profetizzare', ''],
  surveil: ['sorveglia', 'sorvegliare', ''],
  search: ['passa', 'passare', 'in rassegna un grimorio'],
  shuffle: ['rimescola', 'rimescolare', 'il grimorio'],
  create: ['crea', 'creare', 'una o più pedine'],
  cast: ['lancia', 'lanciare', 'una magia'],
  activate: ['attiva', 'attivare', "un'abilità che non sia un'abilità di mana"],
  playLand: ['gioca', 'giocare', 'una terra'],
  look: ['guarda', 'guardare', 'una carta'],
  reveal: ['rivela', 'rivelare', 'una carta'],
  loseGame: ['perde', 'perdere', 'la partita'],
  winGame: ['vince', 'vincere', 'la partita'],
} as const satisfies Partial<Record<Watched, Doing>>

type ByPlayer = keyof typeof players

/** A library is somebody's: «rimescoli il tuo grimorio». */
const ownOf = (s: Subject, what: string): string =>
  what === 'il grimorio' ? `il ${s.person === 'you' ? 'tuo' : 'proprio'} grimorio` : what

/** Events with a sentence of their own. */
type Apart = 'damage' | 'sacrifice' | 'tapForMana' | 'putCounters' | 'removeCounters' | 'step' | 'state'

/** What an object does or what becomes of it: in the present and in the infinitive. An event without words does not compile. */
const objects: Record<Exclude<Watched, ByPlayer | Apart>, (what: Noun) => readonly [now: Phrase, soon: Phrase]> = {
  enters: (x) => [verb('entra', x), verbatim('entrare')],
  leaves: (x) => [phrase`${verb('lascia', x)} il campo di battaglia`, verbatim('lasciare il campo di battaglia')],
  dies: (x) => [verb('muore', x), verbatim('morire')],
  attacks: (x) => [verb('attacca', x), verbatim('attaccare')],
  blocks: (x) => [verb('blocca', x), verbatim('bloccare')],
  becomesBlocked: (x) => become('bloccato', x),
  becomesTarget: (x) => [
    phrase`${verb('diventa', x)} bersaglio di una magia o abilità`,
    verbatim('diventare bersaglio di una magia o abilità'),
  ],
  becomesTapped: (x) => become('TAPpato', x),
  becomesUntapped: (x) => become('STAPpato', x),
  counter: (x) => become('neutralizzato', x),
  destroy: (x) => become('distrutto', x),
  exile: (x) => [phrase`${verb('va', x)} in esilio`, verbatim('andare in esilio')],
  zoneChange: (x) => [phrase`${verb('cambia', x)} zona`, verbatim('cambiare zona')],
  turnedFaceUp: (x) => become('girato', x, ' a faccia in su'),
  transforms: (x) => [verb('si trasforma', x), verbatim('trasformarsi')],
}

/** «Viene distrutta», «essere distrutta». */
function become(what: string, x: Noun, rest = ''): readonly [Phrase, Phrase] {
  const done = verbatim(agree(what, x) + rest)
  return [phrase`${verb('viene', x)} ${done}`, phrase`essere ${done}`]
}

/** What an event happens to where it is not said: a permanent, if nothing else. */
const KINDS: Partial<Record<Watched, Noun>> = {
  attacks: creature,
  blocks: creature,
  becomesBlocked: creature,
  counter: noun('magia', 'f'),
}

const isDone = (event: Watched): event is ByPlayer => event in players
const isOfObject = (event: Watched): event is keyof typeof objects => event in objects

/** «Una magia creatura», «una magia non creatura»: what is cast, where the text says of what type. */
function spellCast(p: EventPattern): Phrase {
  const { types = [], notTypes = [] } = typeof p.object === 'object' ? p.object : {}
  const named = (id: CardTypeId): string => cardTypes[id].it.text
  return verbatim(['una magia', ...types.map(named), ...notTypes.map((id) => `non ${named(id)}`)].join(' '))
}

const join = (subject: Phrase, rest: Phrase): Phrase => (subject === '' ? rest : phrase`${subject} ${rest}`)

function damage(v: Voice, p: EventPattern): Phrase {
  const amount = verbatim(p.combat ? 'danno da combattimento' : 'danno')
  if (p.source === undefined) {
    if (p.object !== undefined) return phrase`${something(v, p.object, creature)} subisce ${amount}`
    const s = anyone(v, p)
    return join(opening(s), phrase`${conjugate('subisce', s)} ${amount}`)
  }
  const to =
    p.object !== undefined
      ? phrase` ${al(something(v, p.object, creature))}`
      : p.player !== undefined
        ? phrase` ${al(anyone(v, p).noun)}`
        : verbatim('')
  return phrase`${something(v, p.source, noun('fonte', 'f'))} infligge ${amount}${to}`
}

/** What an event with a player and an object is about, when it has a sentence of its own. */
function apart(v: Voice, p: EventPattern, event: Apart): Phrase {
  const what = (): Noun => something(v, p.object, noun('permanente', 'm'))
  const counters = verbatim(p.counter === undefined ? 'segnalini' : counter(p.counter).many)
  switch (event) {
    case 'damage':
      return damage(v, p)
    case 'sacrifice':
    case 'tapForMana': {
      const s = anyone(v, p)
      const does =
        event === 'sacrifice'
          ? phrase`${conjugate('sacrifica', s)} ${what()}`
          : phrase`${conjugate('TAPpa', s)} ${what()} per attingere mana`
      return join(opening(s), does)
    }
    case 'putCounters':
      return phrase`uno o più ${counters} vengono messi ${sul(what())}`
    case 'removeCounters':
      return phrase`uno o più ${counters} vengono rimossi ${dal(what())}`
    case 'step':
      return atStep(v, p)
    case 'state':
      return p.is ? conditionText(v, p.is) : verbatim('la condizione è vera')
  }
}

/** A change of zone by what a card calls it, where it says from where or to where. */
const wherever = ({ from, to }: EventPattern): 'enters' | 'leaves' | 'dies' | 'exile' | 'zoneChange' => {
  if (to === 'battlefield') return 'enters'
  if (from === 'battlefield') return to === 'graveyard' ? 'dies' : to === 'exile' ? 'exile' : 'leaves'
  return to === 'exile' ? 'exile' : 'zoneChange'
}

/** The event of a trigger, in the present: «guadagni punti vita», «questa creatura muore». */
export function patternText(v: Voice, p: EventPattern): Phrase {
  const { event } = p
  if (isDone(event)) {
    const s = anyone(v, p)
    const [does, , what] = players[event]
    const rest = event === 'cast' ? spellCast(p) : verbatim(ownOf(s, what))
    return join(opening(s), phrase`${conjugate(does, s)} ${rest}`.trim() as Phrase)
  }
  if (!isOfObject(event)) return apart(v, p, event)
  const what = something(v, p.object, KINDS[event] ?? noun('permanente', 'm'))
  const [now] = objects[event === 'zoneChange' ? wherever(p) : event](what)
  return phrase`${what} ${now}`
}

/** A card calls the upkeep by its name alone. */
const UPKEEP = noun('mantenimento', 'm')

/** «All'inizio del tuo mantenimento», «all'inizio della tua sottofase finale»; of everybody's when the pattern names nobody. */
function atStep(v: Voice, p: EventPattern): Phrase {
  const { step: id = 'upkeep' } = p
  const step = id === 'upkeep' && v.speaks === 'card' ? UPKEEP : steps[id].it
  if (p.player === undefined || p.player === 'each') return phrase`all'inizio di ogni ${step}`
  const s = who(v, p.player)
  return s.person === 'you'
    ? phrase`all'inizio ${verbatim(step.gender === 'm' ? 'del tuo' : 'della tua')} ${step}`
    : phrase`all'inizio ${del(step)} ${del(s.noun)}`
}

/** What a trigger is about, for «quella creatura»: an object of a kind, or its source. */
export function watched(v: Voice, { object: of }: EventPattern): { readonly that?: Noun } {
  if (of === undefined) return {}
  if (of === 'self' || of.self) return v.self ? { that: typeNoun(v.self.types) } : {}
  const { controller: _, other: __, ...kind } = of
  return { that: filterNoun(v, kind, 'one') }
}

/** How a triggered ability begins: «Quando questa creatura muore», «Ogniqualvolta guadagni punti vita». */
export function whenText(v: Voice, p: EventPattern): Phrase {
  if (p.event === 'step') return atStep(v, p)
  if (p.event === 'state') return phrase`quando ${patternText(v, p)}`
  const once =
    (p.event === 'enters' || p.event === 'dies' || p.event === 'leaves') &&
    (p.object === 'self' || p.object?.self === true)
  return phrase`${verbatim(once ? 'quando' : 'ogniqualvolta')} ${patternText(v, p)}`
}

/** What a replacement waits for: «se stai per guadagnare punti vita», «se Nora sta per pescare una carta»; `isMore`: to make it more. */
export function aboutTo(v: Voice, p: ReplacedPattern, isMore = false): Phrase {
  const { event } = p
  const starts = (s: Subject, what: Phrase): Phrase =>
    join(phrase`se`, join(opening(s), phrase`${conjugate('sta', s)} per ${what}`))
  if (isDone(event)) {
    const [, infinitive, what] = players[event]
    const s = anyone(v, p)
    return starts(s, verbatim(`${infinitive} ${ownOf(s, what)}`.trim()))
  }
  const what = (): Noun => something(v, p.object, KINDS[event] ?? noun('permanente', 'm'))
  switch (event) {
    case 'damage': {
      if (p.source === undefined) {
        // A player's damage is printed by what deals it.
        if (!p.object && isMore) {
          const hit = anyone(v, p)
          const deal = hit.person === 'you' ? verbatim('infliggerti danno') : phrase`infliggere danno ${al(hit.noun)}`
          return phrase`se una fonte sta per ${deal}`
        }
        const hurt = p.object && { key: '', person: 'other' as const, noun: something(v, p.object, creature) }
        return starts(hurt ?? anyone(v, p), verbatim('subire danno'))
      }
      const to = p.player === undefined ? verbatim('') : phrase` ${al(anyone(v, p).noun)}`
      return phrase`se ${something(v, p.source, noun('fonte', 'f'))} sta per infliggere danno${to}`
    }
    case 'sacrifice':
      return starts(anyone(v, p), phrase`sacrificare ${what()}`)
    case 'tapForMana':
      return starts(anyone(v, p), phrase`TAPpare ${what()} per attingere mana`)
    case 'putCounters':
      return phrase`se uno o più segnalini stanno per essere messi ${sul(what())}`
    default: {
      const [, soon] = objects[event](what())
      return phrase`se ${what()} sta per ${soon}`
    }
  }
}
