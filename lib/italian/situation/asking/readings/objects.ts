import type { Json } from '#lib/base/json'
import {
  agree,
  al,
  and,
  capital,
  del,
  figure,
  il,
  type Noun,
  noun,
  ordinal,
  type Phrase,
  phrase,
  sul,
  verb,
  verbatim,
  volte,
} from '../../../grammar/index'
import { type People, playerOf, type Thing, thingOf } from '../../../names/people'
import {
  type CardTypeId,
  cardTypes,
  counterName,
  inZone,
  segnalini,
  type ZoneId,
  zoneLabel,
  zones,
} from '../../../names/terms'
import { asDealt } from '../moment'
import { asNumber, asText, asTexts } from '../read'
import type { Ask, Sayings } from '../saying'

const number = (value: Json): string => (value === null ? '' : figure(asNumber(value)))
const figures = (text: string): string => text.replaceAll('-', '−')
/** What has a mana value: a split card gives its name to a half too, so that a spell of either is «la magia». */
function worth(people: People, id: string): Noun {
  const isSplit = people.start.state.objects[id]?.sides?.layout === 'split'
  const isCast = people.scenario.script?.some((s) => typeof s === 'object' && 'cast' in s && s.cast === id)
  return isSplit && isCast ? noun('magia', 'f') : thingOf(people, id)
}

const GONE = 'Non è più sul campo di battaglia'

/** A zone as the probe reads it: `battlefield`, `graveyard:N`, `gone`. */
function zoneOf(value: string): { readonly zone?: ZoneId; readonly player?: string } {
  const [zone, player] = value.split(':')
  if (zone === undefined || !(zone in zones)) return {}
  return { zone: zone as ZoneId, ...(player === undefined ? {} : { player }) }
}

/** A size that may be `gone`. */
const sized = (value: Json, thing: Thing, is: () => Phrase): Phrase =>
  value === 'gone' ? phrase`${thing} non è più sul campo di battaglia` : is()

function survivors(people: People, objects: readonly string[], at: Phrase): Phrase {
  const { state } = people.start
  const creatures = state.shared.battlefield.filter((id) => state.objects[id]?.printed.types.includes('creature'))
  const all = creatures.length === objects.length && creatures.every((id) => objects.includes(id))
  if (all) return phrase`quali creature sono ancora sul campo di battaglia${at}`
  return phrase`chi fra ${and(objects.map((id) => thingOf(people, id)))} è ancora sul campo di battaglia${at}`
}

const TOKEN = noun('pedina', 'f')
/** «Artefatto, creatura e terra»: the words that are believed to be types, too. */
const listed = (types: readonly string[]): string =>
  and(types.map((type) => (type in cardTypes ? cardTypes[type as CardTypeId].it : TOKEN)))

/** What is asked of objects: numbers, zones, players. */
export const ofObjects = {
  triggers: {
    ask: ({ object }, people) =>
      phrase`quante volte si innesca l'abilità ${del(thingOf(people, object))}${asDealt(people)}`,
    value: number,
    told: (value, { object }, people) => {
      const n = asNumber(value)
      const its = phrase`l'abilità ${del(thingOf(people, object))}`
      return n === 0 ? phrase`${its} non si innesca` : phrase`${its} si innesca ${volte(n)}`
    },
    box: ({ object }, people) => phrase`inneschi ${del(thingOf(people, object))}`,
    unit: 'volte',
  },
  marked: {
    ask: ({ object }, people, { at }) => phrase`quanto danno è segnato ${sul(thingOf(people, object))}${at}`,
    value: number,
    told: (value, { object }, people) =>
      phrase`il danno segnato ${sul(thingOf(people, object))} è ${figure(asNumber(value))}`,
    box: ({ object }, people) => phrase`danno segnato ${sul(thingOf(people, object))}`,
    unit: 'danni',
  },
  power: {
    ask: ({ object }, people, { at }) => phrase`qual è la forza ${del(thingOf(people, object))}${at}`,
    value: (value) => (value === 'gone' ? GONE : number(value)),
    told: (value, { object }, people) => {
      const thing = thingOf(people, object)
      return sized(value, thing, () => phrase`la forza ${del(thing)} è ${figure(asNumber(value))}`)
    },
    box: ({ object }, people) => phrase`forza ${del(thingOf(people, object))}`,
    unit: 'di forza',
  },
  toughness: {
    ask: ({ object }, people, { at }) => phrase`qual è la costituzione ${del(thingOf(people, object))}${at}`,
    value: (value) => (value === 'gone' ? GONE : number(value)),
    told: (value, { object }, people) => {
      const thing = thingOf(people, object)
      return sized(value, thing, () => phrase`la costituzione ${del(thing)} è ${figure(asNumber(value))}`)
    },
    box: ({ object }, people) => phrase`costituzione ${del(thingOf(people, object))}`,
    unit: 'di costituzione',
  },
  manaValue: {
    ask: ({ object }, people, { at }) => phrase`qual è il valore di mana ${del(worth(people, object))}${at}`,
    value: number,
    told: (value, { object }, people) =>
      phrase`il valore di mana ${del(worth(people, object))} è ${figure(asNumber(value))}`,
    box: ({ object }, people) => phrase`valore di mana ${del(worth(people, object))}`,
    unit: 'di valore di mana',
  },
  position: {
    ask: ({ object }, people, { at }) =>
      phrase`a che posto dalla cima del grimorio è ${thingOf(people, object)}${at}, contando da 1`,
    value: number,
    told: (value, { object }, people) =>
      asNumber(value) === 1
        ? phrase`${thingOf(people, object)} è in cima al grimorio`
        : phrase`${thingOf(people, object)} è ${il(noun(`${ordinal(asNumber(value), 'f')} carta`, 'f'))} dalla cima del grimorio`,
    box: ({ object }, people) => phrase`posto ${del(thingOf(people, object))} dalla cima`,
    unit: 'dalla cima',
  },
  counters: {
    ask: ({ object, counter }, people, { at }) =>
      phrase`quanti segnalini ${verbatim(counterName(counter))} ha ${thingOf(people, object)}${at}`,
    value: number,
    told: (value, { object, counter }, people) =>
      phrase`${thingOf(people, object)} ha ${segnalini(asNumber(value), counter)}`,
    box: ({ object, counter }, people) =>
      phrase`segnalini ${verbatim(counterName(counter))} ${sul(thingOf(people, object))}`,
    unit: 'segnalini',
  },
  zone: {
    ask: ({ object }, people, { at }) => phrase`dove si trova ${thingOf(people, object)}${at}`,
    value: (value, _, people) => {
      const { zone, player } = zoneOf(asText(value))
      if (zone === undefined) return 'Non esiste più'
      return zoneLabel(zone, player === undefined ? undefined : playerOf(people, player))
    },
    told: (value, { object }, people) => {
      const { zone, player } = zoneOf(asText(value))
      const thing = thingOf(people, object)
      if (zone === undefined) return phrase`${thing} non esiste più`
      return phrase`${thing} ${verb('è', thing)} ${inZone(zone, player === undefined ? undefined : playerOf(people, player))}`
    },
    box: ({ object }, people) => phrase`${thingOf(people, object)}`,
  },
  pt: {
    ask: ({ object }, people, { at }) =>
      phrase`quali sono la forza e la costituzione ${del(thingOf(people, object))}${at}`,
    value: (value) => (value === 'gone' ? GONE : figures(asText(value))),
    told: (value, { object }, people) => {
      const thing = thingOf(people, object)
      return sized(value, thing, () => phrase`${thing} è una creatura ${verbatim(figures(asText(value)))}`)
    },
    box: ({ object }, people) => phrase`forza e costituzione ${del(thingOf(people, object))}`,
  },
  controller: {
    ask: ({ object }, people, { at }) => phrase`chi controlla ${thingOf(people, object)}${at}`,
    value: (value, _, people) => playerOf(people, asText(value)).text,
    told: (value, { object }, people) =>
      phrase`${playerOf(people, asText(value))} controlla ${thingOf(people, object)}`,
    box: ({ object }, people) => phrase`chi controlla ${thingOf(people, object)}`,
  },
  owner: {
    ask: ({ object }, people) => phrase`chi è il proprietario ${del(thingOf(people, object))}`,
    value: (value, _, people) => playerOf(people, asText(value)).text,
    told: (value, { object }, people) =>
      phrase`il proprietario ${del(thingOf(people, object))} è ${playerOf(people, asText(value))}`,
    box: ({ object }, people) => phrase`proprietario ${del(thingOf(people, object))}`,
  },
  attachedTo: {
    ask: ({ object }, people, { at }) => {
      const thing = thingOf(people, object)
      return phrase`a quale permanente è ${agree('assegnato', thing)} ${thing}${at}`
    },
    value: (value, _, people) => (value === 'nothing' ? 'Nessun permanente' : thingOf(people, asText(value)).text),
    told: (value, { object }, people) => {
      const thing = thingOf(people, object)
      return value === 'nothing'
        ? phrase`${thing} non è ${agree('assegnato', thing)} a nessun permanente`
        : phrase`${thing} è ${agree('assegnato', thing)} ${al(thingOf(people, asText(value)))}`
    },
    box: ({ object }, people) => {
      const thing = thingOf(people, object)
      return phrase`${thing} è ${agree('assegnato', thing)} a`
    },
  },
  survivors: {
    ask: ({ objects }, people, { at }) => survivors(people, objects, at),
    value: (value, _, people) => {
      const left = asTexts(value).map((id) => thingOf(people, id))
      return left.length ? capital(and(left)) : 'Nessuna creatura'
    },
    told: (value, _, people) => {
      const left = asTexts(value).map((id) => thingOf(people, id))
      if (!left.length) return verbatim('nessuna creatura resta sul campo di battaglia')
      return phrase`${and(left)} ${verb('resta', left)} sul campo di battaglia`
    },
    box: () => verbatim('creature ancora sul campo di battaglia'),
  },
  permanentTypes: {
    ask: () => verbatim('quali sono i tipi di permanente'),
    value: (value) => capital(verbatim(listed(asTexts(value)))),
    told: (value) =>
      verbatim(
        `i tipi di permanente sono ${asTexts(value).length}${asTexts(value).includes('token') ? ', compresa la pedina' : ', senza la pedina'}`,
      ),
    box: () => verbatim('tipi di permanente'),
  },
} satisfies Partial<Sayings<Ask>>
