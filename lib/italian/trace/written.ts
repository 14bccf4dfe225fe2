import { type Answer, type Item, ownChosen } from '#lib/questions/index'
import { typeset } from '../grammar/index'
import type { People } from '../names/people'
import { sayValue } from '../situation/probe'
import type { VerdictView } from '../views'

/** The wrong options that whoever wrote a question added, each with their reason, and the one that was chosen. */
export function writtenOf(item: Item, answer: Answer | null, people: People): Pick<VerdictView, 'written'> {
  const chosen = answer === null ? undefined : ownChosen(item, answer)?.key
  const written = item.options.flatMap(({ key, value, why }) =>
    why === undefined
      ? []
      : [
          {
            key,
            text: typeset(sayValue(item.probe, value, people)),
            why: typeset(why),
            ...(key === chosen ? { chosen: true as const } : {}),
          },
        ],
  )
  return written.length > 0 ? { written } : {}
}
