import 'server-only'
import type { Asking } from '#lib/classroom/index'
import type { ClassQuestion } from '#lib/db/classroom/sessions'
import { askKey, describeAsked, describeCall } from '#lib/italian/calls'
import type { ClassCallView, ClassNeededView, ClassQuestionView } from '#lib/italian/class-views'
import { type Call, scoreOf } from '#lib/questions/calls'

/** A question that is a call. */
export interface CallQuestion extends Pick<ClassQuestion, 'id' | 'seed'> {
  readonly call: Call
}

/** A call as everybody sees it, whatever was asked: the story, what may be asked, and the rulings to choose from. */
export function callQuestionView({ id, seed, call }: CallQuestion): ClassQuestionView {
  const { ask, rulings, story, asks, table } = describeCall(call, new Set(), { seed })
  return {
    id,
    form: 'yes-no',
    stem: [],
    ask,
    keywords: [],
    options: rulings,
    call: { story, asks },
    ...(table && { table }),
  }
}

/** What the players have said so far, in the order in which they were asked; of what was not asked, nothing. */
export function saidOf({ seed, call }: CallQuestion, { asked }: Pick<Asking, 'asked'>): ClassCallView['said'] {
  const { asks } = describeCall(call, new Set(asked), { seed })
  return asked.flatMap((fact) => {
    const key = askKey(fact)
    const said = asks.find((each) => each.key === key)?.said
    return said === undefined ? [] : [{ key, said }]
  })
}

/** How a ballot is spread. */
export const wantedOf = (counts: readonly { readonly fact: string; readonly count: number }[]) =>
  counts.map(({ fact, count }) => ({ key: askKey(fact), count }))

/** Nobody's ruling: what no option is called. */
const NONE = ''

/** Which questions were needed and which were asked: told with the ruling, and not before. */
export function neededOf({ seed, call }: CallQuestion, { asked }: Pick<Asking, 'asked'>): ClassNeededView {
  const known = new Set(asked)
  const { needed, found, idle } = scoreOf(call, known, NONE)
  return { asked: describeAsked(call, known, { seed, ruling: NONE }), needed, found, idle }
}

/** The fact that a key asks for; undefined where the call has none. */
export const factOf = ({ facts }: Call, key: string): string | undefined =>
  facts.find(({ id }) => askKey(id) === key)?.id
