import type { EventPattern } from '#lib/rules/index'
import {
  agree,
  al,
  del,
  il,
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
import { type CardTypeId, cardTypes, steps } from '../terms'
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

/** What a player does in an event, in the present: «guadagni punti vita», «peschi una carta». */
const players: Partial<Record<EventPattern['event'], readonly [PlayerVerb, string]>> = {
  gainLife: ['guadagna', 'punti vita'],
  loseLife: ['perde', 'punti vita'],
  payLife: ['paga', 'punti vita'],
  draw: ['pesca', 'una carta'],
  scry: ['profetizza', ''],
  surveil: ['sorveglia', ''],
  cast: ['lancia', 'una magia'],
  activate: ['attiva', "un'abilità"],
  discard: ['scarta', 'una carta'],
  mill: ['macina', 'una carta'],
  playLand: ['gioca', 'una terra'],
  search: ['cerca', 'in un grimorio'],
  shuffle: ['rimescola', 'il grimorio'],
  look: ['guarda', 'una carta'],
  reveal: ['rivela', 'una carta'],
  loseGame: ['perde', 'la partita'],
  winGame: ['vince', 'la partita'],
}

/** What an object does or what becomes of it. */
const objects: Partial<Record<EventPattern['event'], string>> = {
  enters: 'entra',
  leaves: 'lascia il campo di battaglia',
  dies: 'muore',
  attacks: 'attacca',
  blocks: 'blocca',
  becomesBlocked: 'viene bloccata',
  becomesTarget: 'diventa bersaglio',
  counter: 'viene neutralizzata',
  exile: 'va in esilio',
  zoneChange: 'cambia zona',
  create: 'vengono create',
  turnedFaceUp: 'viene girata a faccia in su',
  transforms: 'si trasforma',
}

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

/** The event of a trigger, in the present: «guadagni punti vita», «questa creatura muore». */
export function patternText(v: Voice, p: EventPattern): Phrase {
  if (p.event === 'damage') return damage(v, p)
  const done = players[p.event]
  if (done) {
    const s = anyone(v, p)
    return join(
      opening(s),
      phrase`${conjugate(done[0], s)} ${p.event === 'cast' ? spellCast(p) : verbatim(done[1])}`.trim() as Phrase,
    )
  }
  if (p.event === 'sacrifice') {
    const s = anyone(v, p)
    return join(opening(s), phrase`${conjugate('sacrifica', s)} ${something(v, p.object, noun('permanente', 'm'))}`)
  }
  if (p.event === 'putCounters')
    return phrase`uno o più segnalini vengono messi ${sul(something(v, p.object, noun('permanente', 'm')))}`
  const what = something(
    v,
    p.object,
    p.event === 'attacks' || p.event === 'blocks' ? creature : noun('permanente', 'm'),
  )
  if (p.event === 'destroy') return phrase`${what} viene ${agree('distrutto', what)}`
  if (p.event === 'transforms') return phrase`${what} ${verbatim('si trasforma')}`
  if (p.event === 'turnedFaceUp') return phrase`${what} viene ${agree('girato', what)} a faccia in su`
  if (p.event === 'becomesTapped') return phrase`${what} viene ${agree('TAPpato', what)}`
  return phrase`${what} ${verb(objects[p.event] ?? 'cambia', what)}`
}

/** «All'inizio della tua sottofase di mantenimento»; of everybody's when the pattern names nobody. */
function atStep(v: Voice, p: EventPattern): Phrase {
  const step = steps[p.step ?? 'upkeep'].it
  if (p.player === undefined || p.player === 'each') return phrase`all'inizio di ogni ${step}`
  const s = who(v, p.player)
  return s.person === 'you' ? phrase`all'inizio della tua ${step}` : phrase`all'inizio ${del(step)} ${del(s.noun)}`
}

/** How a triggered ability begins: «Quando questa creatura muore», «Ogniqualvolta guadagni punti vita». */
export function whenText(v: Voice, p: EventPattern): Phrase {
  if (p.event === 'step') return atStep(v, p)
  const once =
    (p.event === 'enters' || p.event === 'dies' || p.event === 'leaves') &&
    (p.object === 'self' || p.object?.self === true)
  return phrase`${verbatim(once ? 'quando' : 'ogniqualvolta')} ${patternText(v, p)}`
}

/** What something is about to do, or have done to it. */
const STARTING: Partial<Record<EventPattern['event'], string>> = {
  dies: 'morire',
  leaves: 'lasciare il campo di battaglia',
  enters: 'entrare',
  exile: 'andare in esilio',
  sacrifice: 'venire sacrificato',
  counter: 'venire neutralizzato',
  zoneChange: 'cambiare zona',
}

/** What a replacement waits for: «se stai per guadagnare punti vita», «se Nora sta per pescare una carta». */
export function aboutTo(v: Voice, p: EventPattern): Phrase {
  const infinitive: Partial<Record<EventPattern['event'], string>> = {
    gainLife: 'guadagnare punti vita',
    loseLife: 'perdere punti vita',
    payLife: 'pagare punti vita',
    draw: 'pescare una carta',
    discard: 'scartare una carta',
    mill: 'macinare delle carte',
    scry: 'profetizzare',
    surveil: 'sorvegliare',
    search: 'cercare in un grimorio',
    shuffle: 'rimescolare il grimorio',
    create: 'creare delle pedine',
    loseGame: 'perdere la partita',
    winGame: 'vincere la partita',
  }
  const act = infinitive[p.event]
  if (act !== undefined) {
    const s = anyone(v, p)
    return join(phrase`se`, join(opening(s), phrase`${conjugate('sta', s)} per ${verbatim(act)}`))
  }
  if (p.event === 'damage' && p.source === undefined) {
    const s =
      p.object === undefined
        ? anyone(v, p)
        : { key: '', person: 'other' as const, noun: something(v, p.object, creature) }
    return join(phrase`se`, join(opening(s), phrase`${conjugate('sta', s)} per subire danno`))
  }
  if (p.event === 'damage') {
    const what = something(v, p.source, noun('fonte', 'f'))
    const to = p.player === undefined ? verbatim('') : phrase` ${al(anyone(v, p).noun)}`
    return phrase`se ${what} sta per infliggere danno${to}`
  }
  const what = something(v, p.object, noun('permanente', 'm'))
  if (p.event === 'putCounters') return phrase`se uno o più segnalini stanno per essere messi ${sul(what)}`
  if (p.event === 'destroy') return phrase`se ${what} sta per essere ${agree('distrutto', what)}`
  return phrase`se ${il(what)} sta per ${verbatim(STARTING[p.event] ?? 'cambiare')}`
}
