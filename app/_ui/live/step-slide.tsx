import { useState } from 'react'
import type { ClassStepView } from '#lib/italian/class-views'
import { useKeys } from '../keys/use-keys'
import { WithMana } from '../mana/mana'
import { Table } from '../table/table'
import { Fit } from './fit'
import { FitTable } from './fit-table'
import { passedAt } from './stops'
import { WallKey } from './wall-key'

interface StepSlideProps {
  readonly step: ClassStepView
  readonly steps: readonly ClassStepView[]
}

/** A step on the wall with its table; those around it that do not decide are one press away, as they are in practice. */
export function StepSlide({ step, steps }: StepSlideProps) {
  const [open, setOpen] = useState(false)
  const { before, after } = passedAt(steps, step.n)
  const passed = before.length + after.length
  const turn = () => setOpen((now) => !now)
  useKeys((key) => {
    if (key.toLowerCase() !== 'm' || passed === 0) return false
    turn()
    return true
  })
  const tables = steps.flatMap(({ table }) => table ?? [])
  return (
    <section className="wall-step" aria-label={`Passo ${step.n} di ${steps.length}`}>
      <Fit>
        <p className="num quiet">
          Passo {step.n} di {steps.length}
        </p>
        {open && <Passed steps={before} />}
        <h1 aria-live="polite">
          <WithMana text={step.sentence} />
        </h1>
        <Rules rules={step.rules} figure={step.figure} />
        {open && <Passed steps={after} />}
        {passed > 0 && (
          <p>
            <WallKey name="M" label={sayPassed(before.length, after.length)} open={open} onPress={turn} />
          </p>
        )}
      </Fit>
      {step.table !== undefined && (
        <FitTable of={step.table}>
          <Table table={step.table} variant="compact" story={tables} />
        </FitTable>
      )}
    </section>
  )
}

/** «2 passi che non decidono»: where they stand is said of those that follow alone. */
function sayPassed(before: number, after: number): string {
  const many = before + after
  const where = before === 0 ? ', dopo questo' : ''
  return `${many === 1 ? '1 passo che non decide' : `${many} passi che non decidono`}${where}`
}

const Passed = ({ steps }: { readonly steps: readonly ClassStepView[] }) =>
  steps.length > 0 && (
    <ol className="wall-passed quiet" start={steps[0]?.n}>
      {steps.map(({ n, sentence }) => (
        <li key={n}>
          <WithMana text={sentence} />
        </li>
      ))}
    </ol>
  )

/** The rules of a step, or of an answer, by their numbers. */
export const Rules = ({ rules, figure }: { readonly rules: readonly string[]; readonly figure: string }) => (
  <p className="wall-rules num">
    {rules.map((rule) => (
      <span key={rule}>{rule}</span>
    ))}
    {figure !== '' && <span className="fig">{figure}</span>}
  </p>
)
