import { memo, useDeferredValue } from 'react'
import type { StepView } from '#lib/italian/views'
import type { RuleTexts } from '../contracts'
import { Table } from '../table/table'
import { Stepper } from '../verdict/stepper'
import { Trace } from '../verdict/trace'

interface ShownProps {
  readonly steps: readonly StepView[]
  /** Index of the step whose table is on show. */
  readonly at: number
  /** Why what was changed last could not be played. */
  readonly message: string | undefined
  readonly texts: RuleTexts
  readonly onMove: (by: 1 | -1) => void
  /** `n` is the number of a step. */
  readonly onShow: (n: number) => void
}

const NONE: readonly StepView[] = []
const tablesOf = (steps: readonly StepView[]) => steps.map(({ table }) => table)

/** What was played: a step's table beside every step in words. Drawn anew when something else was played, not while numbers turn. */
export const Shown = memo(function Shown({ steps, at, message, texts, onMove, onShow }: ShownProps) {
  const here = steps[at]
  // Nobody waits for what is seen on paper alone: it is drawn after what is on the screen.
  const onPaper = useDeferredValue(here === steps.at(-1) ? NONE : steps, NONE)
  const end = onPaper.at(-1)
  return (
    <div className="sgrid">
      {here !== undefined && (
        <Table table={here.table} variant="compact" story={tablesOf(steps)} label={`Il tavolo al passo ${here.n}`} />
      )}
      {/* On paper the table stands as it ends, whatever step is on the screen. */}
      {end !== undefined && (
        <div className="paper">
          <Table table={end.table} variant="compact" story={tablesOf(onPaper)} label="Il tavolo alla fine" />
        </div>
      )}
      <div>
        {steps.length > 0 && <Stepper at={at + 1} of={steps.length} onMove={onMove} />}
        <div role="status">{message !== undefined && <p className="notice bad">{message}</p>}</div>
        <Trace steps={steps} texts={texts} now={here?.n} onShow={onShow} />
      </div>
    </div>
  )
})
