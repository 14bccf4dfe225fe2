import type { Metadata } from 'next'
import { getAppeals } from '#lib/server/courses/appeals'
import { CourseDone } from '../../../../../_ui/course/course-done'
import { Refused } from '../../../refused'
import { CourseHead } from '../head'
import { AppealLines } from './appeal-lines'
import { LeftOutList } from './left-out-list'

export const metadata: Metadata = { title: 'Segnalazioni del corso', robots: { index: false } }

interface AppealsParams {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

/** What students say is wrong with what they met in a course, and what counts for nobody since. */
export default async function AppealsPage({ params, searchParams }: AppealsParams) {
  const { id } = await params
  const found = await getAppeals({ courseId: id })
  if (!found.ok) return <Refused error={found.error} at={`/formatore/corsi/${id}/segnalazioni`} />
  const { course, waiting, done, leftOut } = found.value
  return (
    <div className="plain narrow">
      <CourseHead course={course} title="Segnalazioni" />
      <CourseDone of={await searchParams} />
      <p className="quiet">
        Arrivano qui quelle su ciò che si incontra nel corso: compiti, lezioni, sessioni dal vivo, correzioni dei fogli.
        Il nome c’è solo dove vedi anche il tentativo.
      </p>
      <section aria-labelledby="attesa">
        <h2 id="attesa">Da leggere</h2>
        {waiting.length === 0 ? (
          <p>Nessuna segnalazione aspetta.</p>
        ) : (
          <AppealLines courseId={course.id} appeals={waiting} together />
        )}
      </section>
      {leftOut.length > 0 && (
        <section aria-labelledby="non-contano">
          <h2 id="non-contano">Domande che non contano</h2>
          <LeftOutList courseId={course.id} leftOut={leftOut} back="segnalazioni" titled />
        </section>
      )}
      {done.length > 0 && (
        <section aria-labelledby="fatte">
          <h2 id="fatte">Con una risposta, o passate</h2>
          <AppealLines courseId={course.id} appeals={done} />
        </section>
      )}
    </div>
  )
}
