'use client'

import { useRef } from 'react'
import type { CallView } from '#lib/italian/call-views'
import type { StartAction } from '../contracts'
import { useKeys } from '../keys/use-keys'
import { WithMana } from '../mana/mana'
import { sayStudyFailure } from '../study-failures'
import { useReply } from '../use-reply'

interface RulingProps extends Pick<CallView, 'rulings'> {
  readonly id: string
  /** Rules: the form carries `id` and `ruling`. Returns a failure, or nothing. */
  readonly rule: StartAction
}

const LETTERS = 'ABCDE'

/** Rulings with their reasons, by letter, and the button that gives one for good. */
export function Ruling({ id, rulings, rule }: RulingProps) {
  const { plain, submit, pending, reply } = useReply(rule, () => 'no-network')
  const form = useRef<HTMLFormElement>(null)
  useKeys((key) => {
    if (key === 'Enter' && form.current?.querySelector(':checked') && !document.activeElement?.closest('button, a')) {
      form.current.requestSubmit()
      return true
    }
    const chosen =
      form.current?.querySelectorAll<HTMLInputElement>('input[name=ruling]')[LETTERS.indexOf(key.toUpperCase())]
    if (key.length !== 1 || !chosen) return false
    chosen.checked = true
    chosen.focus()
    return true
  })
  return (
    <form ref={form} action={plain} onSubmit={submit} aria-busy={pending}>
      <input type="hidden" name="id" value={id} />
      <div className="opts">
        {rulings.map(({ key, text }, n) => (
          <label className="opt" key={key}>
            <input type="radio" name="ruling" value={key} required />
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
      <p role="status" className="missing">
        {reply && sayStudyFailure(reply)}
      </p>
    </form>
  )
}
