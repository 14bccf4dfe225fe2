import type { ReactNode } from 'react'
import type { QuestionView } from '#lib/italian/views'
import { askedOf } from '../_ui/question/asked'
import { Question } from '../_ui/question/question'
import { Stem } from '../_ui/question/stem'
import { ReportLink } from '../_ui/report/report-link'
import { Table } from '../_ui/table/table'
import { another } from '../(studio)/quiz/[quizId]/actions'
import { answer } from './domande/[itemId]/actions'

interface PageQuestionProps {
  readonly question: QuestionView
  readonly label: string
  readonly heading: 'h2' | 'h3'
  readonly layout: 'hq' | 'inside'
  /** Its table, where the page draws it in a way of its own. */
  readonly table?: ReactNode
}

/** A question inside another page, answered where it stands. */
export function PageQuestion({ question, label, heading, layout, table }: PageQuestionProps) {
  const { itemId } = question
  return (
    <>
      <Question
        question={askedOf(question)}
        action={answer}
        hidden={{ itemId }}
        idempotencyKey={`pagina-${itemId.replace(/\W/g, '-').slice(0, 50)}`}
        stem={<Stem question={question} label={label} />}
        table={table ?? <Table table={question.table} variant={layout === 'hq' ? 'full' : 'compact'} />}
        after={{ point: { itemId }, another }}
        heading={heading}
        place="page"
        layout={layout}
      />
      <p className="report-of">
        <ReportLink of={{ domanda: itemId }} />
      </p>
    </>
  )
}
