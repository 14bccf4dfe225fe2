'use client'

import { useRef } from 'react'
import type { CallView } from '#lib/italian/call-views'
import type { StartAction } from '../contracts'
import { useKeys } from '../keys/use-keys'
import { WithMana } from '../mana/mana'
import { sayStudyFailure } from '../study-failures'
import { useReply } from '../use-reply'
import { AskList } from './asks'

interface CallFormProps extends Pick<CallView, 'asks' | 'rulings'> {
  readonly id: string
  /** The key of a ruling that was chosen and not given, where the page was fetched anew. */
  readonly chosen?: string | undefined
  /** Asks one thing, or rules: the form carries `id`, and `key` or `ruling`. Returns a failure, or nothing. */
  readonly act: StartAction
}

const LETTERS = 'ABCDE'

/**
 * What is asked of the players, by number, and the rulings with their reasons, by letter, with the button that gives one for good. One form, so
 * that a browser without script sends what is chosen along when it asks.
 */
export function CallForm({ id, asks, rulings, chosen, act }: CallFormProps) {
  const { plain, submit, pending, reply } = useReply(act, () => 'no-network')
  const form = useRef<HTMLFormElement>(null)
  useKeys((key) => {
    if (key === 'Enter' && form.current?.querySelector(':checked') && !document.activeElement?.closest('button, a')) {
      form.current.requestSubmit()
      return true
    }
    const wanted =
      form.current?.querySelectorAll<HTMLInputElement>('input[name=ruling]')[LETTERS.indexOf(key.toUpperCase())]
    if (key.length !== 1 || !wanted) return false
    wanted.checked = true
    wanted.focus()
    return true
  })
  return (
    <form ref={form} action={plain} onSubmit={submit} aria-busy={pending}>
      <input type="hidden" name="id" value={id} />
      <noscript>
        <input type="hidden" name="plain" value="1" />
      </noscript>
      {/* First in the form, so that Enter on a ruling asks nothing. */}
      <button type="submit" hidden>
        Decidi
      </button>
      <section aria-labelledby="chiedi" className="asks">
        <h2 id="chiedi">Che cosa chiedi?</h2>
        <p className="quiet">La storia non dice tutto. Chiedi solo ciò che può cambiare la decisione.</p>
        <AskList asks={asks} pending={pending} byDigit />
      </section>
      <section aria-labelledby="decidi">
        <h2 id="decidi">Che cosa decidi?</h2>
        <div className="opts">
          {rulings.map(({ key, text }, n) => (
            <label className="opt" key={key}>
              <input type="radio" name="ruling" value={key} defaultChecked={key === chosen} required />
              <span className="k" aria-hidden="true">
                {LETTERS[n]}
              </span>
              <span>
                <WithMana text={text} />
              </span>
            </label>
          ))}
        </div>
        <div className="bar thumb">
          <button type="submit" className="btn main" aria-disabled={pending}>
            Decidi <kbd className="hint">Invio</kbd>
          </button>
        </div>
      </section>
      <p role="status" className="missing">
        {reply && sayStudyFailure(reply)}
      </p>
    </form>
  )
}
