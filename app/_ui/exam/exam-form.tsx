'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { AnswerField } from '../question/answer-field'
import type { AskedView } from '../question/asked'
import { fill, isAnswer, outgoing, valueIn } from '../question/fields'
import { useFormKeys } from '../question/use-form-keys'
import { newKey, put, waiting } from './outbox'
import { SavedLine } from './saved-line'
import { useOutbox } from './use-outbox'

interface ExamFormProps {
  readonly examId: string
  readonly position: number
  readonly question: AskedView
  /** What was chosen before, as it stands in the form; empty for nothing. */
  readonly value: string
  readonly savedAt: number | null
  readonly flagged: boolean
  /** Where one goes on. */
  readonly next: string
  /** For browsers without script: keeps the choice and goes on; marks the question, or takes the mark away. */
  readonly save: (form: FormData) => Promise<void>
  readonly flag: (form: FormData) => Promise<void>
  readonly idempotencyKey: string
}

/** How long after the last keystroke a choice is on its way. */
const PAUSE = 250

/** The answer to one question of an exam: what is chosen is saved at once and may be changed; nothing is said of it. */
export function ExamForm(props: ExamFormProps) {
  const { examId, position, question, value, next } = props
  const form = useRef<HTMLFormElement>(null)
  const shortcuts = useRef<HTMLDialogElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const router = useRouter()
  const [live, setLive] = useState(false)
  const { saving, flush } = useOutbox(examId)
  useEffect(() => setLive(true), [])

  // What was saved, or what was chosen on this device and waits to be.
  useEffect(() => {
    const unsent = waiting(examId).find((one) => one.position === position)
    const before = unsent?.value ?? value
    if (form.current !== null && before !== '') fill(form.current, before)
  }, [examId, position, value])

  const keep = () => {
    if (form.current === null) return
    const chosen = valueIn(form.current)
    if (!isAnswer(chosen, question.form)) return
    const idempotencyKey = newKey()
    const sent = outgoing(form.current, { value: chosen, giveUp: false, id: idempotencyKey })
    const fields = [...sent].flatMap(([name, v]) =>
      typeof v === 'string' && name !== 'idempotencyKey' && name !== 'examId' && name !== 'position'
        ? [[name, v] as const]
        : [],
    )
    put({ examId, position, idempotencyKey, fields, value: chosen })
    void flush()
  }
  const changed = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      keep()
    }, PAUSE)
  }
  // Whoever leaves in the middle of that pause has chosen all the same.
  useEffect(() => {
    const leave = () => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      timer.current = undefined
      keepNow.current()
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  const keepNow = useRef(keep)
  keepNow.current = keep

  const submit = (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault()
    clearTimeout(timer.current)
    timer.current = undefined
    if (valueIn(e.currentTarget) !== value) keep()
    router.push(next)
  }
  useFormKeys(form, shortcuts, true)
  return (
    <div className="ans">
      <form ref={form} action={props.save} noValidate={live} onSubmit={submit} onInput={changed}>
        <input type="hidden" name="examId" value={examId} />
        <input type="hidden" name="position" value={position} />
        <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
        <fieldset>
          <legend>
            <h1 className="ask">{question.ask}</h1>
          </legend>
          <AnswerField question={question} invalid={false} />
        </fieldset>
        <SavedLine saving={saving} before={props.savedAt} again={() => void flush()} />
        <div className="bar reply thumb">
          <button type="submit" className="btn main">
            Avanti
          </button>
        </div>
      </form>
      <form action={props.flag}>
        <input type="hidden" name="examId" value={examId} />
        <input type="hidden" name="position" value={position} />
        <input type="hidden" name="flagged" value={props.flagged ? '' : '1'} />
        <button type="submit" className="btn text" aria-pressed={props.flagged}>
          {props.flagged ? 'Da rivedere: togli il segno' : 'Segna da rivedere'}
        </button>
      </form>
    </div>
  )
}
