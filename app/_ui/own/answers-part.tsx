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
  /** What else might be answered, where few are found: no known mistake leads there. */
  readonly others: readonly string[]
  /** Why it is no question until there are more answers. */
  readonly few: Failure | null
}

/** Evaluates what is kept of a question. */
export type LookAction = (questionId: string) => Promise<Result<Answers, Failure>>

/** What is said of an option of one's own that stands for no known mistake, until whoever writes says it better. */
export const NO_MISTAKE = 'Le regole portano a un altro esito: lo mostrano i passi.'

/** A pause in writing after which the answers are looked for, in ms. */
const PAUSE = 1_200

interface AnswersPartProps {
  /** Keeps what is written and asks; never throws. */
  readonly look: () => Promise<Result<Answers, Failure>>
  /** What was asked about: another question has other answers. */
  readonly of: unknown
  /** Whether something is asked of a situation that can be played: then they are looked for by themselves. */
  readonly ready: boolean
  /** Puts these answers among the options of one's own. */
  readonly onAdd: (texts: readonly string[]) => void
}

interface Seen {
  readonly of: unknown
  readonly reply: Result<Answers, Failure>
}

/**
 * The answers before the question is saved: the right one, and where the known mistakes lead. They are looked for again by themselves after
 * each change; until they come, those of before stand there as such.
 */
export function AnswersPart({ look, of, ready, onAdd }: AnswersPartProps) {
  const [seen, setSeen] = useState<Seen>()
  const [looking, setLooking] = useState<unknown>()
  const busy = useRef(false)
  const ask = async () => {
    // What was written meanwhile is asked about once the answer to what was written before is here.
    if (busy.current) return
    busy.current = true
    setLooking(of)
    const reply = await look()
    busy.current = false
    setLooking(undefined)
    setSeen({ of, reply })
  }
  const latest = useRef(ask)
  latest.current = ask
  const due = ready && seen?.of !== of && looking === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is looked at anew
  useEffect(() => {
    if (!due) return
    const timer = setTimeout(() => void latest.current(), PAUSE)
    return () => clearTimeout(timer)
  }, [of, due])
  const old = seen !== undefined && seen.of !== of
  return (
    <div>
      <button type="button" className="btn" aria-disabled={looking !== undefined} onClick={ask}>
        Guarda le risposte
      </button>
      <div role="status">
        {looking !== undefined && <p className="quiet">Le regole cercano gli errori conosciuti…</p>}
        {old && looking === undefined && (
          <p className="quiet">
            {ready ? 'Hai cambiato qualcosa: fra poco le cerco di nuovo.' : 'Queste erano le risposte di prima.'}
          </p>
        )}
        <div className={old ? 'was' : undefined}>
          {seen?.reply.ok === false && <p className="missing">{sayFailure(seen.reply.error)}</p>}
          {seen?.reply.ok && <Found {...seen.reply.value} old={old} onAdd={onAdd} />}
        </div>
      </div>
    </div>
  )
}

interface FoundProps extends Answers {
  /** Whether something has changed since. */
  readonly old: boolean
  readonly onAdd: (texts: readonly string[]) => void
}

function Found({ right, wrong, own, others, few, old, onAdd }: FoundProps) {
  return (
    <>
      {few !== null && <p className="missing">{sayFailure(few)}</p>}
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
                <span className="small quiet">
                  {' '}
                  — {why === NO_MISTAKE ? 'nessun errore conosciuto porta qui' : why}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <p>
            Altre risposte possibili, a cui non porta nessun errore conosciuto: <WithMana text={others.join(' · ')} />.
          </p>
          <button type="button" className="btn" aria-disabled={old} onClick={() => !old && onAdd(others)}>
            Completa con altre risposte
          </button>
        </>
      )}
      <Few wrong={wrong.length} />
    </>
  )
}
