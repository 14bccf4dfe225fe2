import { does, tally } from '#lib/italian/site'
import type { OpenQuizDto } from '#lib/server/dto'
import { Link } from '../../_ui/link'
import { StartForm } from '../../_ui/start-form'
import { putAside } from './actions'

/** «6 domande su 10 hanno già una risposta.» */
export const sayOpen = ({ answered, total }: Pick<OpenQuizDto, 'answered' | 'total'>): string =>
  `${tally(answered, 'domanda')} su ${total} ${does('ha', answered)} già una risposta.`

/** Sets an open quiz aside, where it is one's own. */
export const Aside = ({ id, className }: { readonly id: string; readonly className: string }) => (
  <StartForm action={putAside} fields={[['quizId', id]]} className={className}>
    Lascia da parte
  </StartForm>
)

/** The quiz to go on with, where one practises. */
export function OpenQuiz({ open }: { readonly open: OpenQuizDto }) {
  return (
    <section aria-labelledby="aperto">
      <h2 id="aperto">Hai un quiz aperto</h2>
      <p>{sayOpen(open)}</p>
      <div className="go">
        <Link className="btn" href={`/quiz/${open.id}`}>
          Riprendi il quiz
        </Link>
        {!open.assigned && <Aside id={open.id} className="btn text" />}
      </div>
    </section>
  )
}
