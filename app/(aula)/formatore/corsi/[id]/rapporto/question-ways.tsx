'use client'

import type { StartAction } from '../../../../../_ui/contracts'
import { sayFailure } from '../../../../../_ui/failures'
import { useReply } from '../../../../../_ui/use-reply'

interface QuestionWaysProps {
  readonly action: StartAction
  readonly courseId: string
  readonly question: string
  readonly title: string
  /** Whether it is one question, and not all of a model. */
  readonly one: boolean
  /** Of this drawing of the buttons: a press that is sent twice makes one thing. */
  readonly pressKey: string
}

const WAYS = [
  ['session', 'Dal vivo', '5 domande'],
  ['deck', 'In un mazzo', '8 domande'],
] as const

/** What can be made of a question: a live session, a deck; each with its size before it is made. Works without script. */
export function QuestionWays({ action, courseId, question, title, one, pressKey }: QuestionWaysProps) {
  const { plain, submit, pending, reply } = useReply<string>(action, () => 'no-network')
  return (
    <form action={plain} onSubmit={submit} aria-busy={pending}>
      <input type="hidden" name="courseId" value={courseId} />
      <input type="hidden" name="question" value={question} />
      <input type="hidden" name="key" value={pressKey} />
      {WAYS.map(([way, label, size]) => (
        <button key={way} type="submit" name="way" value={way} className="btn" aria-disabled={pending}>
          {label}
          <span className="small quiet">{one ? 'questa domanda' : size}</span>
          <span className="vh">: {title}</span>
        </button>
      ))}
      <p role="status" className="missing">
        {reply !== null && sayFailure(reply)}
      </p>
    </form>
  )
}
