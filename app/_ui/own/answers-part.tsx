import { useRef, useState } from 'react'
import type { Result } from '#lib/base/result'
import type { Failure } from '../contracts'
import { sayFailure } from '../failures'
import { WithMana } from '../mana/mana'
import { Few } from './few'

/** The answers that a question would have, as it is written now. */
export interface Answers {
  readonly right: string
  readonly wrong: readonly { readonly said: string; readonly mistakes: readonly string[] }[]
}

/** Evaluates what is kept of a question. */
export type LookAction = (questionId: string) => Promise<Result<Answers, Failure>>

interface AnswersPartProps {
  /** Keeps what is written and asks; never throws. */
  readonly look: () => Promise<Result<Answers, Failure>>
  /** What was asked about: another question has other answers. */
  readonly of: unknown
}

/** The answers before the question is saved: the right one, and where the known mistakes lead. */
export function AnswersPart({ look, of }: AnswersPartProps) {
  const [seen, setSeen] = useState<{ readonly of: unknown; readonly reply: Result<Answers, Failure> | null }>()
  const busy = useRef(false)
  const ask = async () => {
    if (busy.current) return
    busy.current = true
    setSeen({ of, reply: null })
    setSeen({ of, reply: await look() })
    busy.current = false
  }
  const here = seen?.of === of ? seen : undefined
  return (
    <div>
      <button type="button" className="btn" aria-disabled={here?.reply === null} onClick={ask}>
        Guarda le risposte
      </button>
      <div role="status">
        {here?.reply === null && <p className="quiet">Le regole cercano gli errori conosciuti…</p>}
        {here?.reply?.ok === false && <p className="missing">{sayFailure(here.reply.error)}</p>}
        {here?.reply?.ok && <Found {...here.reply.value} />}
      </div>
    </div>
  )
}

function Found({ right, wrong }: Answers) {
  return (
    <>
      <p>
        Risposta giusta: <b>{<WithMana text={right} />}</b>
      </p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ said, mistakes }) => (
            <li key={said + mistakes.join()}>
              <WithMana text={said} />
              <span className="small quiet"> — {mistakes.join('; ')}</span>
            </li>
          ))}
        </ul>
      )}
      <Few wrong={wrong.length} />
    </>
  )
}
