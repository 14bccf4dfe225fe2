import type { Metadata } from 'next'
import { getLessons } from '#lib/server/courses/lessons'
import { ActionForm } from '../../../../../_ui/action-form'
import { CourseDone } from '../../../../../_ui/course/course-done'
import { theDate } from '../../../../../_ui/date'
import { Link } from '../../../../../_ui/link'
import { LessonsField } from '../../../../../_ui/subject-fields'
import { Refused } from '../../../refused'
import { CourseHead } from '../head'
import { add, change, move } from './actions'

export const metadata: Metadata = { title: 'Lezioni del corso', robots: { index: false } }

interface LessonsParams {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

const MOVES = [
  ['up', 'Su'],
  ['down', 'Giù'],
  ['out', 'Togli'],
] as const

export default async function CourseLessonsPage({ params, searchParams }: LessonsParams) {
  const { id } = await params
  const found = await getLessons({ courseId: id })
  if (!found.ok) return <Refused error={found.error} at={`/formatore/corsi/${id}/lezioni`} />
  const { course, lessons, others } = found.value
  return (
    <div className="plain narrow">
      <CourseHead course={course} title="Lezioni" />
      <CourseDone of={await searchParams} />
      {lessons.length === 0 ? (
        <p>Il corso non ha ancora lezioni: scegli da quali passa.</p>
      ) : (
        <ol className="list rows">
          {lessons.map(({ lesson, title, note, dueOn }) => {
            const hidden = [
              ['courseId', course.id],
              ['lesson', lesson],
            ] as const
            return (
              <li key={lesson}>
                <p>
                  <b>
                    <Link href={`/lezioni/${lesson}`} prefetch={false}>
                      {title}
                    </Link>
                  </b>
                  {dueOn !== null && <span className="quiet small">entro {theDate(Date.parse(dueOn))}</span>}
                  {note !== '' && <span className="small">{note}</span>}
                </p>
                <div className="row-go">
                  {MOVES.map(([how, label]) => (
                    <ActionForm
                      key={how}
                      action={move}
                      hidden={[...hidden, ['how', how]]}
                      submit={label}
                      about={title}
                      className="start"
                    />
                  ))}
                </div>
                <details className="files">
                  <summary>
                    Nota e data<span className="vh"> di {title}</span>
                  </summary>
                  <ActionForm action={change} hidden={hidden} submit="Salva" about={title}>
                    <div className="inp">
                      <label htmlFor={`nota-${lesson}`}>Nota per chi studia</label>
                      <textarea id={`nota-${lesson}`} name="note" maxLength={500} defaultValue={note} />
                    </div>
                    <div className="inp">
                      <label htmlFor={`entro-${lesson}`}>Da leggere entro il (vuoto: senza data)</label>
                      <input id={`entro-${lesson}`} name="dueOn" type="date" defaultValue={dueOn ?? ''} />
                    </div>
                  </ActionForm>
                </details>
              </li>
            )
          })}
        </ol>
      )}
      {others.length > 0 && (
        <section aria-labelledby="altre">
          <h2 id="altre">Aggiungi lezioni</h2>
          <ActionForm action={add} hidden={[['courseId', course.id]]} submit="Aggiungi" main={lessons.length === 0}>
            <LessonsField name="lesson" label="In coda, nell’ordine del sito" lessons={others} />
          </ActionForm>
        </section>
      )}
    </div>
  )
}
