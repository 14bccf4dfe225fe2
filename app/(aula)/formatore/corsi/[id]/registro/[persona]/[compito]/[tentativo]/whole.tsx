import type { AttemptDto } from '#lib/server/courses/attempt'
import { Link } from '../../../../../../../../_ui/link'
import { PutBack } from '../../../../compiti/[compito]/tentativi/put-back'
import { Decided } from '../../../decided'

const SAID = { handIn: 'Consegnato da chi insegna', annul: 'Tolto dal conto' } as const

/** What was decided of an attempt as a whole, with who and when, and what may be. */
export function Whole({ attempt }: { readonly attempt: AttemptDto }) {
  const { course, column, pupil, quizId, finished, annulled, decisions } = attempt
  const own = `/formatore/corsi/${course.id}/compiti/${column.id}/tentativi`
  return (
    <section aria-labelledby="intero">
      <h2 id="intero">Tutto il tentativo</h2>
      <Decided given={decisions} say={({ kind }) => SAID[kind]} />
      {annulled ? (
        <PutBack courseId={course.id} assignmentId={column.id} quizId={quizId} of={pupil.name} />
      ) : (
        <p className="more">
          {!finished && (
            <Link href={`${own}/consegna?t=${quizId}`} prefetch={false}>
              Consegna adesso
            </Link>
          )}
          <Link href={`${own}/togli?t=${quizId}`} prefetch={false}>
            Togli dal conto
          </Link>
        </p>
      )}
    </section>
  )
}
