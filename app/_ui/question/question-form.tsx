'use client'

import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { QuestionView } from '#lib/italian/views'
import type { AnswerAction, Answered, AnswerReply } from '../contracts'
import { Shortcuts } from '../keys/shortcuts'
import { useKeys } from '../keys/use-keys'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft'
import { toldOnce } from './messages'
import { NumberField } from './number-field'
import { Options } from './options'
import { TroubleNotice } from './trouble'
import { useAnswer } from './use-answer'
import { readWhole } from './whole-number'

export interface QuestionFormProps {
  readonly question: Pick<QuestionView, 'form' | 'ask' | 'options' | 'unit'>
  readonly action: AnswerAction
  /** The same action for a browser without script, and what it answered. */
  readonly plain: { readonly action: (form: FormData) => void; readonly reply: AnswerReply | null }
  /** What the action needs to know besides the answer: `quizId` and `position`, or `itemId`. */
  readonly hidden: Readonly<Record<string, string>>
  /** The key under which the answer of a browser without script counts once; with script each answer makes its own. */
  readonly idempotencyKey: string
  readonly onAnswered: (answered: Answered) => void
  /** Called at the first sign that an answer is coming, to fetch what comes after. */
  readonly onTouched?: () => void
  readonly heading: 'h1' | 'h2' | 'h3'
  /** A quiz has its bar under the thumb, its keys on the whole page; a question inside another page has neither. */
  readonly place: 'quiz' | 'page'
}

/** Sets the field of the form that holds the answer, without asking React: the browser keeps what is typed. */
function fill(form: HTMLFormElement, value: string): void {
  const field = form.elements.namedItem('number')
  if (field instanceof HTMLInputElement) field.value = value
  else
    for (const radio of form.querySelectorAll<HTMLInputElement>('input[name=key]'))
      radio.checked = radio.value === value
}

const answerIn = (form: FormData): string => String(form.get('key') ?? form.get('number') ?? '')

const labels = { rest: 'Conferma', way: 'Salvo…', waiting: 'Riprovo…' } as const

/** A name for one answer; pages served without TLS have no `randomUUID`. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('')

/**
 * The answer to one question: a real form that posts to a server action, and so works without script. With script the choice is
 * kept on the device, sent again when the network fails, and counted once.
 */
export function QuestionForm(props: QuestionFormProps) {
  const { question, action, hidden, idempotencyKey, onTouched } = props
  const draftKey = Object.values(hidden).join('/')
  const form = useRef<HTMLFormElement>(null)
  const shortcuts = useRef<HTMLDialogElement>(null)
  const help = useId()
  const [missing, setMissing] = useState(false)
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const key = useRef<string>(undefined)

  const onAnswered = useCallback(
    (answered: Answered) => {
      dropDraft(draftKey)
      props.onAnswered(answered)
    },
    [draftKey, props.onAnswered],
  )
  const { sending, send, again } = useAnswer({ action, onAnswered })

  const keep = useCallback(
    (part: Pick<Draft, 'value' | 'sent' | 'giveUp'>) => {
      key.current ??= newKey()
      keepDraft(draftKey, { ...part, id: key.current })
      return key.current
    },
    [draftKey],
  )

  // What was chosen before a reload comes back; what was already confirmed goes on by itself.
  useEffect(() => {
    const draft = readDraft(draftKey)
    if (draft === undefined || form.current === null) return
    key.current = draft.id
    fill(form.current, draft.value)
    if (!draft.sent) return
    const data = new FormData(form.current)
    data.set('idempotencyKey', draft.id)
    if (draft.giveUp) data.set('giveUp', '1')
    send(data)
  }, [draftKey, send])

  const busy = sending.at !== 'rest'
  const submit = (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault()
    if (busy) return
    const { submitter } = e.nativeEvent as SubmitEvent
    const data = new FormData(e.currentTarget, submitter)
    const giveUp = data.has('giveUp')
    const value = answerIn(data)
    const complete = giveUp || (question.form === 'number' ? readWhole(value) !== undefined : value !== '')
    setMissing(!complete)
    if (!complete) {
      form.current?.querySelector<HTMLInputElement>('input[name=number], input[name=key]')?.focus()
      return
    }
    if (!giveUp && question.form === 'number') data.set('number', String(readWhole(value)))
    data.set('idempotencyKey', keep({ value, sent: true, giveUp }))
    send(data)
  }

  useKeys((pressed) => {
    if (props.place !== 'quiz' || form.current === null) return false
    const active = document.activeElement
    if (pressed === 'Enter') {
      if (active?.closest('a, button, summary')) return false
      form.current.requestSubmit()
      return true
    }
    if (pressed === '?') {
      shortcuts.current?.showModal()
      return true
    }
    if (!/^[1-9]$/.test(pressed)) return false
    const radio = form.current.querySelectorAll<HTMLInputElement>('input[name=key]')[Number(pressed) - 1]
    radio?.focus()
    radio?.click()
    return radio !== undefined
  })

  const { reply } = props.plain
  const before = reply !== null && !reply.ok ? toldOnce(reply.error) : undefined
  const trouble = sending.at === 'way' ? undefined : (sending.trouble ?? before)
  const Ask = props.heading
  const number = question.form === 'number'
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
        if (!busy) keep({ value: answerIn(new FormData(e.currentTarget)), sent: false, giveUp: false })
      }}
      aria-busy={busy}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <fieldset aria-describedby={missing ? help : undefined}>
        <legend>
          <Ask className="ask">{question.ask}</Ask>
        </legend>
        {number ? <NumberField unit={question.unit ?? ''} invalid={missing} /> : <Options options={question.options} />}
      </fieldset>
      <p role="status" className="missing" id={help}>
        {missing &&
          (number ? 'Scrivi un numero intero, oppure scegli «Non lo so».' : 'Scegli una risposta, oppure «Non lo so».')}
      </p>
      <TroubleNotice trouble={trouble} again={again} />
      <div className={props.place === 'quiz' ? 'bar reply thumb' : 'bar reply'}>
        {/* First in the form, so that Enter in the field confirms; the stylesheet draws it last. */}
        <button type="submit" className="btn main" aria-disabled={busy}>
          {labels[sending.at]}
          {props.place === 'quiz' && !busy && <kbd className="hint">Invio</kbd>}
        </button>
        <button type="submit" className="btn text" name="giveUp" value="1" formNoValidate aria-disabled={busy}>
          Non lo so
        </button>
      </div>
      {props.place === 'quiz' && (
        <div className="small quiet keys js-only">
          {!number && (
            <span>
              <kbd>1</kbd> – <kbd>{question.options.length}</kbd> scegli
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
