import type { Json } from '#lib/base/json'
import { agree, figure, type Phrase, phrase, verbatim } from '../../../grammar/index'
import { type People, thingOf } from '../../../names/people'
import { asText, asTexts, asVerdict } from '../read'
import type { Ask, Sayings } from '../saying'

const zonesSaid = (value: Json): Phrase => phrase`la partita ha ${figure(asTexts(value).length)} zone`

/** Since when a card on top of a library is seen. */
function shown(value: Json, object: string, people: People): Phrase {
  const x = thingOf(people, object)
  if (asText(value) === 'no') return phrase`${x} non è ${agree('rivelato', x)}`
  const when = asText(value) === 'casting' ? 'già durante il lancio' : 'solo a lancio finito'
  return phrase`${x} è ${agree('rivelato', x)} ${verbatim(when)}`
}

/** What is asked of zones, of what is seen there, and of cards that were elsewhere. */
export const ofZones = {
  zones: {
    ask: () => verbatim('quante zone ha la partita'),
    value: (value) => figure(asTexts(value).length),
    told: zonesSaid,
    box: () => verbatim('zone della partita'),
  },
  shown: {
    ask: ({ object }, people) => phrase`da quando si vede ${thingOf(people, object)}`,
    value: (value, { object }, people) => shown(value, object, people),
    told: (value, { object }, people) => shown(value, object, people),
    box: ({ object }, people) => phrase`${thingOf(people, object)} si vede`,
  },
  sameObject: {
    ask: ({ object }, people) => phrase`${thingOf(people, object)} è ancora lo stesso oggetto`,
    value: (value) => (asVerdict(value).verdict ? 'Sì' : 'No'),
    told: (value, { object }, people) =>
      phrase`${thingOf(people, object)} è ${verbatim(asVerdict(value).verdict ? 'lo stesso oggetto di prima' : 'un nuovo oggetto')}`,
    box: ({ object }, people) => phrase`${thingOf(people, object)} è ancora lo stesso oggetto?`,
  },
} satisfies Partial<Sayings<Ask>>
