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
  /** Whether the answer is there without a press. */
  readonly open?: boolean
  /** What is said before the answer. */
  readonly children?: React.ReactNode
}

/** The words of the right option, where one is chosen: several may begin with the same «No, perché…». */
const rightOf = ({ form, options }: QuestionView, { rightKey }: VerdictView): string | undefined =>
  form === 'choice' || form === 'yes-no' || form === 'reply'
    ? options.find(({ key }) => key === rightKey)?.text
    : undefined

/** A question as its students see it, to be tried without anything being sent; its answer with the reason is one press away. */
export function Look({ question, verdict, label, open = false, children }: LookProps) {
  return (
    <>
      <Stem question={question} />
      <div className="tb">
        <Table table={question.table} {...(label === undefined ? {} : { label })} />
      </div>
      <div className="ans">
        {children}
        <Preview question={askedOf(question)} />
        <details className="files" open={open}>
          <summary>La risposta e il perché</summary>
          <Key verdict={verdict} right={rightOf(question, verdict)} />
        </details>
      </div>
    </>
  )
}
