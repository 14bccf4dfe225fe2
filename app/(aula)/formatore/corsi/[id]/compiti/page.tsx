import type { Metadata } from 'next'
import { ASSIGNMENT_KINDS } from '#lib/italian/site'
import { getAssignments } from '#lib/server/courses/assignments'
import { listMyDecks } from '#lib/server/deck/list-decks'
import { ActionForm } from '../../../../../_ui/action-form'
import { AboutError } from '../../../../../_ui/course/about-error'
import { CourseDone } from '../../../../../_ui/course/course-done'
import { sayMoment, theMoment } from '../../../../../_ui/date'
import { Link } from '../../../../../_ui/link'
import { LessonsField } from '../../../../../_ui/subject-fields'
import { Refused } from '../../../refused'
import { CourseHead } from '../head'
import { make, putBack } from './actions'
import { Removed } from './removed'
import { DeckFields, HandFields, OwnExamFields, PracticeFields, ReadyExamFields } from './task-fields'
import { DAY, TIMES, WhenFields } from './when-fields'

export const metadata: Metadata = { title: 'Compiti del corso', robots: { index: false } }

interface AssignmentsParams {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

export default async function AssignmentsPage({ params, searchParams }: AssignmentsParams) {
  const { id } = await params
  const found = await getAssignments({ courseId: id })
  if (!found.ok) return <Refused error={found.error} at={`/formatore/corsi/${id}/compiti`} />
  const { course, assignments, removed, lessons, templates, pupils } = found.value
  const asked = await searchParams
  const decks = await listMyDecks({})
  // Those of this course, and those of one's own that are of no course.
  const usable = (decks.ok ? decks.value.decks : []).filter(
    ({ questions, archived, courseId }) => questions > 0 && !archived && (courseId === null || courseId === course.id),
  )
  const ways = [
    ['lezioni', 'Lezioni da leggere', <LessonsField key="l" name="lesson" label="Lezioni" lessons={lessons} />],
    ['esercizio', 'Esercizio', <PracticeFields key="e" lessons={lessons} templates={templates} />],
    ...(usable.length > 0 ? ([['mazzo', 'Un mazzo già pronto', <DeckFields key="m" decks={usable} />]] as const) : []),
    ['esame', 'Prova d’esame già pronta', <ReadyExamFields key="x" />],
    ['su-misura', 'Prova d’esame su misura', <OwnExamFields key="s" lessons={lessons} />],
    ['mano', 'Voto a mano: orale, al tavolo, presenza', <HandFields key="v" pupils={pupils} />],
  ] as const
  return (
    <div className="plain narrow">
      <CourseHead course={course} title="Compiti" />
      <CourseDone of={asked} />
      {assignments.length === 0 ? (
        <p>Non c’è ancora nessun compito. Chi studia lo fa da solo, quando vuole, fra apertura e chiusura.</p>
      ) : (
        <ul className="list rows">
          {assignments.map(({ id: assignmentId, title, kind, dueAt, progress, errors }) => (
            <li key={assignmentId}>
              <p>
                <b>
                  <Link href={`/formatore/corsi/${course.id}/compiti/${assignmentId}`} prefetch={false}>
                    {title}
                  </Link>
                </b>
                {errors.map((error) => (
                  <AboutError key={error} error={error} />
                ))}
                <span className="quiet small">
                  {[
                    ASSIGNMENT_KINDS[kind],
                    dueAt === null ? null : kind === 'mano' ? sayMoment(dueAt) : `entro ${theMoment(dueAt)}`,
                    progress &&
                      progress.of > 0 &&
                      `${kind === 'mano' ? 'voti dati:' : 'fatto da'} ${progress.done} su ${progress.of}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
      {removed.length > 0 && (
        <Removed action={putBack} courseId={course.id} removed={removed} open={asked.eliminato !== undefined} />
      )}
      <section aria-labelledby="assegna">
        <h2 id="assegna">Assegna qualcosa</h2>
        {ways.map(([type, title, fields]) => (
          <details className="files" key={type}>
            <summary>{title}</summary>
            <ActionForm
              action={make}
              hidden={[
                ['courseId', course.id],
                ['type', type],
              ]}
              submit="Assegna"
              about={title}
            >
              <WhenFields
                id={type}
                counted={type !== 'lezioni' && type !== 'mano'}
                points={type !== 'lezioni'}
                times={type === 'mano' ? DAY : TIMES}
              />
              {fields}
            </ActionForm>
          </details>
        ))}
      </section>
    </div>
  )
}
