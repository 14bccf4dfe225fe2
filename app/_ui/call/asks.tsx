'use client'

import type { CallView } from '#lib/italian/call-views'
import type { StartAction } from '../contracts'
import { useKeys } from '../keys/use-keys'
import { WithMana } from '../mana/mana'
import { sayStudyFailure } from '../study-failures'
import { useReply } from '../use-reply'

interface AsksProps extends Pick<CallView, 'asks'> {
  /** What says which call it is. */
  readonly of: Readonly<Record<string, string>>
  /** Asks one thing: the form carries those fields and `key`. Returns a failure, or nothing. */
  readonly ask: StartAction
  /** Whether digits ask; not where they choose an answer. */
  readonly byDigit?: boolean
}

/** Questions to the players, by number; the answer stands in the place of the button that asked for it, for good. */
export function Asks({ of, asks, ask, byDigit = true }: AsksProps) {
  const { plain, submit, pending, reply } = useReply(ask, () => 'no-network')
  useKeys((key) => {
    const n = Number(key)
    const wanted = byDigit && Number.isInteger(n) ? document.querySelector<HTMLElement>(`[data-ask="${n}"]`) : null
    wanted?.click()
    return wanted !== null
  })
  return (
    <form className="asks" action={plain} onSubmit={submit} aria-busy={pending}>
      {Object.entries(of).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ol aria-live="polite">
        {asks.map(({ key, text, said }, n) => (
          <li key={key}>
            <span className="k" aria-hidden="true">
              {byDigit ? n + 1 : '?'}
            </span>
            {said === undefined ? (
              <button type="submit" name="key" value={key} data-ask={n + 1} aria-disabled={pending}>
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
      <p role="status" className="missing">
        {reply && sayStudyFailure(reply)}
      </p>
    </form>
  )
}
