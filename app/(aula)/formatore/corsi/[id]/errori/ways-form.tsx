'use client'

import type { StartAction } from '../../../../../_ui/contracts'
import { sayFailure } from '../../../../../_ui/failures'
import { useReply } from '../../../../../_ui/use-reply'

interface WaysFormProps {
  readonly action: StartAction
  readonly courseId: string
  /** The error, or the lesson of the area. */
  readonly about: readonly [name: 'belief' | 'lesson', value: string]
  readonly title: string
  /** Of this drawing of the buttons: a press that is sent twice makes one thing. */
  readonly pressKey: string
  /** Whether this is the first thing to do on the page. */
  readonly main: boolean
}

const WAYS = [
  ['session', 'Sessione', '5 domande dal vivo'],
  ['deck', 'Mazzo', '8 domande da scegliere'],
  ['review', 'Ripasso', '5 domande a chi lo crede'],
  ['paper', 'Foglio', '8 domande e le soluzioni'],
] as const

/** What can be done about an error or an area: a live session, a deck, a revision, a paper; each with its size before it is made. Works without script. */
export function WaysForm({ action, courseId, about: [name, value], title, pressKey, main }: WaysFormProps) {
  const { plain, submit, pending, reply } = useReply<string>(action, () => 'no-network')
  return (
    <form action={plain} onSubmit={submit} aria-busy={pending}>
      <input type="hidden" name="courseId" value={courseId} />
      <input type="hidden" name={name} value={value} />
      <input type="hidden" name="key" value={pressKey} />
      <div className="held-ways">
        {WAYS.map(([way, label, size], n) => (
          <button
            key={way}
            type="submit"
            name="way"
            value={way}
            className={main && n === 0 ? 'btn main' : 'btn'}
            aria-disabled={pending}
          >
            <b>{label}</b>
            <span>{way === 'review' && name === 'lesson' ? '5 domande a tutti' : size}</span>
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
