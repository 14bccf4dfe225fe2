import type { CardType, Forbids, Lasting, Replaceable, ReplacedPattern, Supertype } from '#lib/rules/index'
import {
  agree,
  al,
  and,
  dal,
  danni,
  daSolo,
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
  pluralOf,
  pt,
  ptChange,
  un,
  verb,
  verbatim,
  volte,
} from '../grammar/index'
import { cardTypes, colored, counter, inZone, steps, subtype, supertypes } from '../names/terms'
import { howMuch, printed, quantity } from './amount'
import { chosenThing } from './chosen'
import { combatText, isInCombat } from './combat'
import { filterNoun } from './filter'
import { keywordOf } from './keyword'
import { aboutTo, whenText } from './pattern'
import { objectNoun, who } from './refs'
import { hasReworded, reworded } from './rewording'
import { conjugate, doing, opening, type PlayerVerb, type Say, type Subject, selfNoun, type Voice } from './voice'

type Replace = Extract<Lasting, { replace: unknown }>
type Prevent = Extract<Lasting, { prevent: unknown }>
type Modify = Extract<Lasting, { modify: unknown }>

/** What a player may not do. */
const forbiddenToPlayers = {
  'gain-life': 'guadagnare punti vita',
  'lose-life': 'perdere punti vita',
  'pay-life': 'pagare punti vita',
  'lose-game': 'perdere la partita',
  'win-game': 'vincere la partita',
  draw: 'pescare carte',
  search: 'passare in rassegna i grimori',
  cast: 'lanciare magie',
  activate: 'attivare abilità',
} as const satisfies Partial<Record<Forbids['cant'], string>>

const isToPlayers = (cant: Forbids['cant']): cant is keyof typeof forbiddenToPlayers => cant in forbiddenToPlayers

/** What an object may not do, or have done to it. A prohibition without words does not compile. */
const forbiddenToObjects: Record<Exclude<Forbids['cant'], keyof typeof forbiddenToPlayers>, (what: Noun) => Phrase> = {
  attack: () => verbatim('attaccare'),
  block: () => verbatim('bloccare'),
  'attack-alone': (x) => phrase`attaccare ${daSolo(x)}`,
  'block-alone': (x) => phrase`bloccare ${daSolo(x)}`,
  'be-targeted': () => verbatim('essere bersaglio di magie o abilità'),
  'be-destroyed': (x) => phrase`essere ${agree('distrutto', x)}`,
  'be-countered': (x) => phrase`essere ${agree('neutralizzato', x)}`,
  'be-regenerated': (x) => phrase`essere ${agree('rigenerato', x)}`,
  'be-blocked': (x) => phrase`essere ${agree('bloccato', x)}`,
  'be-prevented': (x) => phrase`essere ${agree('prevenuto', x)}`,
}

/** «Non puoi guadagnare punti vita», «le creature che controlli non possono attaccare». */
function cant(v: Voice, e: Forbids): Phrase {
  if (e.cant === 'be-prevented') return verbatim('il danno non può essere prevenuto')
  if (!isToPlayers(e.cant) && (e.what || !e.player)) {
    const what = filterNoun(v, e.what ?? { self: true }, 'many')
    return phrase`${il(what)} non ${verb('può', what)} ${forbiddenToObjects[e.cant](what)}`
  }
  const s = everyone(who(v, e.player ?? 'you'), v)
  const act = isToPlayers(e.cant) ? notDone(v, e, e.cant) : forbiddenToObjects[e.cant](s.noun)
  const can = phrase`non ${conjugate('può', s)} ${act}`
  return s.person === 'you' ? can : phrase`${opening(s)} ${can}`
}

/** What players may not do, of spells also which: «lanciare magie creatura». */
const notDone = (v: Voice, { what }: Forbids, cant: keyof typeof forbiddenToPlayers): Phrase =>
  cant === 'cast' && what
    ? phrase`lanciare ${filterNoun(v, { ...what, spell: true }, 'many')}`
    : verbatim(forbiddenToPlayers[cant])

/** A prohibition is said of all: «i giocatori», «i tuoi avversari». */
function everyone(s: Subject, v: Voice): Subject {
  if (s.noun.text === 'ogni giocatore') return { ...s, noun: noun('giocatori', 'm', 'p') }
  if (s.noun.text === 'ogni avversario' && v.speaks === 'card') return { ...s, noun: noun('tuoi avversari', 'm', 'p') }
  return s
}

const many: Readonly<Record<number, string>> = { 2: 'il doppio', 3: 'il triplo', 4: 'il quadruplo' }

/** Who the replaced event was about, to say what happens instead. */
const subjectOf = (v: Voice, p: ReplacedPattern): Subject => {
  if (p.player !== undefined && p.player !== 'each') {
    const s = who(v, p.player)
    return s.noun.text.startsWith('ogni ')
      ? { key: 'quel giocatore', person: 'other', noun: name('quel giocatore', 'm') }
      : s
  }
  return { key: 'quel giocatore', person: 'other', noun: name('quel giocatore', 'm') }
}

/** What becomes of an amount: the verb, what is multiplied, and what is added to. */
const AMOUNTS: Partial<Record<Replaceable, readonly [does: PlayerVerb, those: string, asMuch: string]>> = {
  gainLife: ['guadagna', 'quei punti vita', 'altrettanti punti vita'],
  loseLife: ['perde', 'quei punti vita', 'altrettanti punti vita'],
  payLife: ['paga', 'quei punti vita', 'altrettanti punti vita'],
  damage: ['subisce', 'quel danno', 'quel danno'],
  draw: ['pesca', 'quelle carte', 'altrettante carte'],
  mill: ['macina', 'quelle carte', 'altrettante carte'],
  create: ['crea', 'quelle pedine', 'altrettante pedine'],
  scry: ['profetizza', 'quel numero', 'quel numero'],
  surveil: ['sorveglia', 'quel numero', 'quel numero'],
  putCounters: ['riceve', 'quei segnalini', 'altrettanti segnalini'],
}

/** What happens instead; the subject of «se» goes on. */
function instead(v: Voice, { replace: p, with: change }: Replace, say: Say): Phrase {
  const s = subjectOf(v, p)
  const [verbOf, those = '', asMuch = ''] = AMOUNTS[p.event] ?? []
  const does =
    p.event === 'damage' && (p.source !== undefined || p.object === undefined)
      ? verbatim('infligge')
      : verbOf
        ? conjugate(verbOf, s)
        : verbatim('accade')
  if ('times' in change) {
    const times = many[change.times] ? verbatim(many[change.times] ?? '') : phrase`${volte(change.times)}`
    return p.event === 'create'
      ? phrase`ne ${does} invece ${times}`
      : phrase`${does} invece ${times} ${del(name(those, 'm'))}`
  }
  if ('plus' in change) return phrase`${does} invece ${verbatim(asMuch)} più ${figure(change.plus)}`
  if ('redirect' in change) {
    const to =
      'player' in change.redirect
        ? who(v, change.redirect.player).noun
        : (chosenThing(v, change.redirect.object) ?? objectNoun(v, change.redirect.object))
    return phrase`quel danno viene invece inflitto ${al(to)}`
  }
  if ('top' in change) {
    const cards = change.top === 1 ? 'nella prima carta' : `fra le prime ${change.top} carte`
    return phrase`invece ${conjugate('cerca', s)} solo ${verbatim(cards)} di quel grimorio`
  }
  if ('regenerate' in change) return verbatim('invece rigeneralo')
  if ('instead' in change) return phrase`invece ${say(v, change.instead)}`
  return verbOf ? phrase`invece non ne ${conjugate(verbOf, s)}` : verbatim('invece non succede')
}

/** «Se del danno sta per portare il tuo totale sotto 1, lo porta invece a 1.» */
function floor(v: Voice, { cause, player }: ReplacedPattern, total: number): Phrase {
  const by = cause === 'damage' ? verbatim('del danno') : verbatim('una perdita di punti vita')
  const s = who(v, player ?? 'you')
  const of = s.person === 'you' ? verbatim('il tuo totale') : phrase`il totale ${del(s.noun)}`
  return phrase`se ${by} sta per portare ${of} sotto ${figure(total)}, lo porta invece ${verbatim(`a ${figure(total)}`)}`
}

const replace = (v: Voice, e: Replace, say: Say): Phrase =>
  'leaving' in e.with ? floor(v, e.replace, e.with.leaving) : changing(v, e, say)

const changing = (v: Voice, e: Replace, say: Say): Phrase =>
  phrase`${e.next === undefined ? aboutTo(v, e.replace, 'times' in e.with || 'plus' in e.with) : phrase`${nextTimes(v, e.next)} ${verbatim(aboutTo(v, e.replace).replace(/^se /, 'che '))}`}, ${instead(v, e, say)}`

/** «La prossima volta», «le prossime due volte»; at the table in figures. */
const nextTimes = (v: Voice, n: number): Phrase =>
  n === 1 ? verbatim('la prossima volta') : phrase`le prossime ${printed(v, n, 'volta')}`

/** What a shield protects: «te», «Anna», «le creature di Anna». */
function protectedBy(v: Voice, to: Prevent['to']): Noun {
  if (to === 'anything') return name('creature e giocatori', 'f', 'p')
  if (to === undefined || typeof to === 'string') return who(v, to ?? 'you').noun
  if ('target' in to || 'controllerOf' in to || 'ownerOf' in to) return who(v, to).noun
  if (to.id !== undefined && v.speaks === 'card') return objectNoun(v, to.id)
  return filterNoun(v, to, to.self || to.id !== undefined ? 'one' : 'many')
}

const kindOf = (e: Prevent): string => (e.combat ? ' da combattimento' : '')

/** Of which sources: «da creature con volare». */
const fromText = (v: Voice, e: Prevent): Phrase =>
  e.from ? phrase` ${dal(name(filterNoun(v, e.from, 'many').text, 'f', 'p'))}` : verbatim('')

/** Prevention as a card says it; `when` stands before objects that a player controls, and after anything else. */
export function prevent(v: Voice, e: Prevent, when: Phrase = verbatim('')): Phrase {
  if (e.prevent === 'next')
    return phrase`la prossima volta che del danno${verbatim(kindOf(e))} sta per essere inflitto ${al(protectedBy(v, e.to))}${fromText(v, e)}, previeni quel danno`
  const many = e.prevent !== 'all' && e.prevent !== 1
  const quantity =
    e.prevent === 'all'
      ? verbatim(`tutto il danno${kindOf(e)}`)
      : e.prevent === 1
        ? verbatim(`il prossimo 1 danno${kindOf(e)}`)
        : phrase`i prossimi ${danni(e.prevent)}${verbatim(kindOf(e))}`
  const who = protectedBy(v, e.to)
  const whom = al(who)
  const [you, to] = whom === 'a te' ? ['ti ', ''] : ['', ` ${whom}`]
  const dealt = verbatim(`${you}${many ? 'verrebbero inflitti' : 'verrebbe inflitto'}`)
  return who.number === 'p'
    ? phrase`previeni ${quantity} che ${dealt}${when}${verbatim(to)}${fromText(v, e)}`
    : phrase`previeni ${quantity} che ${dealt}${verbatim(to)}${fromText(v, e)}${when}`
}

/** The same shield as the table tells it: «previene i prossimi 3 danni ad Anna», «previene tutto il danno la prossima volta che…». */
export function shieldText(v: Voice, e: Prevent): Phrase {
  const whom = al(protectedBy(v, e.to))
  if (e.prevent === 'next') {
    const who = protectedBy(v, e.to)
    return phrase`previene tutto il danno${verbatim(kindOf(e))} la prossima volta che ${il(who)} ${verb('sta', who)} per subirne${fromText(v, e)}`
  }
  const what =
    e.prevent === 'all'
      ? verbatim(`tutto il danno${kindOf(e)}`)
      : e.prevent === 1
        ? verbatim(`1 danno${kindOf(e)}`)
        : phrase`i prossimi ${danni(e.prevent)}${verbatim(kindOf(e))}`
  return phrase`previene ${what} ${whom}${fromText(v, e)}`
}

type Change = Exclude<Modify['modify'], readonly unknown[]>

/** Types, subtypes and supertypes that something becomes, gets or loses. A card says what always is: «le terre sono Montagne». */
function retyped(v: Voice, m: Extract<Change, { layer: '4' }>, what: Noun): Phrase {
  const plural = v.always === true && what.number === 'p'
  const kinds = (types: readonly CardType[] = [], subtypes: readonly string[] = []): readonly Phrase[] => [
    ...types.map((t) =>
      verbatim(plural ? pluralOf(cardTypes[t].it.text, cardTypes[t].it.gender) : cardTypes[t].it.text),
    ),
    ...subtypes.map((s) => verbatim(plural ? subtype(s).plural : subtype(s).it.text)),
  ]
  const supers = (all: readonly Supertype[] = []): readonly Phrase[] =>
    all.map((s) => (s === 'legendary' ? agree(supertypes[s].it, what) : verbatim(supertypes[s].it)))
  /** One type is named as a thing is, «una creatura»; more of them as what it is made of, and a subtype as what it is called. */
  const kind = (types: readonly CardType[] = [], subtypes: readonly string[] = []): readonly Phrase[] => {
    const [type, ...more] = types
    const alone = type !== undefined && more.length === 0 && subtypes.length === 0 && what.number === 's'
    const [only, ...others] = subtypes
    if (only && types.length + others.length === 0 && what.number === 's' && v.speaks === 'card' && !v.always)
      return [un(subtype(only).it)]
    return alone ? [un(cardTypes[type].it)] : kinds(types, subtypes)
  }
  const lost = [...kind(m.removeTypes), ...supers(m.removeSupertypes)]
  const added = kind(m.addTypes, m.addSubtypes)
  const is = verb(v.always ? 'è' : 'diventa', what)
  const set = m.setTypes || m.setSubtypes ? kinds(m.setTypes, m.setSubtypes) : undefined
  if (set?.length === 0) return phrase`${verb('perde', what)} tutti i tipi di carta`
  const parts = [
    ...(set ? [phrase`${is} ${and(set)}`] : []),
    ...(added.length ? [also(v, what, added)] : []),
    ...(m.addSupertypes?.length ? [phrase`${verb('è', what)} ${and(supers(m.addSupertypes))}`] : []),
  ]
  return parts.length ? and(parts) : phrase`non ${verb('è', what)} più ${and(lost)}`
}

/** «Sono Paludi in aggiunta ai loro altri tipi»; at the table «è anche Palude». */
const also = (v: Voice, what: Noun, added: readonly Phrase[]): Phrase =>
  v.always || v.speaks === 'card'
    ? phrase`${verb(v.always ? 'è' : 'diventa', what)} ${and(added)} in aggiunta ${verbatim(what.number === 'p' ? 'ai loro' : 'ai suoi')} altri tipi`
    : phrase`${verb('è', what)} anche ${and(added)}`

/** Power and toughness that something has or gets: in figures, or as much as is counted. */
function sized(v: Voice, m: Extract<Change, { layer: '7a' | '7b' | '7c' }>, what: Noun): Phrase {
  const { power, toughness } = m
  if (power === undefined || toughness === undefined) {
    const set = power ?? toughness ?? 0
    const base = verbatim(power === undefined ? 'costituzione base' : 'forza base')
    return phrase`${verb('ha', what)} ${base} ${typeof set === 'number' ? verbatim(String(set)) : phrase`pari ${al(quantity(v, set))}`}`
  }
  if (typeof power !== 'number' || typeof toughness !== 'number') {
    const as = phrase`forza e costituzione pari ${al(quantity(v, power))}`
    return m.layer === '7c' ? phrase`${verb('aggiunge', what)} ${as}` : phrase`${verb('ha', what)} ${as}`
  }
  if (m.layer === '7c')
    return phrase`${verb(v.speaks === 'card' ? 'prende' : 'ha', what)} ${ptChange(power, toughness)}`
  return phrase`${verb('ha', what)} forza e costituzione base ${pt(power, toughness)}`
}

/** What one change does to objects: «prendono +1/+1», «hanno volare». */
function changed(v: Voice, m: Change, what: Noun, becomes: boolean): Phrase {
  const words = (ks: readonly Parameters<typeof keywordOf>[0][]): Phrase => and(ks.map((k) => verbatim(keywordOf(k))))
  switch (m.layer) {
    case '1a':
      // What is copied face down has no name.
      return m.copy.name === ''
        ? phrase`${verb('diventa', what)} la copia di un oggetto senza nome`
        : phrase`${verb('diventa', what)} una copia ${del(v.people.things[m.copy.name] ?? name(m.copy.name, 'm'))}`
    case '2':
      return phrase`${verb('cambia', what)} controllore`
    case '3':
      return hasReworded(m, what)
    case '4':
      return retyped(v, m, what)
    case '5':
      return phrase`${verb(becomes ? 'diventa' : 'è', what)} ${verbatim(m.add ? 'anche ' : '')}${colored(m.colors, what)}`
    case '6': {
      const gained = m.gain?.length ? phrase`${verb('ha', what)} ${words(m.gain)}` : verbatim('')
      const lost = m.loseAll
        ? phrase`${verb('perde', what)} tutte le abilità`
        : m.lose?.length
          ? phrase`${verb('perde', what)} ${words(m.lose)}`
          : verbatim('')
      return gained !== '' && lost !== '' ? phrase`${lost} ${ed(gained)}` : verbatim(gained + lost)
    }
    case '7d':
      return phrase`${verb('scambia', what)} forza e costituzione`
    default:
      return sized(v, m, what)
  }
}

/** What an effect does to objects, all of it; `becomes` where it comes about, and is not so as long as something is there. */
export const modified = (v: Voice, m: Modify['modify'], what: Noun, becomes = false): Phrase =>
  and([m].flat().map((x: Change) => changed(v, x, what, becomes)))

function modify(v: Voice, e: Modify): Phrase {
  const what = filterNoun(v, e.what, e.what.self || e.what.id !== undefined ? 'one' : 'many')
  // What defines power and toughness is printed as they are.
  const defined = v.speaks === 'card' && 'layer' in e.modify && e.modify.layer === '7a' ? e.modify.power : undefined
  if (defined !== undefined && typeof defined !== 'number')
    return phrase`la forza e la costituzione ${del(what)} sono pari ${al(quantity(v, defined))}`
  return 'layer' in e.modify && e.modify.layer === '3'
    ? reworded(e.modify, what)
    : phrase`${il(what)} ${modified(v, e.modify, what)}`
}

/** How something enters the battlefield: «entra TAPpata», «entra con 3 segnalini +1/+1», «entra come copia di una creatura». */
function enters(v: Voice, { enters: e, what }: Extract<Lasting, { enters: unknown }>): Phrase {
  const it = filterNoun(v, what, what.self ? 'one' : 'many')
  const counters = Object.entries(e.counters ?? {}).map(([name, n]) => phrase`con ${howMuch(v, n, counter(name))}`)
  const parts = [
    ...(e.tapped ? [verbatim(agree('TAPpato', it))] : []),
    ...counters,
    ...(e.under === undefined ? [] : [phrase`sotto il controllo ${del(who(v, e.under).noun)}`]),
    ...(e.transformed ? [verbatim('con la faccia posteriore in vista')] : []),
    ...(e.copy ? [phrase`come copia ${del(name(un(filterNoun(v, e.copy, 'one')), 'f'))}`] : []),
  ]
  const enter = e.optional ? phrase`${verb('può', it)} entrare` : verb('entra', it)
  return phrase`${il(it)} ${enter} ${and(parts)}`
}

/** «Può attaccare come se non avesse difensore», «il danno è inflitto come se la fonte avesse infettare». */
function asThough(v: Voice, e: Extract<Lasting, { asThough: unknown }>): Phrase {
  if (e.asThough === 'infect') {
    const whom = al(protectedBy(v, e.to))
    return phrase`il danno inflitto ${whom} è inflitto come se la fonte avesse infettare`
  }
  const what = filterNoun(v, e.what, e.what.self || e.what.id !== undefined ? 'one' : 'many')
  const otherwise = e.asThough === 'haste' ? 'avesse rapidità' : 'non avesse difensore'
  return phrase`${il(what)} ${verb('può', what)} attaccare come se ${verbatim(otherwise)}`
}

/** An effect that is fixed on objects, in words that are about them: whatever it says of objects itself does not matter. */
export function fixedOn(e: Lasting): Lasting {
  if ('prevent' in e) return { ...e, to: { self: true } }
  if ('replace' in e && e.replace.object !== undefined)
    return { ...e, replace: { ...e.replace, object: 'self' } } as Lasting
  return 'what' in e && e.what !== undefined ? { ...e, what: { self: true } } : e
}

/** What an ability does that waits, as its text goes on. */
const doneLater = (v: Voice, a: Extract<Lasting, { delayed: unknown }>['delayed'], say: Say): Phrase =>
  'modes' in a ? verbatim('si sceglie che cosa accade') : say({ ...v, targets: a.targets ?? [], met: [] }, a.effect)

/** An effect that lasts, as a card or the table says it, without capital and full stop; `say` says what may happen instead of something. */
export function lastingText(v: Voice, e: Lasting, say: Say): Phrase {
  if ('cant' in e) return cant(v, e)
  if ('replace' in e) return replace(v, e, say)
  if ('prevent' in e) return v.speaks === 'card' ? prevent(v, e) : phrase`uno scudo ${shieldText(v, e)}`
  if ('returns' in e) return verbatim('ciò che è stato esiliato torna quando la fonte lascia il campo di battaglia')
  if ('delayed' in e) return phrase`${whenText(v, e.delayed.when)}, ${doneLater(v, e.delayed, say)}`
  if ('modify' in e) return modify(v, e)
  if ('enters' in e) return enters(v, e)
  if (isInCombat(e)) return combatText(v, e)
  if ('noMoreThan' in e) {
    const what = filterNoun(v, e.what, e.what.self || e.what.id !== undefined ? 'one' : 'many')
    return phrase`${il(what)} non ${verb('può', what)} avere più ${del(howMuch(v, e.noMoreThan, counter(e.counter)))}`
  }
  if ('mayStayTapped' in e)
    return phrase`puoi scegliere di non STAPpare ${il(filterNoun(v, e.mayStayTapped, 'one'))} durante la tua sottofase di STAP`
  if ('asThough' in e) return asThough(v, e)
  if ('keyword' in e) return phrase`${doing(who(v, e.player ?? 'you'), 'ha')} ${verbatim(keywordOf(e.keyword))}`
  if ('reveal' in e || 'lookAt' in e) return seeing(v, e)
  if ('moving' in e) {
    const what = filterNoun(v, e.moving, 'one')
    if (v.speaks === 'card' && e.to === 'graveyard' && e.goes === 'exile')
      return phrase`se ${un(what)} sta per essere ${agree('messo', what)} in un cimitero, esilia${lo(what)} invece`
    return phrase`se ${un(what)} sta per andare ${inZone(e.to)}, va invece ${inZone(e.goes)}`
  }
  if ('mayCast' in e) {
    const s = who(v, e.player ?? 'you')
    const top = e.mayCast.zone === 'library'
    const what = top ? `la prima carta del ${s.person === 'you' ? 'tuo' : 'proprio'} grimorio` : 'le carte indicate'
    return phrase`${doing(s, 'può')} lanciare ${verbatim(what)}`
  }
  if (!('skip' in e)) return costing(v, e)
  const skipped = e.skip === 'combat' ? noun('fase di combattimento', 'f') : steps[e.skip].it
  return phrase`${doing(who(v, e.player ?? 'you'), 'salta')} ${il(skipped)}`
}

/** «Tutti giocano con la prima carta del grimorio rivelata.» */
function seeing(v: Voice, e: Extract<Lasting, { reveal: unknown } | { lookAt: unknown }>): Phrase {
  const s = who(v, e.player ?? 'you')
  if ('lookAt' in e && e.lookAt === 'linked')
    return phrase`${doing(s, 'può')} guardare le carte esiliate con ${selfNoun(v)}`
  if ('lookAt' in e)
    return phrase`${doing(s, 'può')} guardare la prima carta ${verbatim(s.person === 'you' ? 'del tuo grimorio' : 'del proprio grimorio')}`
  return phrase`${doing(s, 'gioca')} con ${verbatim(e.reveal === 'hand' ? 'la mano rivelata' : 'la prima carta del grimorio rivelata')}`
}

type Costing = Extract<Lasting, { reduce: unknown } | { increase: unknown } | { atLeast: unknown }>

/** «Le magie che lanci costano {1} in meno.» */
function costing(v: Voice, e: Costing): Phrase {
  const s = e.player === undefined ? undefined : who(v, e.player)
  const cast = s === undefined ? verbatim('') : s.person === 'you' ? ' che lanci' : phrase` che ${s.noun} lancia`
  const what = e.abilities ? 'le abilità' : `le magie${cast}`
  if ('atLeast' in e) return verbatim(`${what} costano almeno {${e.atLeast}}`)
  const paid = e.abilities ? 'per essere attivate' : 'per essere lanciate'
  return verbatim(
    'reduce' in e ? `${what} costano ${e.reduce} in meno ${paid}` : `${what} costano ${e.increase} in più ${paid}`,
  )
}
