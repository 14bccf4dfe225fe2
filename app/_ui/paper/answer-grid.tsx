import { letterOf } from './letters'
import type { PaperAsked } from './paper-answer'

const crossed = ({ form }: PaperAsked): boolean =>
  form === 'choice' || form === 'yes-no' || form === 'reply' || form === 'select'

/** All answers of a sheet in one place: a letter to cross, or a line to write on. */
export function AnswerGrid({
  questions,
}: {
  readonly questions: readonly { readonly position: number; readonly question: PaperAsked }[]
}) {
  return (
    <section className="pgrid">
      <h3>Le risposte</h3>
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
              <span className="pblank" />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
