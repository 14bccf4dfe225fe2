import { tally } from '#lib/italian/site'
import type { ProgressDto } from '#lib/server/progress/progress-dto'
import { Day } from '../../_ui/date'
import { Link } from '../../_ui/link'

const CLOSING = { aside: 'lasciato da parte', handedIn: 'chiuso da chi insegna', annulled: 'fuori dal conto' } as const

/** The last quizzes: those still open lead back into them. */
export function Quizzes({ quizzes }: Pick<ProgressDto, 'quizzes'>) {
  if (quizzes.length === 0) return null
  return (
    <section aria-labelledby="ultimi">
      <h2 id="ultimi">Gli ultimi quiz</h2>
      <ul className="lines">
        {quizzes.map((quiz) => {
          const open = quiz.answered < quiz.total && quiz.closing === null
          return (
            <li key={quiz.id}>
              <Link href={open ? `/quiz/${quiz.id}` : `/quiz/${quiz.id}/risultato`} prefetch={false}>
                <span className="small quiet">
                  <Day at={quiz.createdAt} />
                </span>
                <span className="tt num">
                  {tally(quiz.right, 'giusta')} su {quiz.answered}
                  {open && `, ${quiz.total - quiz.answered} da rispondere`}
                  {quiz.closing && `, ${CLOSING[quiz.closing]}`}
                </span>
                <span className="ms half">{open ? 'Riprendi' : 'Risultato'}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
