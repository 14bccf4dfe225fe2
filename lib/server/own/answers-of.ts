import 'server-only'
import { peopleOf, sayValue } from '#lib/italian/index'
import { type Item, OWN_OPTIONS, otherAnswers } from '#lib/questions/index'
import { bank } from '../ports'

/** An answer of a question that is being written, with the known mistakes that lead to it. */
export interface OwnAnswer {
  readonly said: string
  readonly mistakes: readonly string[]
}

/** The right answer and the wrong ones, in words, with those that whoever wrote it added. */
export interface OwnAnswers {
  readonly right: string
  readonly wrong: readonly OwnAnswer[]
  readonly own: readonly { readonly said: string; readonly why: string }[]
}

/** The answers of an item; players have the names of the editor. */
export function answersOf(item: Item): OwnAnswers {
  const people = peopleOf(item.scenario)
  const found = item.options.filter(({ why }) => why === undefined)
  const said = found.map(({ key, value, beliefs }) => ({
    right: key === item.right,
    said: sayValue(item.probe, value, people),
    mistakes: beliefs.map((id) => bank.belief(id).title),
  }))
  return {
    right: said.find(({ right }) => right)?.said ?? '',
    wrong: said.flatMap(({ right, ...answer }) => (right ? [] : [answer])),
    own: item.options.flatMap(({ value, why }) =>
      why === undefined ? [] : [{ said: sayValue(item.probe, value, people), why }],
    ),
  }
}

/** What else might be answered where few known mistakes lead elsewhere, in words: as many as there is room for as options of one's own. */
export function othersOf(item: Item): readonly string[] {
  const people = peopleOf(item.scenario)
  const found = otherAnswers(item, (asked, value) => sayValue(asked, value, people))
  if (found === undefined) return []
  const room = OWN_OPTIONS - item.options.filter(({ why }) => why !== undefined).length
  return found.values.slice(0, Math.max(0, room)).map((value) => sayValue(found.asked, value, people))
}
