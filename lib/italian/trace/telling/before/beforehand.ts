import type { ObjectId } from '#lib/rules/index'
import { agree, and, del, type Noun, type Phrase, phrase, sentence, verb, verbatim } from '../../../grammar/index'
import { playerOf, type Thing, thingOf } from '../../../names/people'
import type { Saying, Tale } from '../context'

// How things stand before an action is taken, and what is said then: of no event, because none has come about.

/** The table before the action. */
export const at = (t: Tale) => t.view(t.first)

/** The object of a label before the action. */
export const idOf = (t: Tale, label: string): ObjectId => at(t).state.cards[label] ?? label

/** An object by its name before the action. */
export const there = (t: Tale, id: ObjectId): Thing => thingOf(t.people, id, at(t))

/** What is said before an action is taken, with the rules that let it be. */
export const say = (t: Tale, text: Phrase, rules: readonly string[]): Saying => ({
  sentence: sentence(text),
  rules,
  batch: t.first,
})

/** The same of what explains, and is not said twice. */
export const explain = (t: Tale, text: Phrase, rules: readonly string[]): Saying => ({
  ...say(t, text, rules),
  explains: true,
})

/** Creatures are sick that their controller has not had since their latest turn began, whosever turn it is now (302.6). */
export function since(t: Tale, ids: readonly ObjectId[], who: readonly Noun[]): Phrase {
  const v = at(t)
  const all = ids.flatMap((id) => v.state.objects[v.state.cards[id] ?? id] ?? [])
  const [by] = all.map((o) => v.controller(o.id))
  const own = by === undefined || by === v.state.turn.active
  const when = own
    ? verbatim('in questo turno')
    : phrase`dopo l'inizio dell'ultimo turno ${del(playerOf(t.people, by))}`
  return by !== undefined && all.some((o) => o.owner !== by)
    ? phrase`${playerOf(t.people, by)} non controlla ${and(who)} ${verbatim(own ? "dall'inizio del turno" : "dall'inizio del proprio ultimo turno")}`
    : phrase`${and(who)} ${verb('è', who)} ${agree('arrivato', who)} ${when}`
}
