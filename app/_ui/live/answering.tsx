'use client'

import { useCallback, useState } from 'react'
import type { ClassQuestionView, OwnView } from '#lib/italian/class-views'
import { newKey } from '../new-key'
import { QuestionForm } from '../question/question-form'
import { letterOf } from './blanks'
import { NOBODY, sendLive, told, toldOfChange } from './sending'

/** The answer of a player that counts: its key, and what was given. */
export type Mine = Pick<OwnView, 'key' | 'chosen' | 'parts'>

interface AnsweringProps {
  readonly code: string
  readonly question: ClassQuestionView
  /** The key of the answer that this one changes. */
  readonly replaces?: string
  readonly onAnswered: (mine: Mine) => void
}

/** The form for the question in play. What is chosen goes out at once, again after a lost line, and counts once. */
export function Answering({ code, question, replaces, onAnswered }: AnsweringProps) {
  const [key] = useState(newKey)
  const action = useCallback(
    (_: unknown, form: FormData) =>
      sendLive<Mine>(`/api/sessione/${code}/risposta`, {
        questionId: question.id,
        idempotencyKey: form.get('idempotencyKey'),
        replaces,
        fields: [...form].filter(([name]) => !NAMES.includes(name)),
      }),
    [code, question.id, replaces],
  )
  return (
    <QuestionForm
      question={lettered(question)}
      action={action}
      plain={NOBODY}
      hidden={{ code, questionId: question.id, ...(replaces !== undefined && { replaces }) }}
      idempotencyKey={key}
      onAnswered={onAnswered}
      told={replaces === undefined ? told : toldOfChange}
      heading="h1"
      place="quiz"
    />
  )
}

/** Boxes to fill in bear the letters that they have on the wall. */
const lettered = (question: ClassQuestionView): ClassQuestionView =>
  question.boxes
    ? { ...question, boxes: question.boxes.map((box, n) => ({ ...box, label: `${letterOf(n)} · ${box.label}` })) }
    : question

/** Fields that say which question it is, and how it is sent. */
const NAMES: readonly string[] = ['code', 'questionId', 'replaces', 'idempotencyKey']
