import type { Json } from '#lib/base/json'
import { type Probe, type Reading, readingsOf } from '#lib/questions/index'
import { al, type Phrase, phrase, verbatim } from '../../grammar/index'
import type { People } from '../../names/people'
import { actorOf, doing } from './legal'
import { asVerdict } from './read'
import { sayingOf } from './readings/index'

/** Whether the story has the actions tried that are asked about: of a board that also asks for a number, which depends on whether they are taken. */
export const areTried = (probe: Probe | undefined): boolean =>
  (probe ? readingsOf(probe) : []).some((reading) => sayingOf(reading).unit !== undefined)

/** «Arturo riesce ad attivare l'abilità di Monaco»: of a board that is read later it is asked what came of the attempt, and not what may be done by then. */
const succeeds = (people: People, n: number, does = true): Phrase =>
  phrase`${actorOf(people, people.scenario.script?.[n], n)} ${verbatim(does ? 'riesce' : 'non riesce')} ${al(doing(people, n))}`

/** The box of a reading among those of a probe. */
export const boxOf = (probe: Probe, reading: Reading, people: People): Phrase =>
  reading.ask === 'legal' && areTried(probe)
    ? phrase`${succeeds(people, reading.action)}?`
    : sayingOf(reading).box(reading, people)

/** A value of a reading among those of a probe, as a sentence. */
export const toldOf = (probe: Probe, reading: Reading, value: Json, people: People): Phrase =>
  reading.ask === 'legal' && areTried(probe)
    ? succeeds(people, reading.action, asVerdict(value).verdict)
    : sayingOf(reading).told(value, reading, people)
