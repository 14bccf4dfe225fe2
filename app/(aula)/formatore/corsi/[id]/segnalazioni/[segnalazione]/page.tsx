import type { Metadata } from 'next'
import { type AppealDto, getAppeal } from '#lib/server/courses/appeals'
import { CourseDone } from '../../../../../../_ui/course/course-done'
import { ofDate, sayMoment } from '../../../../../../_ui/date'
import { Link } from '../../../../../../_ui/link'
import { ItemOpen } from '../../../../../../_ui/trouble/item-open'
import { AsItWas, PassageAsItWas } from '../../../../../../(studio)/segnala/as-it-was'
import { KINDS } from '../../../../../../(studio)/segnala/kinds'
import { Refused } from '../../../../refused'
import { CourseHead } from '../../head'
import { SayAbout, Sentences } from '../appeal-lines'
import { Answer } from './answer'
import { NoCount } from './no-count'

export const metadata: Metadata = { title: 'Una segnalazione del corso', robots: { index: false } }

interface AppealParams {
  readonly params: Promise<{ readonly id: string; readonly segnalazione: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

/** Who wrote it and where, as far as the course sees their work. */
function Met({ of: { course, appeal } }: { readonly of: AppealDto }) {
  const { assignment, attempt } = appeal
  if (appeal.of === 'lesson') return <p className="quiet">Viene da una lezione: chi l’ha scritta non ha nome qui.</p>
  if (assignment === null)
    return (
      <p className="quiet">Viene da una sessione dal vivo o da un foglio del corso: chi l’ha scritta non ha nome.</p>
    )
  if (attempt === null) return <p className="quiet">Compito: {assignment.title}. Chi l’ha scritta non ha nome qui.</p>
  const { userId, name, quizId, position } = attempt
  const at = `/formatore/corsi/${course.id}/registro/${userId}/${assignment.id}/${quizId}/${position}`
  return (
    <p>
      {name}, {assignment.title}:{' '}
      <Link href={at} prefetch={false}>
        la domanda nel suo tentativo
      </Link>
    </p>
  )
}

/** A report as an instructor of the course reads it, replies to it, lets its question not count, and passes it on. */
export default async function AppealPage({ params, searchParams }: AppealParams) {
  const { id, segnalazione } = await params
  const at = `/formatore/corsi/${id}/segnalazioni`
  const found = await getAppeal({ courseId: id, reportId: segnalazione })
  if (!found.ok)
    return found.error === 'item-open' ? <ItemOpen /> : <Refused error={found.error} at={`${at}/${segnalazione}`} />
  const { course, appeal, record, edition, place, question, said, together } = found.value
  const asked = await searchParams
  const all = asked.tutte !== undefined && together.length > 0
  return (
    <div className="plain narrow">
      <CourseHead course={course} title={<SayAbout of={appeal} />} />
      <CourseDone of={asked} />
      {all ? (
        <Sentences courseId={course.id} appeals={[appeal, ...together]} />
      ) : (
        <>
          <p className="told-reply">«{appeal.sentence}»</p>
          <Met of={found.value} />
        </>
      )}
      <p className="small quiet">
        {!all && `${KINDS[appeal.kind]} · ${sayMoment(appeal.createdAt)} · `}
        {all ? 'Regole' : 'regole'} {ofDate(Date.parse(edition))}
      </p>
      {record.of === 'question' ? (
        <AsItWas record={record} question={question} said={all ? undefined : said} />
      ) : (
        <PassageAsItWas record={record} place={place} />
      )}
      <Answer of={found.value} all={all} />
      <NoCount of={found.value} />
      <p className="more">
        <Link href={at}>Tutte le segnalazioni</Link>
      </p>
    </div>
  )
}
