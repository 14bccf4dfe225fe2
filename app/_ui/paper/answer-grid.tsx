import { letterOf } from './letters'
import type { PaperAsked } from './paper-answer'

const crossed = ({ form }: PaperAsked): boolean =>
  form === 'choice' || form === 'yes-no' || form === 'reply' || form === 'select'

/** As many lines as there are boxes to fill in; one where an answer is a number, or an order. */
const linesOf = ({ boxes = [] }: PaperAsked): readonly string[] =>
  boxes.length > 0 ? boxes.map(({ label }) => label) : ['']

/** All answers of a sheet in one place, under a name and the variant: a letter to cross, or a line to write on. It may be taken off the sheet. */
export function AnswerGrid({
  variant,
  questions,
}: {
  readonly variant: string
  readonly questions: readonly { readonly position: number; readonly question: PaperAsked }[]
}) {
  return (
    <section className="pgrid">
      <h3>Le risposte</h3>
      <p className="pline">
        <span>
          Nome <span className="pblank long" /> · Foglio <b>{variant}</b>
        </span>
      </p>
      <ol>
        {questions.map(({ position, question }) => (
          <li key={position}>
            <b className="num">{position}</b>
            {crossed(question) ? (
              question.options.map(({ key }, n) => (
                <span className="pbox" key={key}>
                  {letterOf(n)}
                </span>
              ))
            ) : (
              <span className="plines">
                {linesOf(question).map((line) => (
                  <span className="pblank" key={line} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
