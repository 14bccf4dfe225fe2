import type { Metadata } from 'next'
import { isGiven, isOnPaper } from '#lib/courses/index'
import { ASSIGNMENT_KINDS, BEST_COUNTS, CELL_STATES, sayLeftOut, sayPartly } from '#lib/italian/site'
import { getWork, type WorkDto } from '#lib/server/courses/student-work'
import { CourseDone } from '../../../../../../../_ui/course/course-done'
import { sayMoment, theMoment } from '../../../../../../../_ui/date'
import { Link } from '../../../../../../../_ui/link'
import { Refused } from '../../../../../refused'
import { CourseHead } from '../../../head'
import { Neighbours } from '../../neighbours'
import { aboutIn, orderIn, orderQuery } from '../../order'
import { sayCell, sayMinutes, sayRun } from '../../say-cell'
import { Decide } from './decide'
import { Given } from './given'
import { OnPaper } from './on-paper'

export const metadata: Metadata = { title: 'Un compito di una persona', robots: { index: false } }

interface WorkParams {
  readonly params: Promise<{ readonly id: string; readonly persona: string; readonly compito: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

/** A time that is not finished, in the words of the gradebook. */
const sayOpen = ({ partly, counted: { leftOut } }: WorkDto['runs'][number], overdue: boolean): string =>
  [CELL_STATES[overdue ? 'overdue' : 'begun'], partly && sayPartly(partly), leftOut > 0 && sayLeftOut(leftOut)]
    .filter(Boolean)
    .join(', ')

const sayPlace = ({ number }: WorkDto['runs'][number], of: number): string => `Tentativo ${number} di ${of}`

interface RunsProps {
  readonly work: WorkDto
  readonly at: string
  /** What the address of the gradebook says, kept. */
  readonly query: string
}

/** Each time that it was begun, the newest first. */
function Runs({ work: { runs, cell, attempts }, at, query }: RunsProps) {
  if (runs.length === 0) return <p>Non l’ha ancora cominciato.</p>
  return (
    <>
      {attempts !== 1 && <p className="small quiet">{BEST_COUNTS}</p>}
      <ol className="list rows">
        {[...runs].reverse().map((run) => (
          <li key={run.quizId}>
            <p>
              <b>
                <Link href={`${at}/${run.quizId}${query}`}>
                  {run.annulled ? <s>{sayPlace(run, runs.length)}</s> : sayPlace(run, runs.length)}
                </Link>
              </b>
              <span className="quiet small">
                cominciato {theMoment(run.at)}
                {run.finished && run.lastAt !== null && `, ultima risposta ${theMoment(run.lastAt)}`}
              </span>
            </p>
            <p className="num">
              {run.annulled && 'fuori dal conto: '}
              {run.finished ? sayRun(run) : sayOpen(run, !run.annulled && cell.state === 'overdue')}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The mark by hand that is in force, if one is: one that was read from paper is none. */
const handIn = (given: WorkDto['given']) =>
  given.flatMap((each) => (each.kind === 'mark' && each.ended === null && !isOnPaper(each) ? [each] : []))[0] ?? null

export default async function WorkPage({ params, searchParams }: WorkParams) {
  const { id, persona, compito } = await params
  const asked = await searchParams
  const order = orderIn(asked)
  const student = `/formatore/corsi/${id}/registro/${persona}`
  const found = await getWork({ courseId: id, userId: persona, assignmentId: compito, ...order })
  if (!found.ok) return <Refused error={found.error} at={`${student}/${compito}`} />
  const work = found.value
  const { course, pupil, column, own, cell, place } = work
  const query = orderQuery(place.order, aboutIn(asked))
  return (
    <div className="plain narrow">
      <CourseHead course={course} title={`${pupil.name}: ${column.title}`} />
      <CourseDone of={asked} />
      <Neighbours
        place={place}
        at={({ userId }) => `/formatore/corsi/${course.id}/registro/${userId}/${column.id}${query}`}
      />
      <p>
        <b>{sayCell(cell)}</b>
      </p>
      <p className="quiet small">
        {[
          ASSIGNMENT_KINDS[column.kind],
          own.dueAt !== null && (column.kind === 'mano' ? '' : 'da consegnare entro il ') + sayMoment(own.dueAt),
          own.closesAt !== null && `chiude ${theMoment(own.closesAt)}`,
          work.minutes.all !== null && sayMinutes(work.minutes.all, work.minutes.own),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {cell.failed && (
        <p className="notice">Una prova è scaduta e non si riesce a consegnarla: qui manca il suo risultato.</p>
      )}
      {work.paper !== null && <OnPaper paper={work.paper} byHand={handIn(work.given)} />}
      {column.counts && work.paper === null && !isGiven(column.kind) && (
        <section aria-labelledby="tentativi-fatti">
          <h2 id="tentativi-fatti">Tentativi</h2>
          <Runs work={work} at={`${student}/${compito}`} query={query} />
        </section>
      )}
      <Given given={work.given} />
      <Decide work={work} query={query} />
      <p className="more">
        <Link href={`${student}${query}`}>Tutti i compiti di {pupil.name}</Link>
        {column.counts && (
          <Link
            href={`/formatore/corsi/${course.id}/compiti/${column.id}/voti${orderQuery(place.order)}`}
            prefetch={false}
          >
            Dai i voti a più persone
          </Link>
        )}
        <Link href={`/formatore/corsi/${course.id}/registro${orderQuery(place.order)}`}>Tutto il registro</Link>
      </p>
    </div>
  )
}
