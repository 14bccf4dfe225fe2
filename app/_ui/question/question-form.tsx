'use client'

import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { AnswerAction, Answered, AnswerReply } from '../contracts'
import { Shortcuts } from '../keys/shortcuts'
import { AnswerField, MISSING } from './answer-field'
import type { AskedView } from './asked'
import { ConfidenceField, confidenceIn, sayConfidence } from './confidence-field'
import { fill, isAnswer, outgoing, valueIn } from './fields'
import { type Trouble, toldOnce } from './messages'
import { TroubleNotice } from './trouble'
import { useAnswer } from './use-answer'
import { useDraft } from './use-draft'
import { useFormKeys } from './use-form-keys'

export interface QuestionFormProps<T = Answered> {
  readonly question: AskedView
  readonly action: AnswerAction<T>
  /** The same action for a browser without script, and what it answered. */
  readonly plain: { readonly action: (form: FormData) => void; readonly reply: AnswerReply<T> | null }
  /** What the action needs to know besides the answer: `quizId` and `position`, or `itemId`. */
  readonly hidden: Readonly<Record<string, string>>
  /** The key under which the answer of a browser without script counts once; with script each answer makes its own. */
  readonly idempotencyKey: string
  readonly onAnswered: (answered: T) => void
  /** What this place says of some refusals, in the stead of what is said elsewhere. */
  readonly told?: Readonly<Record<string, Trouble>>
  /** Called at the first sign that an answer is coming, to fetch what comes after. */
  readonly onTouched?: () => void
  readonly heading: 'h1' | 'h2' | 'h3'
  /** A quiz has its bar under the thumb, its keys on the whole page; a question inside another page has neither. */
  readonly place: 'quiz' | 'page'
  /** Whether it asks how sure the answer is. */
  readonly asksConfidence?: boolean
  /** Whether one may say not to know; a vote has nothing to know. */
  readonly mayGiveUp?: boolean
}

/** The first field that lacks something, or the first of all. */
const focusFirst = (form: HTMLFormElement) => {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('fieldset :is(input, select)')]
  const lacking = fields.find((field) => !field.validity.valid) ?? fields[0]
  lacking?.focus()
}

const labels = { rest: 'Conferma', way: 'Salvo…', waiting: 'Riprovo…' } as const

/**
 * The answer to one question: a real form that posts to a server action, and so works without script. With script the choice is
 * kept on the device, sent again when the network fails, and counted once.
 */
export function QuestionForm<T>(props: QuestionFormProps<T>) {
  const { question, action, hidden, idempotencyKey, onTouched } = props
  const form = useRef<HTMLFormElement>(null)
  const shortcuts = useRef<HTMLDialogElement>(null)
  const help = useId()
  const [missing, setMissing] = useState(false)
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])

  const { keep, read, drop } = useDraft(Object.values(hidden).join('/'))
  const onAnswered = useCallback(
    (answered: T) => {
      drop()
      props.onAnswered(answered)
    },
    [drop, props.onAnswered],
  )
  const { sending, send, again } = useAnswer({ action, onAnswered, told: props.told })
  const busy = sending.at !== 'rest'

  // What was chosen before a reload comes back; what was already confirmed goes on by itself.
  useEffect(() => {
    const draft = read()
    if (draft === undefined || form.current === null) return
    fill(form.current, draft.value)
    sayConfidence(form.current, draft.confidence)
    if (draft.sent) send(outgoing(form.current, draft))
  }, [read, send])

  // What the server refused waits for another choice, and does not go on by itself.
  const refused = sending.at === 'rest' && sending.trouble?.kind === 'stop'
  useEffect(() => {
    const draft = refused ? read() : undefined
    if (draft !== undefined) keep({ ...draft, sent: false })
  }, [refused, read, keep])

  const submit = (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault()
    if (busy) return
    const { submitter } = e.nativeEvent as SubmitEvent
    const giveUp = submitter?.getAttribute('name') === 'giveUp'
    const value = valueIn(e.currentTarget)
    const complete = giveUp || isAnswer(value, question)
    setMissing(!complete)
    if (complete) send(outgoing(e.currentTarget, keep({ value, sent: true, giveUp, ...confidenceIn(e.currentTarget) })))
    else focusFirst(e.currentTarget)
  }

  useFormKeys(form, shortcuts, props.place === 'quiz')

  const { reply } = props.plain
  const before = reply !== null && !reply.ok ? toldOnce(reply.error) : undefined
  const trouble = sending.at === 'way' ? undefined : (sending.trouble ?? before)
  const Ask = props.heading
  const choices = question.form === 'order' ? 0 : question.options.length
  return (
    <form
      ref={form}
      className="ans"
      action={props.plain.action}
      noValidate={live}
      onSubmit={submit}
      onInput={(e) => {
        setMissing(false)
        onTouched?.()
        if (busy) return
        const value = valueIn(e.currentTarget)
        keep({ value, sent: false, giveUp: false, ...confidenceIn(e.currentTarget) })
      }}
      aria-busy={busy}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <fieldset disabled={busy} aria-describedby={missing ? help : undefined}>
        <legend>
          <Ask className="ask">{question.ask}</Ask>
        </legend>
        <AnswerField question={question} invalid={missing} />
      </fieldset>
      {props.asksConfidence && <ConfidenceField disabled={busy} />}
      <p role="status" className="missing" id={help}>
        {missing && MISSING[question.form]}
      </p>
      <TroubleNotice trouble={trouble} again={again} />
      <div className={props.place === 'quiz' ? 'bar reply thumb' : 'bar reply'}>
        {/* First in the form, so that Enter in the field confirms; the stylesheet draws it last. */}
        <button type="submit" className="btn main" aria-disabled={busy}>
          {labels[sending.at]}
          {props.place === 'quiz' && !busy && <kbd className="hint">Invio</kbd>}
        </button>
        {props.mayGiveUp !== false && (
          <button type="submit" className="btn text" name="giveUp" value="1" formNoValidate aria-disabled={busy}>
            Non lo so
          </button>
        )}
      </div>
      {props.place === 'quiz' && (
        <div className="small quiet keys js-only">
          {choices > 0 && (
            <span>
              <kbd>1</kbd> – <kbd>{choices}</kbd> scegli
            </span>
          )}
          <button type="button" className="linklike" onClick={() => shortcuts.current?.showModal()}>
            <kbd>?</kbd> tutte le scorciatoie
          </button>
        </div>
      )}
      {props.place === 'quiz' && <Shortcuts handle={shortcuts} />}
    </form>
  )
}
