import type { Reading } from '#lib/questions/index'
import { holderOf, type People, thingOf } from '../names/people'

/** Words by which a sentence speaks of what is asked; where there are none, whoever names the subject speaks of it. */
const WORDS: Partial<Record<Reading['ask'], RegExp>> = {
  life: /punt[io] vita|totale|modificatore/,
  poison: /velen/,
  hand: /mano|pesca|scarta/,
  library: /grimorio|pesca|macina/,
  graveyard: /cimitero|scarta|macina|distrugge|sacrifica/,
  cardsDrawn: /pesca/,
  triggers: /innesca/,
  marked: /dann/,
  power: /\d\/\d|forza/,
  toughness: /\d\/\d|costituzione/,
  pt: /\d\/\d|forza/,
  manaValue: /valore di mana|costo|costa/,
  counters: /segnalin/,
  controller: /controll|crea /,
  owner: /proprietari|è una carta di|è di/,
  attachedTo: /assegnat|stacca|incanta/,
  tapped: /TAP/,
  isPermanent: /permanente/,
  isPermanentCard: /carta/,
  isCard: /carta/,
  isToken: /pedina/,
  mayLook: /guarda|mostra|nascost|rivelat/,
  sameObject: /oggett/,
  placeKnown: /ordine|grimorio|cima/,
  revealed: /rivel/,
  suspended: /sospe/,
  won: /vince|perde la partita|resta in partita/,
}

/** Readings about the game, or about what a rule speaks of by its kind: the hand and the library are zones whoever has them. */
const OF_NOBODY: ReadonlySet<Reading['ask']> = new Set([
  'isPublic',
  'permanentTypes',
  'counterIsToken',
  'zones',
  'step',
])

/** With what totals a game begins is said of all who begin with the same. */
const EVERYBODY = /ogni giocatore comincia|ogni squadra comincia|si comincia|gli altri/i

/** Whether a sentence speaks of what is asked: it names whom or what that is about, with a word of the matter. */
export function speaksOf(reading: Reading, sentence: string, people: People): boolean {
  if (OF_NOBODY.has(reading.ask) || reading.ask === 'legal') return true
  const named =
    (reading.ask === 'life' && EVERYBODY.test(sentence)) ||
    namesOf(reading, people).some((name) => sentence.includes(name))
  return named && wordedAs(reading, sentence)
}

/** Whether a sentence has a word of the matter, whomever or whatever it names. */
export const wordedAs = (reading: Reading, sentence: string): boolean => WORDS[reading.ask]?.test(sentence) ?? true

/** By what whom or what a reading is about is called: of a player who shares a total, whoever the team is named after; a copy by both its names. */
function namesOf(reading: Reading, people: People): readonly string[] {
  if ('object' in reading) {
    const { text, copies } = thingOf(people, reading.object)
    return copies ? [text, `pedina ${copies}`] : [text]
  }
  if (!('player' in reading)) return ['']
  const shared =
    reading.ask === 'life' || reading.ask === 'poison' || reading.ask === 'lost' || reading.ask === 'outcome'
  return [
    shared
      ? holderOf(people, reading.player).text.replace(/^squadra di /, '')
      : (people.players[reading.player]?.text ?? ''),
  ]
}
