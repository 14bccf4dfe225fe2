'use client'

import type { CallView } from '#lib/italian/call-views'
import type { StartAction } from '../contracts'
import { useKeys } from '../keys/use-keys'
import { WithMana } from '../mana/mana'
import { sayStudyFailure } from '../study-failures'
import { useReply } from '../use-reply'

interface AskListProps extends Pick<CallView, 'asks'> {
  readonly pending: boolean
  /** Whether digits ask; not where they choose an answer. */
  readonly byDigit: boolean
}

/** Questions to the players, by number, each a button of the form around it; the answer stands in its place, for good. */
export function AskList({ asks, pending, byDigit }: AskListProps) {
  useKeys((key) => {
    const n = Number(key)
    const wanted = byDigit && Number.isInteger(n) ? document.querySelector<HTMLElement>(`[data-ask="${n}"]`) : null
    wanted?.click()
    return wanted !== null
  })
  return (
    <ol aria-live="polite">
      {asks.map(({ key, text, said }, n) => (
        <li key={key}>
          <span className="k" aria-hidden="true">
            {byDigit ? n + 1 : '?'}
          </span>
          {said === undefined ? (
            <button type="submit" name="key" value={key} data-ask={n + 1} formNoValidate aria-disabled={pending}>
              <WithMana text={text} />
            </button>
          ) : (
            <p>
              <WithMana text={text} />
              <span className="said">
                «<WithMana text={said} />»
              </span>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

interface AsksProps extends Pick<CallView, 'asks'> {
  /** What says which call it is. */
  readonly of: Readonly<Record<string, string>>
  /** Asks one thing: the form carries those fields and `key`. Returns a failure, or nothing. */
  readonly ask: StartAction
}

/** Questions to the players beside a question that has a form of its own. */
export function Asks({ of, asks, ask }: AsksProps) {
  const { plain, submit, pending, reply } = useReply(ask, () => 'no-network')
  return (
    <form className="asks" action={plain} onSubmit={submit} aria-busy={pending}>
      {Object.entries(of).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <AskList asks={asks} pending={pending} byDigit={false} />
      <p role="status" className="missing">
        {reply && sayStudyFailure(reply)}
      </p>
    </form>
  )
}
