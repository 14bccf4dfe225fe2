'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from '../link'
import { newKey } from '../new-key'
import { AnswerField } from '../question/answer-field'
import { goingOn } from '../question/arrival'
import type { AskedView } from '../question/asked'
import { fill, isAnswer, isEmpty, outgoing, valueIn } from '../question/fields'
import { useDraft } from '../question/use-draft'
import { useFormKeys } from '../question/use-form-keys'
import { markClosed } from './closed'
import { chosenElsewhere, lastChosen, put } from './outbox'
import { SavedLine } from './saved-line'
import { useOutbox } from './use-outbox'
import { useShut } from './use-shut'

interface ExamFormProps {
  readonly examId: string
  readonly position: number
  readonly question: AskedView
  /** Whether what it asks stands at the head of the page, with more to do before. */
  readonly asked?: boolean
  /** What was chosen before, as it stands in the form; empty for nothing. */
  readonly value: string
  readonly savedAt: number | null
  readonly flagged: boolean
  /** Without script: what was just sent was no whole answer. */
  readonly incomplete: boolean
  /** Where one goes on. */
  readonly next: string
  /** The question before; null at the first one. */
  readonly previous: string | null
  /** For browsers without script: keeps the choice and goes on; marks the question, or takes the mark away. */
  readonly save: (form: FormData) => Promise<void>
  readonly flag: (form: FormData) => Promise<void>
}

/** Fields that say which question it is, and how it is sent. */
const NAMES: readonly string[] = ['examId', 'position', 'before', 'idempotencyKey']

/** How long after the last keystroke a choice is on its way. */
const PAUSE = 250

/** Chosen and not yet on its way: at once, until the answer is whole (after another one that was), or in another tab. */
type DraftState = 'none' | 'fresh' | 'incomplete' | 'incomplete-after' | 'elsewhere'

/** The answer to one question of an exam: what is chosen is saved at once and may be changed; nothing is said of it. */
export function ExamForm(props: ExamFormProps) {
  const { examId, position, question, value, next } = props
  const form = useRef<HTMLFormElement>(null)
  const shortcuts = useRef<HTMLDialogElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const router = useRouter()
  const [draft, setDraft] = useState<DraftState>(props.incomplete ? 'incomplete' : 'none')
  const { saving, flush } = useOutbox(examId)
  const shut = useShut(examId)
  const flagForm = useId()
  /** The last whole answer that is known here, on its way or kept; empty for none. */
  const last = useRef(value)
  const { keep: keepPart, read: readPart, drop: dropPart } = useDraft(`esame/${examId}/${position}`)

  // What was last chosen on this device, whole or in part; else what the site has.
  useEffect(() => {
    last.current = lastChosen({ examId, position }) ?? value
    const part = readPart()?.value
    const shown = part ?? last.current
    if (part !== undefined) setDraft(last.current === '' ? 'incomplete' : 'incomplete-after')
    // An order has no empty form.
    if (form.current === null || shown === valueIn(form.current) || (shown === '' && question.form === 'order')) return
    fill(form.current, shown)
  }, [examId, position, value, question.form, readPart])

  useEffect(
    () =>
      chosenElsewhere({ examId, position }, (there) => {
        last.current = there
        dropPart()
        if (form.current === null) return
        fill(form.current, there)
        setDraft('elsewhere')
      }),
    [examId, position, dropPart],
  )

  /** Keeps what is chosen on the device, to be sent; nothing takes an earlier answer back. */
  const keep = (chosen: string, element: HTMLFormElement) => {
    const idempotencyKey = newKey()
    const sent = outgoing(element, { value: chosen, giveUp: chosen === '', id: idempotencyKey })
    const fields = [...sent].flatMap(([name, v]) =>
      typeof v === 'string' && !NAMES.includes(name) ? [[name, v] as const] : [],
    )
    last.current = chosen
    dropPart()
    put({ examId, position, idempotencyKey, fields, value: chosen })
  }
  const send = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    void flush().then(() => timer.current === undefined && setDraft((now) => (now === 'fresh' ? 'none' : now)))
  }
  const changed = (e: FormEvent<HTMLFormElement>) => {
    const chosen = valueIn(e.currentTarget)
    const whole = isAnswer(chosen, question)
    if (!whole && !isEmpty(chosen)) {
      keepPart({ value: chosen, sent: false, giveUp: false })
      return setDraft(last.current === '' ? 'incomplete' : 'incomplete-after')
    }
    dropPart()
    // Nothing was there, and nothing is there again.
    if (!whole && last.current === '') return setDraft('none')
    setDraft('fresh')
    keep(whole ? chosen : '', e.currentTarget)
    clearTimeout(timer.current)
    timer.current = setTimeout(send, PAUSE)
  }
  // Whoever goes elsewhere in the middle of that pause has chosen all the same.
  const sendNow = useRef(send)
  sendNow.current = send
  useEffect(
    () => () => {
      if (timer.current !== undefined) sendNow.current()
    },
    [],
  )

  const submit = (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault()
    const chosen = valueIn(e.currentTarget)
    // An order is an answer as it stands: whoever goes on has chosen it.
    if (chosen !== last.current && isAnswer(chosen, question)) keep(chosen, e.currentTarget)
    send()
    goingOn()
    router.push(next)
  }
  useFormKeys(form, shortcuts, !shut)
  useEffect(() => {
    if (saving.at === 'closed') markClosed(examId)
  }, [saving.at, examId])
  if (shut) return <p role="status">La prova è già consegnata: le risposte restano quelle di allora.</p>
  return (
    <div className="ans">
      <form
        ref={form}
        action={props.save}
        noValidate
        onSubmit={submit}
        onInput={changed}
        data-unsaved={draft === 'none' || draft === 'elsewhere' ? undefined : draft}
      >
        <input type="hidden" name="examId" value={examId} />
        <input type="hidden" name="position" value={position} />
        <input type="hidden" name="before" value={value === '' ? '' : '1'} />
        <fieldset>
          <legend>
            {props.asked ? <h2 className="ask">Che cosa decidi?</h2> : <h1 className="ask">{question.ask}</h1>}
          </legend>
          <AnswerField question={question} invalid={false} value={value} />
        </fieldset>
        <div className="bar paces thumb">
          <SavedLine
            saving={draft === 'none' ? saving : { at: draft }}
            position={position}
            before={props.savedAt}
            again={() => void flush()}
          />
          <button type="submit" form={flagForm} className="btn text flagging" aria-pressed={props.flagged}>
            {props.flagged ? 'Da rivedere: togli il segno' : 'Segna da rivedere'}
          </button>
          {props.previous !== null && (
            <Link className="btn" href={props.previous} onNavigate={goingOn} prefetch={false}>
              Indietro
            </Link>
          )}
          <button type="submit" className="btn main">
            Avanti
          </button>
        </div>
      </form>
      <form id={flagForm} action={props.flag}>
        <input type="hidden" name="examId" value={examId} />
        <input type="hidden" name="position" value={position} />
        <input type="hidden" name="flagged" value={props.flagged ? '' : '1'} />
      </form>
    </div>
  )
}
