import type { ReactNode } from 'react'
import type { QuestionView } from '#lib/italian/views'
import { askedOf } from '../_ui/question/asked'
import { Question } from '../_ui/question/question'
import { Stem } from '../_ui/question/stem'
import { ReportLink } from '../_ui/report/report-link'
import { another } from '../(studio)/quiz/[quizId]/actions'
import { answer } from './domande/[itemId]/actions'

interface PageQuestionProps {
  readonly question: QuestionView
  readonly label: string
  /** Its table, as the page draws it. */
  readonly table: ReactNode
}

/** A question inside another page, answered where it stands. */
export function PageQuestion({ question, label, table }: PageQuestionProps) {
  const { itemId } = question
  return (
    <>
      <Question
        question={askedOf(question)}
        action={answer}
        hidden={{ itemId }}
        idempotencyKey={`pagina-${itemId.replace(/\W/g, '-').slice(0, 50)}`}
        stem={<Stem question={question} label={label} />}
        table={table}
        after={{ point: { itemId }, another }}
        heading="h3"
        place="page"
        layout="inside"
      />
      <p className="report-of">
        <ReportLink of={{ domanda: itemId }} />
      </p>
    </>
  )
}
