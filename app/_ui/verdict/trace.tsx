import type { StepView } from '#lib/italian/views'
import type { RuleTexts } from '../contracts'
import { WithMana } from '../mana/mana'
import { RuleChips } from '../rule-chips'
import { type Group, groups } from './groups'

interface TraceProps {
  readonly steps: readonly StepView[]
  readonly texts: RuleTexts
  /** Number of the step whose table is on show; absent when none of these is. */
  readonly now: number | undefined
  readonly onShow: (n: number) => void
  /** The line goes on below the last step. */
  readonly endOpen?: boolean
}

type Shared = Pick<TraceProps, 'texts' | 'now' | 'onShow'>

function Step({ step, texts, now, onShow }: { readonly step: StepView } & Shared) {
  const current = now === step.n
  return (
    <li className={current ? 'now' : undefined} aria-current={current ? 'step' : undefined}>
      <button
        type="button"
        className="stepno"
        aria-label={`Mostra il tavolo al passo ${step.n}`}
        onClick={() => onShow(step.n)}
      >
        {step.n}
      </button>
      <div>
        <p>
          <WithMana text={step.sentence} />
        </p>
        <div className="meta">
          <RuleChips rules={step.rules} texts={texts} />
          {step.figure && <span className="fig">{step.figure}</span>}
        </div>
      </div>
    </li>
  )
}

function Fold({ group, ...shared }: { readonly group: Group } & Shared) {
  const inside = group.steps.some((step) => step.n === shared.now)
  return (
    <li className="fold">
      <span className="stepno" aria-hidden="true">
        …
      </span>
      <details open={inside || undefined}>
        <summary>
          {/* Spelt out: the grammar that would make it is more than a lesson may weigh. */}
          {group.steps.length === 1 ? '1 passo che non decide' : `${group.steps.length} passi che non decidono`}
        </summary>
        <ol className="trace">
          {group.steps.map((step) => (
            <Step key={step.n} step={step} {...shared} />
          ))}
        </ol>
      </details>
    </li>
  )
}

/** Steps in order, numbered; the runs that do not decide the answer are folded and open when one of them is on show. */
export function Trace({ steps, endOpen = false, ...shared }: TraceProps) {
  return (
    <ol className={endOpen ? 'trace end-open' : 'trace'}>
      {groups(steps).map((group) =>
        group.folded ? (
          <Fold key={group.steps[0]?.n} group={group} {...shared} />
        ) : (
          group.steps.map((step) => <Step key={step.n} step={step} {...shared} />)
        ),
      )}
    </ol>
  )
}
