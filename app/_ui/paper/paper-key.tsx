import type { ReactNode } from 'react'
import type { QuestionView, VerdictView } from '#lib/italian/views'
import { Key } from './key'
import { letterOf } from './letters'

interface PaperKeyProps {
  readonly position: number
  readonly question: Pick<QuestionView, 'ask' | 'options' | 'form'>
  readonly answer: Pick<VerdictView, 'headline' | 'steps' | 'review' | 'rightKey' | 'written'> & {
    /** As it is written with a pen. */
    readonly mark: string
  }
  /** What else is said of the question, between what it asks and its key. */
  readonly children?: ReactNode
}

/** The key of one question: the letter where there is one, the answer, and the steps that lead there. */
export function PaperKey({ position, question, answer, children }: PaperKeyProps) {
  const { form, options } = question
  const at = options.findIndex(({ key }) => key === answer.rightKey)
  const box = form === 'number' ? answer.mark : at >= 0 ? letterOf(at) : undefined
  const letters = form === 'select' ? options.map(({ text }, n) => ({ letter: letterOf(n), text })) : undefined
  return (
    <li className="pkey">
      <p className="pask">
        <b className="num">{position}.</b> {question.ask} {box !== undefined && <b className="pbox">{box}</b>}
      </p>
      {children}
      <Key verdict={answer} letters={letters} />
    </li>
  )
}
