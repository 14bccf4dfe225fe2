import type { Json } from '#lib/base/json'
import { asList, asPart, type Form, type Probe, readingsOf } from '#lib/questions/index'
import { writtenText } from '#lib/questions/own-options'
import { replyOf } from '#lib/questions/replies'
import { and, capital, type Noun, type Phrase, phrase, say, sentence, verb, verbatim } from '../grammar/index'
import { type People, thingOf } from '../names/people'
import { actingSeat, actorOf, needsPriority } from './asking/legal'
import { moment } from './asking/moment'
import { sayingOf } from './asking/readings/index'
import { sayReply } from './asking/replying'
import { boxOf, toldOf } from './asking/tried'

/** The one question that a probe asks of a scenario: «Quanti punti vita ha Nora alla fine del combattimento?» */
export function askProbe(probe: Probe, people: People, form?: Form): string {
  const when = moment(people)
  const at = when === '' ? verbatim('') : phrase` ${when}`
  if (probe.ask !== 'several' && form === 'reply') {
    const asked = sayingOf(probe).ask(probe, people, { at, nothing: when === '' })
    return say`un giocatore ti chiede: «${verbatim(say`${asked}?`)}» Che cosa rispondi al giocatore, con la ragione e senza consigli di gioco?`
  }
  const [only, ...more] = readingsOf(probe)
  // Of one thing alone it is asked as it is, also where the answer goes into a box.
  if (only && more.length === 0 && form !== 'select')
    return say`${sayingOf(only).ask(only, people, { at, nothing: when === '' })}?`
  if (form === 'select') return say`quali affermazioni sono vere${at}${withPriority(probe, people, when)}?`
  const token = form === 'zones' ? withToken(probe, people) : undefined
  if (token) return say`dove ${verb('si trova', token)} ${and(token)}${at}?`
  if (form === 'zones') return say`dove si trova ogni carta${at}?`
  const who = payingInTurn(probe, people)
  if (who) return say`${who} prova a fare queste azioni una dopo l'altra, in quest'ordine: quali sono permesse?`
  if (readingsOf(probe).every(({ ask }) => ask === 'legal')) return say`quali di queste azioni sono permesse?`
  return say`completa il tavolo${at}.`
}

/** Where several players would each do what needs priority, whoever is spoken of has it: no two of them have it at once. */
function withPriority(probe: Probe, people: People, when: Phrase): Phrase {
  const { script = [] } = people.scenario
  const seats = readingsOf(probe).flatMap((r) =>
    r.ask === 'legal' && needsPriority(script[r.action]) ? [actingSeat(people, script[r.action], r.action)] : [],
  )
  if (new Set(seats).size < 2) return verbatim('')
  return verbatim(`${when.startsWith('quando ') ? ' e' : ' quando'} il giocatore nominato ha la priorità`)
}

/** Who casts several spells with no more mana than there is, and each leaves less for the next: the order of what is asked is said. */
function payingInTurn(probe: Probe, people: People): Noun | undefined {
  const { script = [], players = {} } = people.scenario
  const steps = readingsOf(probe).map((r) => (r.ask === 'legal' ? { s: script[r.action], n: r.action } : undefined))
  const actors = steps.map((x) =>
    x && typeof x.s === 'object' && 'cast' in x.s ? actorOf(people, x.s, x.n) : undefined,
  )
  const [who] = actors
  const id = Object.keys(people.players).find((p) => people.players[p] === who)
  const limited = id !== undefined && players[id]?.mana !== undefined
  return limited && actors.length > 1 && actors.every((one) => one === who) ? who : undefined
}

/** What is asked where it is, by name, where one of it is a token and so no card; undefined where all are cards. */
function withToken(probe: Probe, people: People): readonly Noun[] | undefined {
  const { cards, objects } = people.start.state
  const labels = readingsOf(probe).flatMap((r) => ('object' in r && typeof r.object === 'string' ? [r.object] : []))
  return labels.some((label) => (objects[cards[label] ?? label]?.kind ?? 'token') === 'token')
    ? labels.map((label) => thingOf(people, label))
    : undefined
}

/** A value of a probe as an option says it: «17», «Cimitero di Nora», «Orso e Golem»; of several, sentence by sentence; what somebody wrote as it stands. */
export const sayValue = (probe: Probe, value: Json, people: People): string => {
  const written = writtenText(value)
  if (written !== undefined) return written
  if (probe.ask !== 'several' && replyOf(value)) return sayReply(probe, value, people)
  return probe.ask === 'several' ? headline(probe, value, people) : sayingOf(probe).value(value, probe, people)
}

/** The right answer as a sentence: «Nora ha 2 punti vita.» */
export const headline = (probe: Probe, value: Json, people: People): string =>
  readingsOf(probe)
    .map((reading, n) => {
      const said = probe.ask === 'several' ? (asList(value)[n] ?? null) : value
      return sentence(toldOf(probe, reading, said, people))
    })
    .join(' ')

/** A piece of an answer as it is shown: an option, a thing to put in order, a statement, a choice of a box. */
export function sayPiece(probe: Probe, form: Form, value: Json, people: People): string {
  if (form !== 'select' && form !== 'zones' && form !== 'board') return sayValue(probe, value, people)
  const { part, value: said } = asPart(value)
  const reading = readingsOf(probe)[part]
  if (!reading) return ''
  const saying = sayingOf(reading)
  return form === 'select' ? sentence(saying.told(said, reading, people)) : saying.value(said, reading, people)
}

/** What goes into a box, what a number counts there, and the player or the object that it is about. */
interface Box {
  readonly label: string
  readonly unit?: string
  readonly of?: string
}

/** The boxes to fill in. */
export const boxesOf = (probe: Probe, people: People): readonly Box[] =>
  readingsOf(probe).map((reading) => {
    const saying = sayingOf(reading)
    const of = 'object' in reading ? reading.object : 'player' in reading ? reading.player : undefined
    return {
      label: capital(boxOf(probe, reading, people)),
      // «Forza di Lupo» says itself what its number is.
      ...(saying.unit === undefined || saying.unit.startsWith('di ') ? {} : { unit: saying.unit }),
      ...(of === undefined ? {} : { of }),
    }
  })

/** What the number of an answer counts, beside the field. */
export const unit = (probe: Probe): string | undefined => (probe.ask === 'several' ? undefined : sayingOf(probe).unit)
