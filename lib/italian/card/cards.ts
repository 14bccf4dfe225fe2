import type { Effect } from '#lib/rules/index'
import { figure, il, type Noun, name, noun, ordinal, type Phrase, phrase, verbatim } from '../grammar/index'
import { howMuch, printed } from './amount'
import { filterNoun } from './filter'
import { objectNoun, who } from './refs'
import type { PlayerVerb, Subject, Voice } from './voice'

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
const where = { top: 'in cima', bottom: 'in fondo', graveyard: 'nel cimitero' } as const
/** Whose library: «del suo proprietario», «dei rispettivi proprietari». */
const owners = (what: Noun): Phrase =>
  verbatim(what.number === 'p' ? 'dei rispettivi proprietari' : 'del suo proprietario')
const own = (s: Subject, you: string, other: string): string => (s.person === 'you' ? you : other)
const found = {
  hand: 'e la mette in mano',
  battlefield: 'e la mette sul campo di battaglia',
  graveyard: 'e la mette nel cimitero',
  exile: 'e la esilia',
  top: 'e la mette in cima al grimorio',
} as const
const zoneNames = {
  library: 'nel grimorio',
  hand: 'nella mano',
  graveyard: 'nel cimitero',
  exile: 'in esilio',
} as const

const number = (v: Voice, n: number): Phrase => phrase`${printed(v, n, 'carta')}`
const listed = (xs: readonly string[]): string => [xs.slice(0, -1).join(', '), xs.at(-1)].filter(Boolean).join(' e ')

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
      const what = objectNoun(v, e.what)
      return { command: phrase`rimescola ${il(what)} nel grimorio ${owners(what)}` }
    }
    case 'putInLibrary': {
      const what = objectNoun(v, e.what)
      if (typeof e.at === 'number' && e.at > 1) {
        const place = verbatim(`${ordinal(e.at, what.gender)} dalla cima`)
        return { command: phrase`metti ${il(what)} nel grimorio ${owners(what)}, ${place}` }
      }
      const at = verbatim(where[e.at === 1 || typeof e.at === 'number' ? 'top' : e.at])
      return { command: phrase`metti ${il(what)} ${at} al grimorio ${owners(what)}` }
    }
    case 'dig': {
      const subject = who(v, e.who)
      const whose = verbatim(own(subject, 'del tuo grimorio', 'del proprio grimorio'))
      const rest = phrase`le prime ${number(v, e.amount)} ${whose}, ne mette ${figure(e.take)} in mano e le altre ${verbatim(where[e.rest])}`
      return { subject, does: 'guarda', rest }
    }
    case 'piles': {
      const subject = who(v, e.who)
      const whose = verbatim(own(subject, 'del tuo grimorio', 'del proprio grimorio'))
      const rest = phrase`le prime ${number(v, e.amount)} ${whose}; ${il(who(v, e.by).noun)} le divide in due mucchi; poi ${verbatim(own(subject, 'metti', 'mette'))} un mucchio in mano e l'altro ${verbatim(where.bottom)}`
      return { subject, does: 'guarda', rest }
    }
    case 'search': {
      const subject = who(v, e.who)
      const what = e.what ? filterNoun(v, { zone: 'library', ...e.what }, 'one', carta).text : 'carta'
      const many = e.amount === 'all' ? 'ogni' : e.amount === 1 ? 'una' : `fino a ${e.amount}`
      const zones = listed(e.zones.map((z) => zoneNames[z]))
      return {
        subject,
        does: 'cerca',
        rest: verbatim(
          `${zones} ${many} ${what.replace(/ nel grimorio$/, '')} ${own(subject, found[e.to].replace('la mette', 'mettila').replace('e la esilia', 'ed esiliala'), found[e.to])}${e.shuffle ? `, poi rimescola il ${own(subject, 'tuo', 'proprio')} grimorio` : ''}`,
        ),
      }
    }
    case 'bringIn': {
      const what = e.what
        ? filterNoun(v, { zone: 'hand', ...e.what }, 'one', carta).text.replace(/ in mano$/, '')
        : 'carta'
      return {
        subject: who(v, e.who),
        does: 'mette',
        rest: verbatim(`in mano una ${own(who(v, e.who), 'tua', 'propria')} ${what} da fuori della partita`),
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
