import type { StepView } from '#lib/italian/views'
import { WithMana } from '../mana/mana'
import { RuleChip } from '../rule-chip'
import { Table } from '../table/table'

/** A scenario as a page without script shows it: the table where it ends, and every step in words. */
export function ScenarioText({ steps }: { readonly steps: readonly StepView[] }) {
  const last = steps.at(-1)
  return (
    <div className="sgrid">
      {last !== undefined && (
        <Table
          table={last.table}
          variant="compact"
          story={steps.map(({ table }) => table)}
          label="Il tavolo alla fine"
        />
      )}
      <ol className="trace">
        {steps.map((step) => (
          <li key={step.n}>
            <span className="stepno">{step.n}</span>
            <div>
              <p>
                <WithMana text={step.sentence} />
              </p>
              <div className="meta">
                {step.rules.map((rule) => (
                  <RuleChip key={rule} rule={rule} />
                ))}
                {step.figure && <span className="fig">{step.figure}</span>}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
