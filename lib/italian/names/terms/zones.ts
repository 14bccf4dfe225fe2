import { dal, del, type Noun, nel, noun, type Phrase, phrase, say, sul, verbatim } from '../../grammar/index'

export interface ZoneTerm {
  readonly it: Noun
  readonly en: string
  /** Zones of one player are named with their owner; the others are common to all. */
  readonly owned: boolean
  /** Without an owner, in and towards the zone: `in esilio`, `sul campo di battaglia`. */
  readonly in: Phrase
}

const library = noun('grimorio', 'm')
const hand = noun('mano', 'f')
const battlefield = noun('campo di battaglia', 'm')
const graveyard = noun('cimitero', 'm')
const ante = noun('posta', 'f')
const command = noun('zona di comando', 'f')

export const zones = {
  library: { it: library, en: 'library', owned: true, in: nel(library) },
  hand: { it: hand, en: 'hand', owned: true, in: verbatim('in mano') },
  battlefield: { it: battlefield, en: 'battlefield', owned: false, in: sul(battlefield) },
  graveyard: { it: graveyard, en: 'graveyard', owned: true, in: nel(graveyard) },
  stack: { it: noun('pila', 'f'), en: 'stack', owned: false, in: verbatim('in pila') },
  exile: { it: noun('esilio', 'm'), en: 'exile', owned: false, in: verbatim('in esilio') },
  ante: { it: ante, en: 'ante', owned: false, in: nel(ante) },
  command: { it: command, en: 'command zone', owned: false, in: nel(command) },
} as const satisfies Record<string, ZoneTerm>

export type ZoneId = keyof typeof zones

const owns = (zone: ZoneId, owner: Noun | undefined): owner is Noun => owner !== undefined && zones[zone].owned

/** Where something is or goes: `in esilio`, `nella mano di Nora`, `sul campo di battaglia`. */
export const inZone = (zone: ZoneId, owner?: Noun): Phrase =>
  owns(zone, owner) ? phrase`${nel(zones[zone].it)} ${del(owner)}` : zones[zone].in

/** Where something comes from: `dal cimitero di Anna`, `dall'esilio`. */
export const fromZone = (zone: ZoneId, owner?: Noun): Phrase =>
  owns(zone, owner) ? phrase`${dal(zones[zone].it)} ${del(owner)}` : dal(zones[zone].it)

/** A zone as an answer: `Cimitero di Nora`, `Campo di battaglia`. */
export const zoneLabel = (zone: ZoneId, owner?: Noun): Phrase => {
  const it = verbatim(zones[zone].it.text)
  return owns(zone, owner) ? say`${it} ${del(owner)}` : say`${it}`
}
