import type { RuleId } from '#lib/rules/index'
import { agree, daSolo, ed, figure, type Noun, type Phrase, phrase, sul, verb, verbatim } from '../../grammar/index'

// What the checks of state-based actions say of a permanent that they do away with, by their numbers.

/** What an Aura is attached to: that it has left the battlefield, or the end of a sentence on staying there. */
export interface Host {
  readonly gone?: Phrase
  /** «Tigre ha protezione dal rosso e Corazza è rossa»: what keeps it off, where that is protection. */
  readonly guard?: Phrase
  readonly on: Phrase
}

/** What a check found of a permanent, for those who say it. */
export interface Found {
  readonly x: Noun
  readonly damage: number
  readonly toughness: number
  /** Whether it is face down, and so of a size that its card does not show. */
  readonly covered: boolean
  /** What it was attached to. */
  readonly host: Host | undefined
  /** Whether the same check has done away with something just before: what was so before it is then not of that moment. */
  readonly again?: boolean
}

/** The reason in a clause of its own, «Orso ha danno letale», and more precisely where there is room for figures. */
export interface Reason {
  readonly why: (f: Found) => Phrase
  readonly exactly?: (f: Found) => Phrase
}

/** The whole sentence, where it is not put together from reason and end. */
export type Burial = (f: Found, goes: Phrase) => Phrase

/**
 * What a state-based action says of the permanent that it does away with, by its number: only that tells, of several reasons, which one
 * it was. Where none of these acted it is the toughness.
 */
export const DESTROYING = {
  '704.5g': {
    why: ({ x }) => phrase`${x} ha danno letale`,
    exactly: ({ x, damage, toughness, covered }) =>
      phrase`il danno segnato ${sul(x)} è ${figure(damage)} e la costituzione${verbatim(covered ? ' a faccia in giù' : '')} è ${figure(toughness)}`,
  },
  '704.5h': { why: ({ x }) => phrase`${x} ha subito danno da una fonte con tocco letale` },
} as const satisfies Partial<Record<RuleId, Reason>>

/** What goes from where it may not stay, or with what it was on. */
const taken = ({ x, again }: Found, { guard, on, gone }: Host, goes: Phrase): Phrase => {
  if (gone && again) return phrase`${x}, che ${daSolo(x)} non resta, ${goes}: ${gone}`
  if (gone) return phrase`${gone}: ${x} ${daSolo(x)} non resta, ${ed(goes)}`
  return guard ? phrase`${guard}: ${x} ${goes}` : phrase`${x} non può restare ${on} ${ed(goes)}`
}

/** The same of what it puts into a graveyard without destroying it. */
export const BURYING = {
  '704.5h': (f, goes) => phrase`${DESTROYING['704.5h'].why(f)} ${ed(goes)}`,
  '704.5j': ({ x }, goes) => phrase`per la regola delle leggende ${x} ${goes}: non è distruzione`,
  '704.5k': ({ x }, goes) =>
    phrase`per la regola del mondo resta solo il più recente: ${x} ${goes}, e non è distruzione`,
  '704.5z': ({ x }, goes) => phrase`${x} ${goes}: sullo stesso permanente lo stesso giocatore ha un Ruolo più recente`,
  '704.5m': (f, goes) =>
    f.host === undefined
      ? phrase`${f.x} non è ${agree('assegnato', f.x)} a niente ${ed(goes)}`
      : taken(f, f.host, goes),
  '704.5v': ({ x }, goes) => phrase`${x} non ha più segnalini difesa ${ed(goes)}`,
  '704.5w': ({ x }, goes) => phrase`${x} non ha più segnalini difesa ${ed(goes)}`,
  '704.5i': ({ x }, goes) => phrase`${x} non ha più segnalini fedeltà ${ed(goes)}`,
} as const satisfies Partial<Record<RuleId, Burial>>

/** What only a belief does away with, by the rule that is misread. */
export const BELIEVED = {
  '702.16d': (f, goes) => (f.host ? taken(f, f.host, goes) : phrase`${f.x} ${goes}`),
  '704.5n': (f, goes) => (f.host ? taken(f, f.host, goes) : phrase`${f.x} ${goes}`),
  '110.4c': ({ x }, goes) => phrase`${x} non ha più tipi di carta ${ed(goes)}`,
} as const satisfies Partial<Record<RuleId, Burial>>

/** «Orso ha costituzione 0.» */
export const tough = ({ x, toughness }: Found): Phrase =>
  phrase`${x} ${verb('ha', x)} costituzione ${figure(toughness)}`
