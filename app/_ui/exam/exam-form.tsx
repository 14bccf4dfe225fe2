'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { newKey } from '../new-key'
import { AnswerField } from '../question/answer-field'
import type { AskedView } from '../question/asked'
import { fill, isAnswer, outgoing, valueIn } from '../question/fields'
import { useFormKeys } from '../question/use-form-keys'
import { put, waiting } from './outbox'
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

/** Fields that say which question it is, and how it is sent. */
const NAMES: readonly string[] = ['examId', 'position', 'idempotencyKey']

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
  // Chosen and not yet on its way: at once, and until the answer is complete.
  const [draft, setDraft] = useState<'none' | 'fresh' | 'incomplete'>('none')
  const { saving, flush } = useOutbox(examId)
  useEffect(() => setLive(true), [])

  // What was saved, or what was chosen on this device and waits to be.
  useEffect(() => {
    const unsent = waiting(examId).find((one) => one.position === position)
    const before = unsent?.value ?? value
    if (form.current !== null && before !== '') fill(form.current, before)
  }, [examId, position, value])

  /** Keeps what is chosen on the device, to be sent. */
  const keep = (chosen: string, element: HTMLFormElement) => {
    const idempotencyKey = newKey()
    const sent = outgoing(element, { value: chosen, giveUp: false, id: idempotencyKey })
    const fields = [...sent].flatMap(([name, v]) =>
      typeof v === 'string' && !NAMES.includes(name) ? [[name, v] as const] : [],
    )
    put({ examId, position, idempotencyKey, fields, value: chosen })
  }
  const send = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    void flush().then(() => timer.current === undefined && setDraft('none'))
  }
  const changed = (e: FormEvent<HTMLFormElement>) => {
    const chosen = valueIn(e.currentTarget)
    if (!isAnswer(chosen, question.form)) return setDraft('incomplete')
    setDraft('fresh')
    keep(chosen, e.currentTarget)
    clearTimeout(timer.current)
    timer.current = setTimeout(send, PAUSE)
  }
  // Whoever leaves in the middle of that pause has chosen all the same.
  const sendNow = useRef(send)
  sendNow.current = send
  useEffect(() => {
    const leave = () => {
      if (timer.current !== undefined) sendNow.current()
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  const submit = (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault()
    const chosen = valueIn(e.currentTarget)
    // An order is an answer as it stands: whoever goes on has chosen it.
    if (draft !== 'fresh' && chosen !== value && isAnswer(chosen, question.form)) keep(chosen, e.currentTarget)
    send()
    router.push(next)
  }
  useFormKeys(form, shortcuts, true)
  return (
    <div className="ans">
      <form
        ref={form}
        action={props.save}
        noValidate={live}
        onSubmit={submit}
        onInput={changed}
        data-unsaved={draft === 'none' ? undefined : draft}
      >
        <input type="hidden" name="examId" value={examId} />
        <input type="hidden" name="position" value={position} />
        <input type="hidden" name="idempotencyKey" value={props.idempotencyKey} />
        <fieldset>
          <legend>
            <h1 className="ask">{question.ask}</h1>
          </legend>
          <AnswerField question={question} invalid={false} />
        </fieldset>
        <SavedLine
          saving={draft === 'none' ? saving : { at: draft }}
          before={props.savedAt}
          again={() => void flush()}
        />
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
