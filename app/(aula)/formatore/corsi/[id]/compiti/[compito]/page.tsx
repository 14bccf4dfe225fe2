import type { Metadata } from 'next'
import { isGiven } from '#lib/courses/index'
import { BEST_COUNTS, tally } from '#lib/italian/site'
import { getAssignment } from '#lib/server/courses/assignments'
import { romeTime } from '#lib/server/courses/rome'
import { ActionForm } from '../../../../../../_ui/action-form'
import { CourseDone } from '../../../../../../_ui/course/course-done'
import { FindPeople, PeoplePager, peopleAt, sayFound } from '../../../../../../_ui/course/find-people'
import { theMoment } from '../../../../../../_ui/date'
import { Link } from '../../../../../../_ui/link'
import { Refused } from '../../../../refused'
import { CourseHead } from '../../head'
import { sayWork } from '../../registro/say-cell'
import { LeftOutList } from '../../segnalazioni/left-out-list'
import { change, drop, giveTime } from '../actions'
import { OutOfField } from '../task-fields'
import { DAY, TIMES, WhenFields } from '../when-fields'
import { Asks } from './asks'
import { DropIt } from './drop-it'
import { Looks } from './looks'
import { MarksPlot } from './marks-plot'

export const metadata: Metadata = { title: 'Compito del corso', robots: { index: false } }

interface AssignmentParams {
  readonly params: Promise<{ readonly id: string; readonly compito: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '')
const local = (at: number | null): string => (at === null ? '' : romeTime(at))

export default async function AssignmentPage({ params, searchParams }: AssignmentParams) {
  const { id, compito } = await params
  const asked = await searchParams
  const wish = { search: text(asked.cerca), page: Number(text(asked.pagina)) || 1 }
  const found = await getAssignment({ courseId: id, assignmentId: compito, ...wish })
  if (!found.ok) return <Refused error={found.error} at={`/formatore/corsi/${id}/compiti/${compito}`} />
  const { asks, course, assignment, students, people, of, marks, leftOut, lost } = found.value
  const own = `/formatore/corsi/${course.id}/compiti/${assignment.id}`
  const hidden = [
    ['courseId', course.id],
    ['assignmentId', assignment.id],
  ] as const
  const given = isGiven(assignment.kind)
  const { title, attempts, opensAt, dueAt, closesAt, weight, missingAsZero } = assignment
  const typed = {
    title,
    attempts,
    weight,
    missingAsZero,
    opensAt: local(opensAt),
    dueAt: local(dueAt),
    closesAt: local(closesAt),
  }
  return (
    <div className="plain narrow">
      <CourseHead course={course} title={title} />
      <CourseDone of={asked} />
      {asks && <Asks asks={asks} own={own} people={assignment.people && people.all} />}
      <Looks course={`/formatore/corsi/${course.id}`} assignmentId={assignment.id} kind={assignment.kind} />
      {given && marks !== null && <MarksPlot distribution={marks} of={of} />}
      {!given && (
        <>
          <p className="more">
            <Link href={`/formatore/corsi/${course.id}/rapporto?compito=${assignment.id}`} prefetch={false}>
              Rapporto del compito: che cosa fare
            </Link>
          </p>
          {marks !== null && <MarksPlot distribution={marks} of={of} />}
          <section aria-labelledby="chi">
            <h2 id="chi">Chi l’ha fatto</h2>
            {assignment.kind !== 'lezioni' && attempts !== 1 && <p className="small quiet">{BEST_COUNTS}</p>}
            {people.all === 0 && <p>Il corso non ha ancora studenti.</p>}
            {(people.pages > 1 || people.search !== '') && (
              <>
                <FindPeople at={own} search={people.search} />
                <p role="status" className="quiet small">
                  {sayFound(people)}
                </p>
              </>
            )}
            {students.length > 0 && (
              <ul className="list rows">
                {students.map(({ userId, name, extension, minutes, ...work }) => (
                  <li key={userId}>
                    <p>
                      <Link href={`/formatore/corsi/${course.id}/registro/${userId}/${assignment.id}`} prefetch={false}>
                        <b>{name}</b>
                      </Link>
                      <span className="small">{sayWork(work)}</span>
                      {work.cell.failed && (
                        <span className="notice small">
                          Una prova di {name} è scaduta e non si riesce a consegnarla: qui manca il suo risultato.
                        </span>
                      )}
                      {(extension || minutes !== null) && (
                        <span className="quiet small">
                          più tempo:{' '}
                          {[
                            extension?.dueAt && `da consegnare entro ${theMoment(extension.dueAt)}`,
                            extension?.closesAt && `chiude ${theMoment(extension.closesAt)}`,
                            minutes !== null && tally(minutes, 'minuto'),
                          ]
                            .filter(Boolean)
                            .join(', ')}
                        </span>
                      )}
                    </p>
                    <details className="files">
                      <summary>
                        Più tempo<span className="vh"> per {name}</span>
                      </summary>
                      <ActionForm
                        action={giveTime}
                        hidden={[...hidden, ['userId', userId]]}
                        submit="Salva"
                        about={name}
                      >
                        <div className="inp">
                          <label htmlFor={`entro-${userId}`}>Da consegnare entro (vuoto: come per tutti)</label>
                          <input
                            id={`entro-${userId}`}
                            name="dueAt"
                            type="datetime-local"
                            defaultValue={local(extension?.dueAt ?? null)}
                          />
                        </div>
                        <div className="inp">
                          <label htmlFor={`chiude-${userId}`}>Si chiude (vuoto: come per tutti)</label>
                          <input
                            id={`chiude-${userId}`}
                            name="closesAt"
                            type="datetime-local"
                            defaultValue={local(extension?.closesAt ?? null)}
                          />
                        </div>
                      </ActionForm>
                    </details>
                  </li>
                ))}
              </ul>
            )}
            <PeoplePager
              label="Pagine di chi l’ha fatto"
              {...people}
              at={(page) => peopleAt(own, { cerca: people.search, pagina: page })}
            />
          </section>
        </>
      )}
      {leftOut.length > 0 && (
        <section aria-labelledby="non-contano">
          <h2 id="non-contano">Domande che non contano</h2>
          <LeftOutList courseId={course.id} leftOut={leftOut} back={`compiti/${assignment.id}`} />
        </section>
      )}
      <section aria-labelledby="quando">
        <h2 id="quando">{assignment.kind === 'mano' ? 'Titolo, data, peso e punti' : 'Titolo, date e peso'}</h2>
        <ActionForm action={change} hidden={hidden} submit="Salva">
          <WhenFields
            id="compito"
            assignment={typed}
            counted={assignment.kind !== 'lezioni' && !given}
            points={assignment.kind !== 'lezioni'}
            times={assignment.kind === 'mano' ? DAY : TIMES}
          />
          {assignment.task.type === 'mano' && <OutOfField id="compito-punti" value={assignment.task.outOf} />}
        </ActionForm>
      </section>
      <section aria-label="Elimina il compito">
        <DropIt action={drop} fields={hidden} lost={lost} />
      </section>
    </div>
  )
}
