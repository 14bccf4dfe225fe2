import type { AppealDto } from '#lib/server/courses/appeals'
import { Link } from '../../../../../../_ui/link'
import { LeftOutList } from '../left-out-list'

/** What of a report counts for nobody. Where administrators are to reply to it, also where the question can be let not count. */
export function NoCount({ of: { course, appeal, record, leftOut } }: { readonly of: AppealDto }) {
  const { assignment, passedAt } = appeal
  if (assignment === null || record.of !== 'question') return null
  const counts = !leftOut.some(({ ended }) => ended === null)
  if (leftOut.length === 0 && passedAt === null) return null
  const answers = `/formatore/corsi/${course.id}/compiti/${assignment.id}/risposte`
  return (
    <section aria-labelledby="conta" className="no-count">
      <h2 id="conta">Che cosa non conta</h2>
      {leftOut.length > 0 && <LeftOutList courseId={course.id} leftOut={leftOut} back={`segnalazioni/${appeal.id}`} />}
      {counts && passedAt !== null && (
        <p>
          La domanda conta ancora.{' '}
          <Link href={`${answers}?domanda=${encodeURIComponent(record.item.id)}#conta`} prefetch={false}>
            Guarda chi ha risposto che cosa, o non farla contare
          </Link>
        </p>
      )}
    </section>
  )
}
