'use client'

import type { StartAction } from '../../../../../_ui/contracts'
import { sayFailure } from '../../../../../_ui/failures'
import { useReply } from '../../../../../_ui/use-reply'

interface WaysFormProps {
  readonly action: StartAction
  readonly courseId: string
  readonly belief: string
  readonly title: string
  /** Of this drawing of the buttons: a press that is sent twice makes one thing. */
  readonly pressKey: string
  /** Whether this is the first thing to do on the page. */
  readonly main: boolean
}

const WAYS = [
  ['session', 'Sessione', '5 domande dal vivo'],
  ['deck', 'Mazzo', '8 domande da scegliere'],
  ['review', 'Ripasso', '5 domande a chi lo fa'],
  ['paper', 'Foglio', '8 domande e le soluzioni'],
] as const

/** What can be done about an error: a live session, a deck, a revision, a paper; each with its size before it is made. Works without script. */
export function WaysForm({ action, courseId, belief, title, pressKey, main }: WaysFormProps) {
  const { plain, submit, pending, reply } = useReply<string>(action, () => 'no-network')
  return (
    <form action={plain} onSubmit={submit} aria-busy={pending}>
      <input type="hidden" name="courseId" value={courseId} />
      <input type="hidden" name="belief" value={belief} />
      <input type="hidden" name="key" value={pressKey} />
      <div className="held-ways">
        {WAYS.map(([way, name, size], n) => (
          <button
            key={way}
            type="submit"
            name="way"
            value={way}
            className={main && n === 0 ? 'btn main' : 'btn'}
            aria-disabled={pending}
          >
            <b>{name}</b>
            <span>{size}</span>
            <span className="vh"> su: {title}</span>
          </button>
        ))}
      </div>
      <p role="status" className="missing">
        {reply !== null && sayFailure(reply)}
      </p>
    </form>
  )
}
