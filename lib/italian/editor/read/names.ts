import type { Json } from '#lib/base/json'
import { capital, phrase, verbatim } from '../../grammar/index'
import {
  type CardTypeId,
  type ColorId,
  type CounterId,
  cardTypes,
  colors,
  counterName,
  counters,
  isKeyword,
  keywords,
  type StepId,
  type SupertypeId,
  steps,
  supertypes,
  type VariantId,
  variants,
  type ZoneId,
  zones,
} from '../../names/terms'
import type { FieldShape } from '../field'
import { KEYS, KEYS_IN } from './keys'
import { WORDS, WORDS_IN } from './words'

type Node = { readonly [key: string]: Json }

/** What is chosen from the situation, or written in a way of its own. */
export const TITLED: Readonly<Record<string, FieldShape>> = {
  seat: { is: 'player' },
  label: { is: 'thing' },
  'label or seat': { is: 'target' },
  'card, or a label': { is: 'thing' },
  effect: { is: 'text' },
  'a label of small letters, figures and dashes': { is: 'text', such: 'lupo' },
  'mana such as {2}{W}': { is: 'text', such: '{2}{W}' },
  'a mana cost such as {2}{W}, or none': { is: 'text', such: '{2}{W}' },
  'power and toughness such as 2/2': { is: 'text', such: '2/2' },
  'half of a hybrid symbol, such as 2 or W': { is: 'text', such: 'W' },
}

/** A kind of counter: those that the game has names for, or any other. */
export const counterShape = (first: CounterId): FieldShape => {
  const known = Object.keys(counters)
  return {
    is: 'one',
    ways: [
      ...known.map((id) => ({
        id,
        name: capital(verbatim(counterName(id))),
        shape: { is: 'exactly', value: id } as const,
      })),
      { id: 'other', name: 'Un altro segnalino', shape: { is: 'text', such: 'ore, in inglese' } },
    ],
    start: known.indexOf(first),
  }
}

/** Places that people count from 1, and the format from 0. */
export const COUNTED_FROM_ONE: ReadonlySet<string> = new Set(['ability', 'modes', 'target', 'share', 'answer.modes'])

/** What the editor asks elsewhere, or not at all. */
export const HIDDEN: ReadonlySet<string> = new Set([
  'card.id',
  'card.card',
  'onStack.id',
  'onStack.card',
  'scenario.title',
  'scenario.ask',
])

/** What is offered without being looked for. */
export const NEAR: Readonly<Record<string, readonly string[]>> = {
  'action.cast': ['by', 'targets', 'x', 'modes', 'additional'],
  'action.activate': ['ability', 'by', 'targets', 'x'],
  'action.turnUp': ['by', 'x'],
  'action.block': ['by'],
  'action.play': ['by'],
  'action.suspend': ['by'],
  'action.effect': ['by', 'source'],
  card: ['name', 'pt', 'cost', 'types', 'keywords', 'abilities', 'tapped', 'counters'],
  'keyword.keyword': ['cost', 'amount', 'from'],
  playerWords: ['life', 'poison', 'counters'],
  targets: ['filter'],
  token: ['name', 'pt', 'types', 'keywords'],
  lasting: [],
  'ability.type': ['targets', 'if'],
}

/** The way that most people will want, by the word that marks it. */
export const FIRST: Readonly<Record<string, string>> = {
  action: 'attack',
  effect: 'gainLife',
  ability: 'spell',
  object: 'thing',
  cost: 'mana',
}

const isIn = <K extends string>(table: Readonly<Record<K, unknown>>, word: string): word is K =>
  Object.hasOwn(table, word)

/** Words that the rules name have their names from the glossary. */
function termOf(key: string, word: string): string | undefined {
  if (/colors$|^devotion$|^color$|^answer$/i.test(key) && isIn(colors, word)) return colors[word as ColorId].it
  if (/types?$/i.test(key) && isIn(cardTypes, word)) return cardTypes[word as CardTypeId].it.text
  if (/supertypes$/i.test(key) && isIn(supertypes, word)) return supertypes[word as SupertypeId].it
  if (key === 'variant' && isIn(variants, word)) return variants[word as VariantId].it
  if (/^(step|skip)$/.test(key) && isIn(steps, word)) return steps[word as StepId].label.it
  if (/^(zone|zones|from|to|in|goes|cardsIn|rest)$/.test(key) && isIn(zones, word)) return zones[word as ZoneId].it.text
  if (/^(zone|zones|from|to|in|goes)$/.test(key) && word === 'outside') return 'fuori dalla partita'
  if (/^keyword|^lose$|^asThough$|^gain$/.test(key) && isKeyword(word)) return phrase`${keywords[word].it}`
  return undefined
}

/** A word of a closed list, by the key that it answers. */
export const nameOfWord = (key: string, word: string): string =>
  capital(verbatim(WORDS_IN[`${key}.${word}`] ?? termOf(key, word) ?? WORDS[word] ?? word))

/** A word that says something, by the form in which it stands. */
export const nameOfKey = (led: string, form: string, key: string): string =>
  KEYS_IN[`${led}.${key}`] ?? KEYS_IN[`${form}.${key}`] ?? KEYS[key] ?? key

const nodeOf = (json: Json | undefined): Node =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Node) : {}

const TAGS = ['do', 'choose', 'type', 'pay', 'layer', 'keyword', 'kind'] as const

const BY_FORM: Readonly<Record<FieldShape['is'], string>> = {
  thing: 'Un oggetto preciso',
  player: 'Un giocatore preciso',
  target: 'Un oggetto o un giocatore preciso',
  text: 'Un nome',
  action: 'Un’azione',
  number: 'Un numero',
  flag: 'Sì o no',
  exactly: 'Sì',
  word: 'Una parola',
  list: 'Più di uno',
  pairs: 'Un numero per ognuno',
  record: 'Con certe qualità',
  one: 'Altro',
  named: 'Altro',
}

const REFERRED: Readonly<Record<string, string>> = {
  filter: 'Quelli con certe qualità',
  amount: 'Una quantità',
  object: 'Oggetti',
  player: 'Giocatori',
  cost: 'Un costo',
  effect: 'Un effetto',
  face: 'Come un’altra cosa',
  keywordName: 'Parola chiave semplice',
  modification: 'Un cambiamento',
}

/** A cost is written as symbols, or is several. */
const COSTS: Readonly<Partial<Record<FieldShape['is'], string>>> = {
  text: 'Di mana, per esempio {2}{W}',
  list: 'Più costi insieme',
}

/** One way of an alternative: by the word that marks it, by the first word that it needs, or by what it is. */
export function nameOfWay(form: string, node: Node, { is }: Pick<FieldShape, 'is'>): string {
  if (typeof node.$ref === 'string') return REFERRED[node.$ref.replace('#/$defs/', '')] ?? node.$ref
  if (is !== 'record') return (/(?:^|\.)cost$/.test(form) ? COSTS[is] : undefined) ?? BY_FORM[is]
  const tag = tagOf(node)
  if (tag !== undefined) return nameOfWord(...tag)
  const lead = leadOf(node)
  // Only of qualities nothing is needed.
  return lead === undefined ? BY_FORM.record : nameOfKey('', form, lead)
}

/** The word by which a way is known: its tag, the first word that it needs, or what it is. */
export const markOf = (node: Node, { is }: Pick<FieldShape, 'is'>): string =>
  is === 'record' ? (tagOf(node)?.[1] ?? leadOf(node) ?? is) : is

const leadOf = ({ required }: Node): string | undefined =>
  Array.isArray(required) && typeof required[0] === 'string' ? required[0] : undefined

/** The key whose one word says which way it is, with that word. */
function tagOf({ properties, required }: Node): readonly [key: string, word: string] | undefined {
  for (const key of TAGS) {
    const word = Array.isArray(required) && required.includes(key) ? onlyOf(nodeOf(nodeOf(properties)[key])) : undefined
    if (word !== undefined) return [key, word]
  }
  return undefined
}

/** The one word that a list of words has, where it has one; a figure may be written in two ways. */
function onlyOf({ enum: words }: Node): string | undefined {
  const all = Array.isArray(words) ? new Set(words.map(String)) : new Set<string>()
  return all.size === 1 ? [...all][0] : undefined
}
