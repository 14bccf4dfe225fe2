import { useEffect, useRef, useState } from 'react'
import type { Result } from '#lib/base/result'
import type { Failure } from '../contracts'
import { sayFailure } from '../failures'
import { WithMana } from '../mana/mana'
import { Few } from './few'

/** The answers that a question would have, as it is written now. */
export interface Answers {
  readonly right: string
  readonly wrong: readonly { readonly said: string; readonly mistakes: readonly string[] }[]
  /** Wrong ones of one's own. */
  readonly own: readonly { readonly said: string; readonly why: string }[]
}

/** Evaluates what is kept of a question. */
export type LookAction = (questionId: string) => Promise<Result<Answers, Failure>>

/** A pause in writing after which the answers are looked for, in ms. */
const PAUSE = 1_500

interface AnswersPartProps {
  /** Keeps what is written and asks; never throws. */
  readonly look: () => Promise<Result<Answers, Failure>>
  /** What was asked about: another question has other answers. */
  readonly of: unknown
  /** Whether something is asked of a situation that can be played: then they are looked for by themselves. */
  readonly ready: boolean
}

/** The answers before the question is saved: the right one, and where the known mistakes lead. */
export function AnswersPart({ look, of, ready }: AnswersPartProps) {
  const [seen, setSeen] = useState<{ readonly of: unknown; readonly reply: Result<Answers, Failure> | null }>()
  const busy = useRef(false)
  const ask = async () => {
    if (busy.current) return
    busy.current = true
    setSeen({ of, reply: null })
    setSeen({ of, reply: await look() })
    busy.current = false
  }
  const latest = useRef(ask)
  latest.current = ask
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is looked at anew
  useEffect(() => {
    if (!ready) return
    const timer = setTimeout(() => void latest.current(), PAUSE)
    return () => clearTimeout(timer)
  }, [of, ready])
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

function Found({ right, wrong, own }: Answers) {
  return (
    <>
      <p>
        Risposta giusta: <b>{<WithMana text={right} />}</b>
      </p>
      <p>
        Distrattori trovati: <b className="num">{wrong.length}</b>
        {wrong.length > 0 && ', ognuno con l’errore che ci porta:'}
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
      {own.length > 0 && (
        <>
          <p>{own.length === 1 ? 'La tua opzione:' : 'Le tue opzioni:'}</p>
          <ul>
            {own.map(({ said, why }) => (
              <li key={said}>
                <WithMana text={said} />
                <span className="small quiet"> — {why}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Few wrong={wrong.length} />
    </>
  )
}
