import { isRecord, type Json } from '#lib/base/json'
import type { Reading } from '#lib/questions/index'
import { replyOf } from '#lib/questions/replies'
import { al, ed, type Phrase, phrase, verbatim } from '../../grammar/index'
import { type People, thingOf } from '../../names/people'
import { actorOf } from './legal'
import { asVerdict } from './read'
import { sayingOf } from './readings/index'

/** What no judge says: which of several ways to play is the better one. */
const ADVICE = {
  may: ['farlo subito.', 'aspettare un momento migliore.', "farlo solo se l'avversario non ha risposte."],
  mayNot: ["cercare un'altra giocata.", 'tenere le carte per il prossimo turno.', 'pensare alla difesa.'],
  other: ['giocare con più prudenza.', 'tenere una risposta in mano.', 'pensarci prima di rischiare.'],
} as const

/** The advice of a reply in place of its reason, as it is said: to whoever asks, or of the player who would act, who may be somebody else. */
function adviceOf(reading: Reading, value: Json, people: People): Phrase {
  const asked = reading.ask === 'legal' ? reading.action : undefined
  const list = asked === undefined ? ADVICE.other : asVerdict(value).verdict ? ADVICE.may : ADVICE.mayNot
  const advice = verbatim(list[isRecord(value) ? Number(value.n) % list.length : 0] ?? list[0])
  return asked === undefined
    ? phrase`ti conviene ${advice}`
    : phrase`${al(actorOf(people, people.scenario.script?.[asked], asked))} conviene ${advice}`
}

/** What follows from the verdict, as short as the question lets it be: nobody at a table says again all that was asked. */
function follows(reading: Reading, value: Json, people: People): Phrase {
  if (reading.ask === 'survives') {
    const thing = thingOf(people, reading.object)
    const is = thing.number === 'p' ? 'ci sono' : "c'è"
    return phrase`${thing} ${verbatim(asVerdict(value).verdict ? `${is} ancora` : `non ${is} più`)}`
  }
  const step = reading.ask === 'legal' ? people.scenario.script?.[reading.action] : undefined
  if (reading.ask !== 'legal' || (typeof step === 'object' && 'pay' in step))
    return sayingOf(reading).told(value, reading, people)
  const may = asVerdict(value).verdict ? 'può farlo' : 'non può farlo'
  return phrase`${actorOf(people, step, reading.action)} ${verbatim(may)}`
}

/** What is said to a player who asks: «No, Nora non può farlo, perché chi vola si blocca solo con chi vola.» */
export function sayReply(reading: Reading, value: Json, people: People): string {
  const { verdict, reason } = asVerdict(value)
  const saying = sayingOf(reading)
  const yes = verbatim(verdict ? 'Sì' : 'No')
  const told = follows(reading, value, people)
  const reply = replyOf(value)
  if (reply === 'bare' || reason === undefined) return phrase`${yes}, ${told}: le regole dicono così.`
  // With the reason beside it, that reason would stand in two answers of four, and be given away.
  if (reply === 'advice') return phrase`${yes}, ${told}, ${ed(verbatim(adviceOf(reading, value, people)))}`
  const why = saying.value({ verdict, reason }, reading, people).replace(/^(?:Sì|No), /u, '')
  return phrase`${yes}, ${told}, ${verbatim(why)}`
}
