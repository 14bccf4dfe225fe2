import { lead } from '#lib/italian/site'
import type { VerdictView } from '#lib/italian/views'
import { WithMana } from '../mana/mana'
import { AUTHORS } from '../verdict/written'

interface KeyProps {
  readonly verdict: Pick<VerdictView, 'headline' | 'steps' | 'review' | 'written'>
  /** The right option in its own words, where one of several is chosen and no letter says which. */
  readonly right?: string | undefined
  /** On paper, of statements: their letters, in the order of the sheet. */
  readonly letters?: readonly { readonly letter: string; readonly text: string }[] | undefined
}

type Part = NonNullable<KeyProps['verdict']['review']>[number]

/** The parts of an answer in the order of their letters; as they are where there are none. */
const lettered = (
  review: readonly Part[],
  letters: NonNullable<KeyProps['letters']>,
): readonly (Part & { readonly letter?: string })[] => {
  const found = letters.flatMap(({ letter, text }) => {
    const part = review.find(({ label }) => label === text)
    return part ? [{ ...part, letter }] : []
  })
  return found.length === review.length ? found : review
}

/** What the rules say of a question, without anything to press: the answer, and the steps that lead there with their rules. */
export function Key({ verdict, right, letters = [] }: KeyProps) {
  const { headline, steps, written } = verdict
  const review = verdict.review && lettered(verdict.review, letters)
  return (
    <div className="told">
      <p className="keyed">
        <WithMana text={headline} />
      </p>
      {right !== undefined && (
        <p className="rightly">
          Giusta: «
          <b>
            <WithMana text={right} />
          </b>
          »
        </p>
      )}
      {review !== undefined && (
        <ul className="keyparts">
          {review.map(({ label, right, letter }) => (
            <li key={label}>
              {letter !== undefined && (
                <>
                  <b className="pbox">{letter}</b>{' '}
                </>
              )}
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
      {written !== undefined && (
        <>
          <p className="small">{written.length === 1 ? `${AUTHORS}:` : 'Opzioni di chi ha scritto la domanda:'}</p>
          <ul className="keyparts">
            {written.map(({ key, text, why }) => (
              <li key={key}>
                «<WithMana text={text} />» <WithMana text={why} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
