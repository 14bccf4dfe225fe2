import type { QuestionView, VerdictView } from '#lib/italian/views'
import { Key } from '../paper/key'
import { askedOf } from '../question/asked'
import { Stem } from '../question/stem'
import { Table } from '../table/table'
import { Preview } from './preview'

interface LookProps {
  readonly question: QuestionView
  readonly verdict: VerdictView
  /** What the table is called, where a page has another one. */
  readonly label?: string
  /** What is said before the answer. */
  readonly children?: React.ReactNode
}

/** A question as its students see it, to be tried without anything being sent; its answer with the reason is one press away. */
export function Look({ question, verdict, label, children }: LookProps) {
  return (
    <>
      <Stem question={question} />
      <div className="tb">
        <Table table={question.table} {...(label === undefined ? {} : { label })} />
      </div>
      <div className="ans">
        {children}
        <Preview question={askedOf(question)} />
        <details className="files">
          <summary>La risposta e il perché</summary>
          <Key verdict={verdict} />
        </details>
      </div>
    </>
  )
}
