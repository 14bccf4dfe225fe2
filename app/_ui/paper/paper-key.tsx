import type { ReactNode } from 'react'
import type { QuestionView, VerdictView } from '#lib/italian/views'
import { Key } from './key'
import { letterOf } from './letters'

interface PaperKeyProps {
  readonly position: number
  readonly question: Pick<QuestionView, 'ask' | 'options'>
  readonly answer: Pick<VerdictView, 'headline' | 'steps' | 'review' | 'rightKey' | 'written'>
  /** What else is said of the question, between what it asks and its key. */
  readonly children?: ReactNode
}

/** The key of one question: the letter where there is one, the answer, and the steps that lead there. */
export function PaperKey({ position, question, answer, children }: PaperKeyProps) {
  const at = question.options.findIndex(({ key }) => key === answer.rightKey)
  return (
    <li className="pkey">
      <p className="pask">
        <b className="num">{position}.</b> {question.ask} {at >= 0 && <b className="pbox">{letterOf(at)}</b>}
      </p>
      {children}
      <Key verdict={answer} />
    </li>
  )
}
