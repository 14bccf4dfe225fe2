import type { ReactNode } from 'react'
import { WithMana } from '../mana/mana'

/** What a reader may foretell: right, what a known mistake foretells, or what nobody is known to. */
export interface Choice {
  readonly text: string
  readonly right: boolean
  /** The mistake that foretells it, as a lesson corrects it. */
  readonly mistake?: { readonly title: string; readonly href: string } | undefined
}

interface PredictionProps {
  /** The id of its scenario. */
  readonly id: string
  readonly question: string
  readonly choices: readonly Choice[]
  /** The table as it stands before anything happens. */
  readonly before: ReactNode
  /** What happens, played, and what is said of it. */
  readonly children: ReactNode
}

function Outcome({ right, mistake }: Choice) {
  if (right) return <p className="notice good">È quello che succede.</p>
  return (
    <p className="notice">
      Non va così: guarda i passi.
      {mistake && (
        <>
          {' '}
          Chi prevede questo pensa: «<a href={mistake.href}>{mistake.title.replace(/\.$/, '')}</a>».
        </>
      )}
    </p>
  )
}

/**
 * A table that waits until its reader has said what will come of it. Nothing is graded, and another choice may be tried. It needs no script:
 * what a choice shows is told by the style sheet.
 */
export function Prediction({ id, question, choices, before, children }: PredictionProps) {
  return (
    <div className="foretell">
      <fieldset>
        <legend>
          <WithMana text={question} />
        </legend>
        {choices.map((choice) => (
          <label className="check" key={choice.text}>
            <input type="radio" name={`prevedi-${id}`} /> <WithMana text={choice.text} />
          </label>
        ))}
      </fieldset>
      <div role="status">
        {choices.map((choice) => (
          <Outcome key={choice.text} {...choice} />
        ))}
      </div>
      <div className="before">{before}</div>
      <div className="after">{children}</div>
    </div>
  )
}
