import { lead } from '#lib/italian/site'
import type { VerdictView } from '#lib/italian/views'
import { WithMana } from '../mana/mana'

/** What the rules say of a question, without anything to press: the answer, and the steps that lead there with their rules. */
export function Key({ verdict }: { readonly verdict: Pick<VerdictView, 'headline' | 'steps' | 'review'> }) {
  const { headline, steps, review } = verdict
  return (
    <div className="told">
      <p className="keyed">
        <WithMana text={headline} />
      </p>
      {review !== undefined && (
        <ul className="keyparts">
          {review.map(({ label, right }) => (
            <li key={label}>
              <WithMana text={lead(label)} />{' '}
              <b>
                <WithMana text={right} />
              </b>
            </li>
          ))}
        </ul>
      )}
      <ol className="keysteps">
        {steps.map((step) => (
          <li key={step.n} value={step.n} className={step.decisive ? 'decides' : undefined}>
            <WithMana text={step.sentence} />
            {step.rules.length > 0 && ' '}
            <span className="num small quiet">{step.rules.join(', ')}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
