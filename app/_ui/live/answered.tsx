import { useState } from 'react'
import type { ClassQuestionView } from '#lib/italian/class-views'
import { Answering, type Mine } from './answering'
import { OwnAnswer } from './own-answer'
import type { Live } from './use-live'

interface AnsweredProps {
  readonly code: string
  readonly live: Pick<Live, 'phase' | 'paused' | 'changes'>
  readonly question: ClassQuestionView
  readonly mine: Mine
  /** With the answer that counts from now on. */
  readonly onSent: (mine: Mine) => void
}

/** What a player sees once they have answered: what they said, and, while the session lets them, the way to say something else. */
export function Answered({ code, live, question, mine, onSent }: AnsweredProps) {
  const [changing, setChanging] = useState(false)
  const { phase, paused, changes } = live
  const open = changes === true && phase === 'open' && !paused && mine.key !== undefined
  const own = <OwnAnswer question={question} given={mine} />
  if (open && changing)
    return (
      <>
        {own}
        <Answering code={code} question={question} replaces={mine.key} onAnswered={onSent} />
        <button type="button" className="btn text" onClick={() => setChanging(false)}>
          Lascia la risposta di prima
        </button>
      </>
    )
  return (
    <>
      <div role="status">
        <h1>Risposta inviata.</h1>
        {own}
      </div>
      <p className="quiet">
        {phase === 'closed' ? 'Le risposte sono chiuse. ' : ''}Il verdetto arriva quando chi tiene la sessione lo
        rivela.
      </p>
      {open && (
        <button type="button" className="btn" onClick={() => setChanging(true)}>
          Cambia risposta
        </button>
      )}
    </>
  )
}
