import type { Effect } from '#lib/rules/index'
import {
  agree,
  capital,
  del,
  ed,
  figure,
  il,
  type Noun,
  name,
  noun,
  ordinal,
  type Phrase,
  phrase,
  un,
  verbatim,
} from '../grammar/index'
import { howMuch, printed, spelled } from './amount'
import { filterNoun } from './filter'
import { objectNoun, who } from './refs'
import { belonging, one, type PlayerVerb, type Subject, type Voice } from './voice'

type CardVerb =
  | 'scry'
  | 'surveil'
  | 'shuffle'
  | 'shuffleInto'
  | 'putInLibrary'
  | 'dig'
  | 'piles'
  | 'search'
  | 'discard'
  | 'bringIn'

/** What is done with cards: by a player, or as a command to whoever reads. */
export type CardClause =
  | { readonly subject: Subject; readonly does: PlayerVerb; readonly rest: Phrase }
  | { readonly command: Phrase }

const carta = noun('carta', 'f')
const where = { top: 'in cima', bottom: 'in fondo' } as const
/** Whose library: «del suo proprietario», «dei rispettivi proprietari». */
const owners = (what: Noun): Phrase =>
  verbatim(what.number === 'p' ? 'dei rispettivi proprietari' : 'del suo proprietario')
const own = (s: Subject, you: string, other: string): string => (s.person === 'you' ? you : other)
const lists = (xs: readonly string[]): string => [xs.slice(0, -1).join(', '), xs.at(-1)].filter(Boolean).join(' e ')

/** Zones that are searched, with the gender of what is somebody's: «il tuo grimorio», «la tua mano». */
const searched = {
  library: noun('grimorio', 'm'),
  hand: noun('mano', 'f'),
  graveyard: noun('cimitero', 'm'),
  exile: noun('esilio', 'm'),
} as const

/** What becomes of cards that are found: what is done with them, and where they go. */
const found = {
  hand: ['aggiunge', 'alla tua mano', 'alla propria mano'],
  battlefield: ['mette', 'sul campo di battaglia', 'sul campo di battaglia'],
  graveyard: ['mette', 'nel tuo cimitero', 'nel proprio cimitero'],
  exile: ['esilia', '', ''],
  top: ['mette', 'in cima', 'in cima'],
} as const

const ORDERS = { aggiunge: 'aggiungi', mette: 'metti', esilia: 'esilia' } as const

const number = (v: Voice, n: number): Phrase => phrase`${printed(v, n, 'carta')}`

/** «Il tuo grimorio», «la mano di un avversario bersaglio»: what is searched, one zone or several. */
function searchedBy(v: Voice, { zones, of }: Extract<Effect, { do: 'search' }>, s: Subject): string {
  const whose = of === undefined ? s : who(v, of)
  const mine = (n: Noun): Phrase =>
    whose === s && s.person !== 'you'
      ? phrase`${il(noun(`${agree('proprio', n)} ${n.text}`, n.gender))}`
      : il(belonging(whose, n))
  return lists(zones.map((z) => mine(searched[z])))
}

/** «Passa in rassegna il tuo grimorio per una carta creatura e aggiungila alla tua mano, poi rimescola.» */
function search(v: Voice, e: Extract<Effect, { do: 'search' }>): CardClause {
  const subject = who(v, e.who)
  const you = subject.person === 'you'
  const kind = (use: 'one' | 'many'): Noun =>
    e.what
      ? bare(filterNoun(v, { zone: 'library', ...e.what }, use, carta))
      : noun(use === 'one' ? 'carta' : 'carte', 'f')
  const many = e.amount !== 1
  const some =
    e.amount === 'all'
      ? phrase`${agree('tutto', noun('carte', 'f', 'p'))} ${il({ ...kind('many'), number: 'p' })}`
      : e.amount === 1
        ? un(kind('one'))
        : phrase`un massimo ${del(printed(v, e.amount, { one: kind('one').text, many: kind('many').text, gender: 'f' }))}`
  const [does, yours, theirs] = found[e.to]
  const them = many ? 'le' : 'la'
  const taken = you ? ORDERS[does] + them : `${them} ${does}`
  const to = [taken, you ? yours : theirs].filter(Boolean).join(' ')
  const tapped = e.tapped ? ` ${agree('TAPpato', noun('carta', 'f', many ? 'p' : 's'))}` : ''
  const shuffles = verbatim(e.shuffle ? ', poi rimescola' : '')
  if (e.of === 'each' && you && e.shuffle)
    return {
      command: phrase`per ogni giocatore, passa in rassegna il suo grimorio per ${some} ${ed(verbatim(to + tapped))}, poi quel giocatore rimescola il suo grimorio`,
    }
  // What goes on top goes there after the shuffle.
  if (e.to === 'top' && e.shuffle)
    return {
      subject,
      does: 'passa',
      rest: phrase`in rassegna ${verbatim(searchedBy(v, e, subject))} per ${some}, poi rimescola ${ed(verbatim(you ? 'metti' : 'mette'))} quella carta in cima`,
    }
  return {
    subject,
    does: 'passa',
    rest: phrase`in rassegna ${verbatim(searchedBy(v, e, subject))} per ${some} ${ed(verbatim(to + tapped))}${shuffles}`,
  }
}

/** Without where it lies: that has been said. */
const bare = (n: Noun): Noun => ({ ...n, text: n.text.replace(/ nel grimorio$/, '') })

/** «Profetizza 2», «scarta una carta a caso», «cerca una carta terra nel tuo grimorio e la mette in mano». */
export function cardClause(v: Voice, e: Extract<Effect, { do: CardVerb }>): CardClause {
  switch (e.do) {
    case 'scry':
    case 'surveil': {
      const n = typeof e.amount === 'number' ? figure(e.amount) : verbatim('X')
      return { subject: who(v, e.who), does: e.do === 'scry' ? 'profetizza' : 'sorveglia', rest: n }
    }
    case 'shuffle': {
      const subject = who(v, e.who)
      return { subject, does: 'rimescola', rest: verbatim(`il ${own(subject, 'tuo', 'proprio')} grimorio`) }
    }
    case 'shuffleInto': {
      const what = objectNoun(v, e.what, 'anything')
      return { command: phrase`rimescola ${il(what)} nel grimorio ${owners(what)}` }
    }
    case 'putInLibrary': {
      const what = objectNoun(v, e.what, 'anything')
      if (typeof e.at === 'number' && e.at > 1) {
        const place = verbatim(`${ordinal(e.at, what.gender)} dalla cima`)
        return { command: phrase`metti ${il(what)} nel grimorio ${owners(what)}, ${place}` }
      }
      const at = verbatim(where[e.at === 1 || typeof e.at === 'number' ? 'top' : e.at])
      return { command: phrase`metti ${il(what)} ${at} al grimorio ${owners(what)}` }
    }
    case 'dig': {
      const subject = who(v, e.who)
      const [of, hand, yard] =
        subject.person === 'you'
          ? ['del tuo grimorio', 'alla tua mano', 'nel tuo cimitero']
          : ['del proprio grimorio', 'alla propria mano', 'nel proprio cimitero']
      const [take, put] = subject.person === 'you' ? ['aggiungi', 'metti'] : ['quel giocatore aggiunge', 'mette']
      const some = e.take === 1 ? verbatim('una') : spelled(v, e.take)
      const rest = verbatim(e.rest === 'graveyard' ? yard : `${where[e.rest]} ${of.replace('del', 'al')}`)
      return {
        subject,
        does: 'guarda',
        rest: phrase`le prime ${number(v, e.amount)} ${verbatim(of)}. ${capital(verbatim(take))} ${some} di quelle carte ${verbatim(hand)} ${ed(verbatim(put))} le altre ${rest}`,
      }
    }
    case 'piles': {
      const subject = who(v, e.who)
      const you = subject.person === 'you'
      const whose = verbatim(you ? 'del tuo grimorio' : 'del proprio grimorio')
      const [take, hand] = you ? ['aggiungi', 'alla tua mano'] : ['quel giocatore aggiunge', 'alla propria mano']
      const rest = phrase`le prime ${number(v, e.amount)} ${whose}. ${capital(il(one(who(v, e.by)).noun))} le divide in due mucchi. ${capital(verbatim(take))} un mucchio ${verbatim(hand)} ${ed(verbatim(you ? 'metti' : 'mette'))} l'altro in fondo ${verbatim(whose.replace('del', 'al'))} in qualsiasi ordine`
      return { subject, does: 'rivela', rest }
    }
    case 'search':
      return search(v, e)
    case 'bringIn': {
      const subject = who(v, e.who)
      const what = e.what
        ? filterNoun(v, { zone: 'hand', ...e.what }, 'one', carta).text.replace(/ in mano$/, '')
        : 'carta'
      return {
        subject,
        does: 'aggiunge',
        rest: verbatim(
          `${own(subject, 'alla tua mano', 'alla propria mano')} una ${what} che ${own(subject, 'possiedi', 'possiede')} fuori dalla partita`,
        ),
      }
    }
    case 'discard': {
      const subject = who(v, e.who)
      if (e.amount === 'all')
        return { subject, does: 'scarta', rest: verbatim(`la ${own(subject, 'tua', 'propria')} mano`) }
      const some = e.what ? name(filterNoun(v, { zone: 'hand', ...e.what }, 'one', carta).text, 'f') : undefined
      const rest = some ?? howMuch(v, e.amount, 'carta')
      return { subject, does: 'scarta', rest: e.random ? phrase`${rest} a caso` : phrase`${rest}` }
    }
  }
}
