import { isRecord, type Json } from '#lib/base/json'
import type { Spec } from './situation'

/** An ability that is put on an object by its name alone. */
export interface Ready {
  readonly it: string
  readonly en: string
  /** Objects that it makes sense on. */
  readonly on: 'creature' | 'permanent' | 'spell'
  readonly word: 'keywords' | 'abilities'
  readonly value: Json
}

const keyword = (id: string, it: string, en: string): Ready => ({ it, en, on: 'creature', word: 'keywords', value: id })
const ability = (on: Ready['on'], it: string, en: string, value: Json): Ready => ({
  it,
  en,
  on,
  word: 'abilities',
  value,
})

const draw: Json = { do: 'draw', who: 'you', amount: 1 }
const gain = (amount: number): Json => ({ do: 'gainLife', who: 'you', amount })
const triggered = (when: Json, effect: Json): Json => ({ type: 'triggered', when, effect })
const tapTo = (effect: Json): Json => ({ type: 'activated', cost: [{ pay: 'tap' }], effect })
const aCreature: Json = { kind: 'object', filter: { types: ['creature'] } }

/** The abilities that questions are most often about, those of combat first. */
export const READY: readonly Ready[] = [
  keyword('first-strike', 'Attacco improvviso', 'First strike'),
  keyword('double-strike', 'Doppio attacco', 'Double strike'),
  keyword('deathtouch', 'Tocco letale', 'Deathtouch'),
  keyword('trample', 'Travolgere', 'Trample'),
  keyword('lifelink', 'Legame vitale', 'Lifelink'),
  keyword('flying', 'Volare', 'Flying'),
  keyword('reach', 'Raggiungere', 'Reach'),
  keyword('menace', 'Minacciare', 'Menace'),
  keyword('vigilance', 'Cautela', 'Vigilance'),
  keyword('indestructible', 'Indistruttibile', 'Indestructible'),
  keyword('haste', 'Rapidità', 'Haste'),
  keyword('hexproof', 'Anti-malocchio', 'Hexproof'),
  keyword('defender', 'Difensore', 'Defender'),
  keyword('flash', 'Lampo', 'Flash'),
  keyword('prowess', 'Prodezza', 'Prowess'),
  keyword('infect', 'Infettare', 'Infect'),
  keyword('persist', 'Persistere', 'Persist'),
  keyword('undying', 'Immortale', 'Undying'),
  ability(
    'permanent',
    'Quando entra, pesca una carta',
    'When it enters, draw a card',
    triggered({ event: 'enters', object: 'self' }, draw),
  ),
  ability(
    'permanent',
    'Quando entra, guadagni 3 punti vita',
    'When it enters, you gain 3 life',
    triggered({ event: 'enters', object: 'self' }, gain(3)),
  ),
  ability(
    'creature',
    'Quando muore, pesca una carta',
    'When it dies, draw a card',
    triggered({ event: 'dies', object: 'self' }, draw),
  ),
  ability(
    'permanent',
    'Ogniqualvolta una creatura muore, guadagni 1 punto vita',
    'Whenever a creature dies, you gain 1 life',
    triggered({ event: 'dies', object: { types: ['creature'] } }, gain(1)),
  ),
  ability(
    'permanent',
    'Ogniqualvolta lanci una magia, guadagni 1 punto vita',
    'Whenever you cast a spell, you gain 1 life',
    triggered({ event: 'cast', player: 'you' }, gain(1)),
  ),
  ability(
    'permanent',
    'Ogniqualvolta guadagni punti vita, pesca una carta',
    'Whenever you gain life, draw a card',
    triggered({ event: 'gainLife', player: 'you' }, draw),
  ),
  ability('permanent', 'TAP: guadagni 1 punto vita', 'TAP: you gain 1 life', tapTo(gain(1))),
  ability('permanent', 'TAP: aggiungi un mana verde', 'TAP: add green mana', tapTo({ do: 'addMana', mana: '{G}' })),
  ability('permanent', 'Le tue creature prendono +1/+1', 'Creatures you control get +1/+1', {
    type: 'static',
    effects: [{ modify: { layer: '7c', power: 1, toughness: 1 }, what: { types: ['creature'], controller: 'you' } }],
  }),
  ability('permanent', 'Entra con un segnalino +1/+1', 'Enters with a +1/+1 counter', {
    type: 'static',
    effects: [{ enters: { counters: { '+1/+1': 1 } }, what: { self: true } }],
  }),
  ability('spell', 'Distruggi la creatura bersaglio', 'Destroy target creature', {
    type: 'spell',
    targets: [aCreature],
    effect: { do: 'destroy', what: { target: 0 } },
  }),
  ability('spell', 'Esilia la creatura bersaglio', 'Exile target creature', {
    type: 'spell',
    targets: [aCreature],
    effect: { do: 'exile', what: { target: 0 } },
  }),
  ability('spell', 'Infligge 3 danni alla creatura bersaglio', 'Deals 3 damage to target creature', {
    type: 'spell',
    targets: [aCreature],
    effect: { do: 'damage', amount: 3, to: { object: { target: 0 } } },
  }),
  ability('spell', 'La creatura bersaglio prende +3/+3', 'Target creature gets +3/+3', {
    type: 'spell',
    targets: [aCreature],
    effect: { do: 'pump', power: 3, toughness: 3, what: { target: 0 } },
  }),
  ability('spell', 'Neutralizza la magia bersaglio', 'Counter target spell', {
    type: 'spell',
    targets: [{ kind: 'object', filter: { zone: 'stack', spell: true } }],
    effect: { do: 'counterSpell', what: { target: 0 } },
  }),
  ability('spell', 'Peschi due carte', 'Draw two cards', {
    type: 'spell',
    effect: { do: 'draw', who: 'you', amount: 2 },
  }),
  ability('spell', 'Guadagni 3 punti vita', 'You gain 3 life', { type: 'spell', effect: gain(3) }),
]

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Those that make sense on an object of some types, and whose name, in either language, has all the words. */
export function readyFor(types: readonly string[], typed: string): readonly Ready[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const spell = types.some((type) => type === 'instant' || type === 'sorcery')
  const found = READY.filter(
    ({ it, en, on }) =>
      (on === 'spell') === spell &&
      (on !== 'creature' || types.includes('creature')) &&
      words.every((word) => plain(`${it} ${en}`).includes(word)),
  )
  // What is called so comes before what only says it.
  const begins = ({ it, en }: Ready): boolean => [it, en].some((name) => plain(name).startsWith(words.join(' ')))
  return words.length === 0 ? found : [...found.filter(begins), ...found.filter((each) => !begins(each))]
}

const listOf = (spec: Spec, word: Ready['word']): readonly Json[] => {
  const there = spec[word]
  return Array.isArray(there) ? there : []
}
const same = (a: Json, b: Json): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || (isRecord(a) && a.keyword === b && Object.keys(a).length === 1)

/** Whether an object has an ability already. */
export const hasReady = (spec: Spec, { word, value }: Ready): boolean =>
  listOf(spec, word).some((each) => same(each, value))

/** An object with an ability that it did not have, or without one that it had. */
export function toggled(spec: Spec, ready: Ready): Spec {
  const { word, value } = ready
  const { [word]: _, ...others } = spec
  const all = hasReady(spec, ready)
    ? listOf(spec, word).filter((each) => !same(each, value))
    : [...listOf(spec, word), value]
  return all.length === 0 ? others : { ...spec, [word]: all }
}
