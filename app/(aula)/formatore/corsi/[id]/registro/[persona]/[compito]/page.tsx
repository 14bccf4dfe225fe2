import type { Metadata } from 'next'
import { sayLeftOut } from '#lib/italian/site'
import { getWork, type WorkDto } from '#lib/server/courses/student-work'
import { CourseDone } from '../../../../../../../_ui/course/course-done'
import { sayMoment } from '../../../../../../../_ui/date'
import { Link } from '../../../../../../../_ui/link'
import { Refused } from '../../../../../refused'
import { CourseHead } from '../../../head'
import { sayCell } from '../../say-cell'
import { Decide } from './decide'
import { Given } from './given'

export const metadata: Metadata = { title: 'Un compito di una persona', robots: { index: false } }

interface WorkParams {
  readonly params: Promise<{ readonly id: string; readonly persona: string; readonly compito: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

/** Each time that it was begun, the newest first. */
function Runs({ work: { runs }, at }: { readonly work: WorkDto; readonly at: string }) {
  if (runs.length === 0) return <p>Non l’ha ancora cominciato.</p>
  return (
    <ol className="list rows">
      {[...runs].reverse().map((run, n) => (
        <li key={run.quizId}>
          <p>
            <b>
              <Link href={`${at}/${run.quizId}`}>
                Tentativo {runs.length - n} di {runs.length}
              </Link>
            </b>
            <span className="quiet small">
              cominciato il {sayMoment(run.at)}
              {run.finished && run.lastAt !== null && `, ultima risposta il ${sayMoment(run.lastAt)}`}
            </span>
          </p>
          <p className="num">
            {run.finished ? `${run.right} su ${run.total}` : `in corso: ${run.answered} su ${run.total} con risposta`}
            {run.leftOut > 0 && `, ${sayLeftOut(run.leftOut)}`}
          </p>
        </li>
      ))}
    </ol>
  )
}

export default async function WorkPage({ params, searchParams }: WorkParams) {
  const { id, persona, compito } = await params
  const student = `/formatore/corsi/${id}/registro/${persona}`
  const found = await getWork({ courseId: id, userId: persona, assignmentId: compito })
  if (!found.ok) return <Refused error={found.error} at={`${student}/${compito}`} />
  const work = found.value
  const { course, pupil, column, own, cell } = work
  return (
    <div className="plain narrow">
      <CourseHead course={course} title={`${pupil.name}: ${column.title}`} />
      <CourseDone of={await searchParams} />
      <p>
        <b>{sayCell(cell)}</b>
      </p>
      <p className="quiet small">
        {[
          column.kind,
          own.dueAt !== null && `da consegnare entro il ${sayMoment(own.dueAt)}`,
          own.closesAt !== null && `chiude il ${sayMoment(own.closesAt)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {cell.failed && (
        <p className="notice">Una prova è scaduta e non si riesce a consegnarla: qui manca il suo risultato.</p>
      )}
      {column.counts && (
        <section aria-labelledby="tentativi-fatti">
          <h2 id="tentativi-fatti">Tentativi</h2>
          <Runs work={work} at={`${student}/${compito}`} />
        </section>
      )}
      <Given given={work.given} />
      <Decide work={work} />
      <p className="more">
        <Link href={student}>Tutti i compiti di {pupil.name}</Link>
        <Link href={`/formatore/corsi/${course.id}/registro`}>Tutto il registro</Link>
      </p>
    </div>
  )
}
