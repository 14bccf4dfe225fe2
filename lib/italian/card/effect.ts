import type { Amount, Duration, Effect, Filter, ObjectRef, PlayerRef } from '#lib/rules/index'
import {
  agree,
  al,
  and,
  capital,
  dal,
  del,
  ed,
  figure,
  il,
  lo,
  type Noun,
  name,
  noun,
  type Phrase,
  phrase,
  ptChange,
  sul,
  un,
  verb,
  verbatim,
} from '../grammar/index'
import { thingOf } from '../names/people'
import { counter, isKeyword, keywordText } from '../names/terms'
import { howMuch, quantity, spelled } from './amount'
import { cardClause } from './cards'
import { inThisTurn } from './combat'
import { controlText } from './control'
import { exceptText } from './except'
import { filterNoun } from './filter'
import { keywordOf } from './keyword'
import { fixedOn, lastingText, modified, prevent } from './lasting'
import {
  CREATED_ONE,
  EXILED_MANY,
  EXILED_ONE,
  exiledBefore,
  holderNoun,
  metBefore,
  objectNoun,
  TOGETHER,
  who,
  wholeZone,
} from './refs'
import { rewording } from './rewording'
import { tokenWords } from './token'
import { belonging, conjugate, EOT, opening, type PlayerVerb, type Subject, selfNoun, type Voice } from './voice'

/** One thing that a text makes happen: whose doing it is (the same key, the same subject), and the words. */
interface Clause {
  readonly key: string
  readonly subject: Phrase
  readonly does: Phrase
  /** `tu`: «tu» must be heard after another subject («e tu guadagni»). `quiet`: at the beginning the subject goes without saying. */
  readonly sound?: 'tu' | 'quiet'
  /** A sentence by itself. */
  readonly apart?: true
}

const total = noun('totale di punti vita', 'm')
const lives = noun('punti vita', 'm', 'p')

const THAT_CARD = name('quella carta', 'f')

/** Somebody does something: `tu` takes the present («guadagni») or, where a card commands, the imperative («pesca»). */
function by(s: Subject, it: PlayerVerb, rest: Phrase, mood: 'present' | 'imperative' = 'present'): Clause {
  const you = s.person === 'you'
  const does = you && mood === 'imperative' && it.endsWith('a') ? verbatim(it) : conjugate(it, s)
  return {
    key: s.key,
    subject: opening(s),
    does: phrase`${does} ${rest}`,
    ...(you && mood === 'present' ? { sound: 'tu' as const } : {}),
  }
}

const command = (does: Phrase): Clause => ({ key: 'tu', subject: verbatim(''), does })

const about = (subject: Phrase, does: Phrase): Clause => ({ key: subject, subject, does })

/**
 * What a card does itself: a spell is called by its name, a permanent «questa creatura». An effect of no card has no subject to
 * begin with, and neither has what follows an event of the source itself: «Quando questa creatura entra, infligge 3 danni».
 */
function ofSelf(v: Voice, does: Phrase): Clause {
  const spell = v.self?.types.some((t) => t === 'instant' || t === 'sorcery') === true && v.self.text !== ''
  const subject = spell && v.self && !v.about && v.speaks === 'card' ? phrase`${v.self}` : il(selfNoun(v))
  return { key: 'self', subject, does, ...(v.self?.text === '' || v.goesOn ? { sound: 'quiet' as const } : {}) }
}

function exchange(v: Voice, [a, b]: readonly [PlayerRef, PlayerRef]): Clause {
  const first = who(v, a)
  const second = who(v, b)
  if (first.person === 'you')
    return command(phrase`scambia ${il(belonging(first, total))} con quello ${del(second.noun)}`)
  if (second.person === 'you')
    return command(phrase`scambia ${il(belonging(second, total))} con quello ${del(first.noun)}`)
  return about(verbatim('due giocatori bersaglio'), verbatim('si scambiano i totali di punti vita'))
}

/** A total that is set or doubled belongs to somebody: «il tuo totale», «il totale di un avversario bersaglio». */
const totalOf = (v: Voice, ref: PlayerRef): Phrase => il(belonging(who(v, ref), total))

function temporary(voice: Voice, { effect, on, until }: Extract<Effect, { do: 'lasting' }>): Clause {
  const v = on === undefined ? voice : { ...voice, about: affected(voice, on) }
  const e = on === undefined ? effect : fixedOn(effect)
  const forTurn = until === undefined || until === 'end-of-turn'
  if (forTurn && 'prevent' in e && e.prevent !== 'next' && v.speaks === 'card')
    return command(prevent(v, e, verbatim(' in questo turno')))
  const text = lastingText(v, e, effectText)
  const said = (x: Phrase): Clause => ('prevent' in e ? command(x) : about(verbatim(''), x))
  if (!forTurn) return said(phrase`${text}${duration(voice, until)}`)
  if ('modify' in e) return said(phrase`${text} ${verbatim(EOT)}`)
  if (('replace' in e && e.next !== undefined) || ('prevent' in e && e.prevent === 'next'))
    return about(verbatim(''), verbatim(text.replace(',', ' in questo turno,')))
  return said('must' in e ? inThisTurn(text) : phrase`${text} in questo turno`)
}

/** What an effect changes, as a subject: «le creature che controlli», not «tutte le creature». */
const affected = (v: Voice, ref: ObjectRef): Noun =>
  typeof ref === 'object' && 'all' in ref
    ? filterNoun(v, ref.all, isEveryones(ref.all) ? 'all' : 'many')
    : objectNoun(v, ref)

/** «Tutte le creature»: where nothing else is said of them than what they are. */
const isEveryones = (f: Filter): boolean => Object.keys(f).every((key) => key === 'types')

/** What gets as much as each other: «ogni creatura», not «tutte le creature». */
const eachOf = (v: Voice, ref: ObjectRef): Noun =>
  typeof ref === 'object' && 'all' in ref ? filterNoun(v, ref.all, 'each') : objectNoun(v, ref)

/** How long an effect lasts, at the end of its clause. */
function duration(v: Voice, until: Duration): Phrase {
  switch (until) {
    case 'end-of-turn':
      return phrase` ${verbatim(EOT)}`
    case 'your-next-turn':
      return verbatim(' fino al tuo prossimo turno')
    case 'end-of-game':
      return verbatim('')
    case 'while-you-control':
      return phrase` finché controlli ${il(selfNoun(v))}`
    case 'while-on-battlefield':
      return phrase` finché ${il(selfNoun(v))} resta sul campo di battaglia`
    case 'while-tapped':
      return phrase` fintanto che ${il(selfNoun(v))} rimane ${agree('TAPpato', selfNoun(v))}`
  }
}

/** «Un mana di un colore a scelta», or as much of it as the text says. */
function chosenMana(v: Voice, times: Amount = 1, mixed = false): Phrase {
  const color = mixed ? 'in qualsiasi combinazione di colori' : 'di un colore a scelta'
  return typeof times === 'number'
    ? verbatim(`${times === 1 ? 'un' : figure(times)} mana ${color}`)
    : phrase`un ammontare di mana ${verbatim(color)} pari ${al(quantity(v, times))}`
}

type Simple = Exclude<Effect, { do: 'sequence' | 'together' }>

/** Where the damage goes that is more than lethal, as a sentence of its own. */
function excess(v: Voice, { to, excessTo }: Extract<Effect, { do: 'damage' }>): Phrase {
  if (excessTo === undefined) return verbatim('')
  const whom = 'player' in excessTo ? who(v, excessTo.player).noun : objectNoun(v, excessTo.object)
  const same =
    'object' in to && 'player' in excessTo && typeof excessTo.player === 'object' && 'controllerOf' in excessTo.player
  return phrase`. Il danno in eccesso viene invece inflitto ${same ? verbatim('al controllore di quella creatura') : al(whom)}`
}

/** Whether damage is as much as the power of what deals it. */
const isOwnPower = (v: Voice, { amount, source = 'self' }: Extract<Effect, { do: 'damage' }>): boolean => {
  if (typeof amount !== 'object' || !('powerOf' in amount)) return false
  const { powerOf } = amount
  const itself = source === 'self' && typeof powerOf === 'string' && v.people.things[powerOf]?.text
  return JSON.stringify(powerOf) === JSON.stringify(source) || (itself !== undefined && itself === v.self?.text)
}

/** «Metà dei propri punti vita, arrotondata per eccesso»: half of one's own total. */
function half(v: Voice, e: Extract<Effect, { do: 'loseLife' }>): Phrase | undefined {
  const a = e.amount
  if (typeof a !== 'object' || !('half' in a) || typeof a.half !== 'object' || !('lifeOf' in a.half)) return undefined
  if (JSON.stringify(a.half.lifeOf) !== JSON.stringify(e.who)) return undefined
  const own = who(v, e.who).person === 'you' ? 'tuoi' : 'propri'
  return verbatim(`metà dei ${own} punti vita, arrotondata per ${a.round === 'up' ? 'eccesso' : 'difetto'}`)
}

/** Whether an effect makes a player sacrifice something that it targets, which only its controller can. */
const aimedAtOther = (v: Voice, { what, by }: Extract<Effect, { do: 'sacrifice' }>): boolean =>
  v.speaks === 'card' &&
  v.aims !== false &&
  typeof what === 'string' &&
  v.people.things[what] !== undefined &&
  v.people.things[what].text !== v.self?.text &&
  typeof by === 'string' &&
  v.people.players[by] !== undefined

function clauses(v: Voice, e: Simple): readonly Clause[] {
  switch (e.do) {
    case 'damage': {
      const to = 'player' in e.to ? who(v, e.to.player).noun : eachOf(v, e.to.object)
      const amount = isOwnPower(v, e) ? verbatim('danno pari alla sua forza') : howMuch(v, e.amount, 'danno')
      const does = / per ogni /.test(amount)
        ? phrase`infligge ${al(to)} ${amount}`
        : phrase`infligge ${amount} ${al(to)}`
      const all = phrase`${does}${excess(v, e)}`
      if (e.source === undefined || e.source === 'self') return [ofSelf(v, all)]
      return [about(il(objectNoun(v, e.source)), all)]
    }
    case 'gainLife':
      return [by(who(v, e.who), 'guadagna', howMuch(v, e.amount, 'punto vita'))]
    case 'loseLife':
      return [by(who(v, e.who), 'perde', half(v, e) ?? howMuch(v, e.amount, 'punto vita'))]
    case 'setLife':
      return [
        about(
          totalOf(v, e.who),
          typeof e.total === 'number'
            ? phrase`diventa ${figure(e.total)}`
            : phrase`diventa ${il(quantity(v, e.total))}`,
        ),
      ]
    case 'doubleLife':
      return [command(phrase`raddoppia ${il(belonging(who(v, e.who), lives))}`)]
    case 'exchangeLife':
      return [exchange(v, e.players)]
    case 'redistributeLife':
      return [command(verbatim('ridistribuisci i totali di punti vita dei giocatori'))]
    case 'draw':
      return [by(who(v, e.who), 'pesca', howMuch(v, e.amount, 'carta'), 'imperative')]
    case 'mill':
      return [by(who(v, e.who), 'macina', howMuch(v, e.amount, 'carta'), 'imperative')]
    case 'putInHand': {
      const s = who(v, e.who)
      const whose = s.person === 'you' ? 'tuo' : 'proprio'
      const hand = s.person === 'you' ? 'alla tua mano' : 'alla propria mano'
      return [by(s, 'aggiunge', verbatim(`${hand} la prima carta del ${whose} grimorio`), 'imperative')]
    }
    case 'look':
      return [by(who(v, e.who), 'guarda', verbatim(seenText(e)), 'imperative')]
    case 'reveal':
      return [by(who(v, e.who ?? 'you'), 'rivela', verbatim(seenText(e)), 'imperative')]
    case 'scry':
    case 'surveil':
    case 'shuffle':
    case 'shuffleInto':
    case 'putInLibrary':
    case 'dig':
    case 'piles':
    case 'search':
    case 'bringIn':
    case 'discard': {
      const c = cardClause(v, e)
      return ['command' in c ? command(c.command) : by(c.subject, c.does, c.rest, 'imperative')]
    }
    case 'destroy': {
      const what = objectNoun(v, e.what)
      const never = phrase`non ${verb('può', what)} essere ${verbatim(what.gender === 'f' ? 'rigenerata' : 'rigenerato')}`
      return [
        command(phrase`distruggi ${il(what)}`),
        ...(e.noRegeneration ? [{ ...about(verbatim(''), never), apart: true as const }] : []),
      ]
    }
    case 'sacrifice':
      if (aimedAtOther(v, e)) {
        const what = objectNoun(v, e.what)
        return [about(phrase`il controllore ${del(what)}`, phrase`${lo(what)} sacrifica`)]
      }
      if (e.by !== undefined) return [by(who(v, e.by), 'sacrifica', il(objectNoun(v, e.what)), 'imperative')]
      return [command(phrase`sacrifica ${il(objectNoun(v, e.what))}`)]
    case 'exile': {
      const hidden = e.faceDown ? verbatim(' a faccia in giù') : verbatim('')
      const zone = wholeZone(v, e.what)
      const what = zone ?? objectNoun(v, e.what, 'anything')
      v.met.push(zone || what.number === 'p' ? EXILED_MANY : EXILED_ONE)
      return [
        command(phrase`esilia ${il(what)}${hidden}`),
        ...(e.lookers === undefined
          ? []
          : [by(who(v, e.lookers), 'può', verbatim('guardarla finché resta in esilio'))]),
      ]
    }
    case 'getEmblem': {
      const said = e.abilities.map((a) => verbatim(`“${v.quoted?.(a) ?? ''}”`))
      return [
        by(
          who(v, e.who ?? 'you'),
          'ottiene',
          said.length ? phrase`un emblema con ${and(said)}` : verbatim('un emblema'),
          'imperative',
        ),
      ]
    }
    case 'addMana':
      if (e.mana === 'any-color' && e.times !== undefined && typeof e.times !== 'number' && e.who === undefined)
        return [
          command(verbatim('scegli un colore')),
          {
            ...command(phrase`aggiungi un ammontare di mana di quel colore pari ${al(quantity(v, e.times))}`),
            apart: true as const,
          },
        ]
      return [
        by(
          who(v, e.who ?? 'you'),
          'aggiunge',
          e.mana.startsWith('any') ? chosenMana(v, e.times, e.mana === 'any-combination') : verbatim(e.mana),
          'imperative',
        ),
      ]
    case 'cast': {
      const s = who(v, e.who ?? 'you')
      const what = objectNoun(v, e.what, 'anything')
      const free = e.free ? ` senza ${what.number === 'p' ? 'pagare il loro' : 'pagarne il'} costo di mana` : ''
      const may = by(s, 'può', phrase`lanciare ${il(what)}${verbatim(free)}`)
      return [typeof e.what === 'object' && 'thisWay' in e.what ? { ...may, apart: true } : may]
    }
    case 'exileWithCounters':
      return [command(phrase`esilia ${il(objectNoun(v, e.what, 'anything'))} con segnalini`)]
    case 'putInGraveyard':
      return [command(phrase`metti ${il(objectNoun(v, e.what, 'anything'))} nel cimitero`)]
    case 'ifPaid':
      return [
        about(
          verbatim(''),
          phrase`se è stato pagato il costo${isKeyword(e.cost) ? phrase` ${del(verbatim(keywordText(e.cost)))}` : verbatim('')}, ${effectText(v, e.effect)}`,
        ),
      ]
    case 'tap':
      return [command(phrase`TAPpa ${il(objectNoun(v, e.what))}`)]
    case 'untap':
      return [command(phrase`STAPpa ${il(objectNoun(v, e.what))}`)]
    case 'putCounters': {
      const on = typeof e.on === 'object' && 'player' in e.on ? holderNoun(v, e.on) : eachOf(v, e.on)
      return [command(phrase`metti ${howMuch(v, e.amount, counter(e.counter))} ${sul(on)}`)]
    }
    case 'removeCounters':
      return [command(phrase`rimuovi ${howMuch(v, e.amount, counter(e.counter))} ${dal(holderNoun(v, e.on))}`)]
    case 'pump': {
      const what = affected(v, e.what)
      return [about(il(what), phrase`${verb('prende', what)} ${ptChange(e.power, e.toughness)} ${verbatim(EOT)}`)]
    }
    case 'gainKeyword':
    case 'loseKeyword': {
      const what = affected(v, e.what)
      const keyword = keywordOf(e.keyword)
      const has = verb(e.do === 'gainKeyword' ? 'ha' : 'perde', what)
      return [about(il(what), phrase`${has} ${verbatim(keyword)} ${verbatim(EOT)}`)]
    }
    case 'lasting':
      return [temporary(v, e)]
    case 'transform':
      return [command(phrase`trasforma ${il(objectNoun(v, e.what))}`)]
    case 'flip':
      return [command(phrase`ruota ${il(objectNoun(v, e.what))}`)]
    case 'turnFaceUp':
    case 'turnFaceDown': {
      const way = e.do === 'turnFaceUp' ? 'a faccia in su' : 'a faccia in giù'
      return [command(phrase`gira ${il(objectNoun(v, e.what))} ${verbatim(way)}`)]
    }
    case 'meld':
      return [
        command(
          phrase`combina ${and([e.what, e.with].map((ref) => (typeof ref === 'string' && v.people.things[ref] ? thingOf(v.people, ref) : objectNoun(v, ref))))}`,
        ),
      ]
    case 'putTurned': {
      const what = objectNoun(v, e.what, 'anything')
      const way = e.how === 'face-down' ? verbatim('a faccia in giù') : agree('trasformato', what)
      return [command(phrase`metti sul campo di battaglia ${way} ${il(what)}`)]
    }
    case 'regenerate':
      return [command(phrase`rigenera ${il(objectNoun(v, e.what))}`)]
    case 'sacrificeSome': {
      const one = e.amount === 1
      const which = filterNoun(v, e.which, one ? 'one' : 'many')
      const what = one
        ? un(which)
        : typeof e.amount === 'number'
          ? phrase`${spelled(v, e.amount)} ${which}`
          : phrase`un numero ${del(name(which.text, which.gender, 'p'))} pari ${al(quantity(v, e.amount))}`
      return [by(who(v, e.who), 'sacrifica', what, 'imperative')]
    }
    case 'fight':
      if (e.what === e.with) return [about(il(objectNoun(v, e.what)), verbatim('lotta con sé stessa'))]
      return [about(il(objectNoun(v, e.what)), phrase`lotta con ${il(objectNoun(v, e.with))}`)]
    case 'becomeBlocked': {
      const what = objectNoun(v, e.what)
      return [about(il(what), phrase`diventa ${agree('bloccato', what)}`)]
    }
    case 'removeFromCombat':
      return [command(phrase`rimuovi ${il(objectNoun(v, e.what))} dal combattimento`)]
    case 'winGame':
      return [by(who(v, e.who), 'vince', verbatim('la partita'))]
    case 'loseGame':
      return [by(who(v, e.who), 'perde', verbatim('la partita'))]
    case 'drawGame':
      return [about(verbatim(''), verbatim('la partita è patta'))]
    case 'create':
      if ((e.amount ?? 1) === 1) v.met.push(CREATED_ONE)
      return [by(who(v, e.who ?? 'you'), 'crea', howMuch(v, e.amount ?? 1, tokenWords(e.token)), 'imperative')]
    case 'createCopy': {
      const copies = { one: 'pedina che è una copia', many: 'pedine che sono copie', gender: 'f' } as const
      const what = phrase`${howMuch(v, e.amount ?? 1, copies)} ${del(objectNoun(v, e.of))}${exceptText(e.except, noun('pedina', 'f'))}`
      if ((e.amount ?? 1) === 1) v.met.push(CREATED_ONE)
      return [by(who(v, e.who ?? 'you'), 'crea', what, 'imperative')]
    }
    case 'gainControl': {
      const taker = who(v, e.who ?? 'you')
      const what = phrase`il controllo ${del(objectNoun(v, e.what, 'anything'))}${duration(v, e.until)}`
      return [by(taker, 'prende', what, 'imperative')]
    }
    case 'exchangeControl': {
      return [command(phrase`scambia il controllo ${and(e.what.map((ref) => del(objectNoun(v, ref))))}`)]
    }
    case 'putOntoBattlefield': {
      const back = exiledBefore(v, e.what)
      const again = metBefore(v, e.what)
      const does = verbatim(again ? 'rimetti' : 'metti')
      // What comes back has left the battlefield: it is a card there.
      const what = back ?? (again && !v.met.includes(TOGETHER) ? THAT_CARD : objectNoun(v, e.what, 'anything'))
      const tapped = e.tapped ? phrase` ${agree('TAPpato', what)}` : verbatim('')
      const under =
        e.under === undefined ? verbatim('') : phrase` sotto ${il(belonging(who(v, e.under), noun('controllo', 'm')))}`
      const where = phrase`sul campo di battaglia${tapped}${under}`
      if (back) return [command(phrase`rimetti${lo(back)} ${where}`)]
      // What is described at length comes last.
      const long = what.text.split(' ').length > 4
      return [command(long ? phrase`${does} ${where} ${il(what)}` : phrase`${does} ${il(what)} ${where}`)]
    }
    case 'returnToHand': {
      const what = objectNoun(v, e.what, 'anything')
      const whose = what.number === 'p' ? 'ai rispettivi proprietari' : 'al suo proprietario'
      return [command(phrase`fai tornare ${il(what)} in mano ${verbatim(whose)}`)]
    }
    case 'phaseOut': {
      const what = affected(v, e.what)
      return [about(il(what), phrase`${verb('va', what)} fuori fase`)]
    }
    case 'attach':
      return [command(phrase`assegna ${il(objectNoun(v, e.what))} ${al(objectNoun(v, e.to))}`)]
    case 'unattach':
      return [command(phrase`stacca ${il(objectNoun(v, e.what))}`)]
    case 'change': {
      const what = affected(v, e.what)
      if (v.speaks === 'card' && 'layer' in e.modify && e.modify.layer === '7d')
        return [command(phrase`scambia la forza e la costituzione ${del(what)}${duration(v, e.until)}`)]
      if (v.speaks === 'card' && 'layer' in e.modify && e.modify.layer === '3')
        return [command(phrase`${rewording(e.modify, what)}${duration(v, e.until)}`)]
      return [about(il(what), phrase`${modified(v, e.modify, what, true)}${duration(v, e.until)}`)]
    }
    case 'becomeCopy': {
      const what = affected(v, e.what)
      return [
        about(
          il(what),
          phrase`${verb('diventa', what)} una copia ${del(objectNoun(v, e.of))}${exceptText(e.except, what)}${duration(v, e.until)}`,
        ),
      ]
    }
    case 'exchangeLifeWith': {
      const part = noun(e.value === 'power' ? 'forza' : 'costituzione', 'f')
      const what = phrase`${il(part)} ${del(objectNoun(v, e.what))}`
      return [command(phrase`scambia ${il(belonging(who(v, e.who), total))} con ${verbatim(what)}`)]
    }
    case 'moveCounters': {
      const what = howMuch(v, e.amount ?? 1, counter(e.counter))
      return [command(phrase`sposta ${what} ${dal(objectNoun(v, e.from))} ${sul(objectNoun(v, e.to))}`)]
    }
    default:
      return [command(controlText(v, e, effectText))]
  }
}

/** What is looked at or revealed, in few words. */
const seenText = (e: { readonly what?: unknown; readonly zone?: string; readonly amount?: unknown }): string => {
  if (e.what !== undefined) return 'le carte indicate'
  if (e.zone === 'hand') return 'la mano'
  return (e.amount ?? 1) === 1 ? 'la prima carta del grimorio' : 'le prime carte del grimorio'
}

/** A clause in its place: after `poi` or `e`, or first. */
interface Linked extends Clause {
  readonly link: 'first' | 'poi' | 'e'
}

/** The same drawn by one target after the other: a card says it once, of as many as are chosen. */
function drawnByEach(v: Voice, e: Effect): Clause | undefined {
  if (e.do !== 'sequence' || e.steps.length < 3) return undefined
  const draws = e.steps.flatMap((s, n) =>
    s.do === 'draw' && typeof s.who === 'object' && 'target' in s.who && s.who.target === n ? [s.amount] : [],
  )
  const [amount] = draws
  if (amount === undefined || draws.length < e.steps.length || draws.some((a) => a !== amount)) return undefined
  return about(
    verbatim('scegli un qualsiasi numero di giocatori bersaglio. Ognuno di essi'),
    phrase`pesca ${howMuch(v, amount, 'carta')}`,
  )
}

/** The same done at once to one thing and to all the others of its name: «una creatura bersaglio e tutte le altre creature con lo stesso nome di quella creatura prendono −3/−3». */
function withNamesakes(v: Voice, e: Effect): Clause | undefined {
  if (e.do !== 'together' || e.steps.length !== 2) return undefined
  const [one, all] = e.steps
  if (one?.do !== 'pump' || all?.do !== 'pump' || one.power !== all.power || one.toughness !== all.toughness)
    return undefined
  if (typeof all.what !== 'object' || !('all' in all.what) || all.what.all.sameName === undefined) return undefined
  const who = phrase`${il(affected(v, one.what))} ${ed(filterNoun(v, all.what.all, 'all'))}`
  return about(who, phrase`prendono ${ptChange(one.power, one.toughness)} ${verbatim(EOT)}`)
}

/** Whether what an instruction chooses among cards off the battlefield is all that the next one, and no other, speaks of. */
function isPicked(steps: readonly Effect[], at: number): boolean {
  const e = steps[at]
  const speaks = (step: Effect | undefined): boolean => JSON.stringify(step ?? null).includes('"chosen"')
  const one = e?.do === 'choose' && e.who === undefined && e.number === undefined
  const away = one && !('player' in e.from) && e.from.zone !== undefined && e.from.zone !== 'battlefield'
  return away && speaks(steps[at + 1]) && !steps.slice(at + 2).some(speaks)
}

/** «Una carta dalla tua mano», «una carta esiliata con questa creatura». */
const pickedFrom = (v: Voice, { from }: Extract<Effect, { do: 'choose' }>): Noun | undefined =>
  'player' in from
    ? undefined
    : name(verbatim(un(filterNoun(v, from, 'one')).replace(' nella tua mano', ' dalla tua mano')), 'f')

function linked(v: Voice, e: Effect, link: Linked['link']): readonly Linked[] {
  const each = drawnByEach(v, e) ?? withNamesakes(v, e)
  if (each) return [{ ...each, link }]
  if (e.do === 'sequence' || e.do === 'together') {
    const next = e.do === 'sequence' ? 'poi' : 'e'
    return e.steps.flatMap((step, i) => {
      const how = i === 0 ? link : next
      if (isPicked(e.steps, i)) return []
      const from = e.steps[i - 1]
      const picks = from?.do === 'choose' && isPicked(e.steps, i - 1) ? pickedFrom(v, from) : undefined
      if (picks) return linked({ ...v, picked: picks }, step, i === 1 ? link : how)
      const all = linked(v, step, how)
      // To scry is a sentence of its own after anything else.
      return step.do === 'scry' && i > 0 ? all.map((c) => ({ ...c, apart: true as const })) : all
    })
  }
  return clauses(v, e).map((c, i) => ({ ...c, link: i === 0 ? link : 'e' }))
}

/** The clause after another one: a subject that stays the same is not said again, «tu» is where it was another's turn. */
/** What of a clause about damage goes without saying after another one: «infligge 2 danni a ogni creatura e a ogni giocatore». */
const sharedBy = (before: Linked, c: Linked): string => {
  const same = /^infligge \d+ dann[oi] (?=ad? ogni )/.exec(c.does)?.[0]
  return same !== undefined && before.does.startsWith(same) && /^ad? ogni /.test(before.does.slice(same.length))
    ? same
    : 'infligge '
}

function wording(c: Linked, before: Linked | undefined): Phrase {
  if (!before) return c.subject === '' || c.sound === 'quiet' ? c.does : phrase`${c.subject} ${c.does}`
  if (c.key === before.key && c.key !== '')
    return c.link === 'e' && before.does.startsWith('infligge ')
      ? verbatim(c.does.slice(sharedBy(before, c).length))
      : c.does
  if (c.sound === 'tu' && before.key !== '') return phrase`tu ${c.does}`
  return c.subject === '' ? c.does : phrase`${c.subject} ${c.does}`
}

/** What comes after a full stop as it is printed, and not after «, poi»: a condition, what another does, a moment, which then comes last. */
function apartOrThen(text: string): string {
  if (text.startsWith('tu ')) return `. ${capital(verbatim(text.slice(3)))}`
  if (/^(?:se|il|gli|i|un|una|ogni|quel|quella|quest[oa]) |^un'/.test(text)) return `. ${capital(verbatim(text))}`
  const later = /^(all'inizio [^,]+), (.+)$/.exec(text)
  return later ? `. ${capital(verbatim(`${later[2]} ${later[1]}`))}` : `, poi ${text}`
}

/** An instruction as a card prints it, without capital and full stop: «perdi 3 punti vita, poi guadagni 2 punti vita». */
export function effectText(v: Voice, e: Effect): Phrase {
  const all = linked(v, e, 'first')
  return verbatim(
    all
      .map((c, i) => {
        const text = wording(c, c.apart ? undefined : all[i - 1])
        if (c.link === 'first') return text
        if (c.apart) return `. ${capital(text)}`
        if (c.link === 'poi') return apartOrThen(text)
        return all[i + 1]?.link === 'e' ? `, ${text}` : ` ${ed(text)}`
      })
      .join(''),
  )
}
