import type { Metadata } from 'next'
import { getTaught } from '#lib/server/courses/get-taught'
import { ActionForm } from '../../../../_ui/action-form'
import { CourseDone } from '../../../../_ui/course/course-done'
import { COURSE_IS } from '../../../../_ui/course/phases'
import { Link } from '../../../../_ui/link'
import { CourseFields } from '../../course-fields'
import { Refused } from '../../refused'
import { archive, copy, rename } from './actions'
import { Invitation } from './invitation'

export const metadata: Metadata = { title: 'Corso', robots: { index: false } }

interface CourseParams {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

export default async function TaughtCoursePage({ params, searchParams }: CourseParams) {
  const { id } = await params
  const found = await getTaught({ courseId: id })
  if (!found.ok) return <Refused error={found.error} at={`/formatore/corsi/${id}`} />
  const course = found.value
  const own = `/formatore/corsi/${course.id}`
  const ways: readonly (readonly [href: string, name: string])[] = [
    [`${own}/persone`, 'Persone'],
    [`${own}/lezioni`, 'Lezioni'],
    [`${own}/compiti`, 'Compiti'],
    [`${own}/registro`, 'Registro'],
    [`${own}/rapporto`, 'Rapporto'],
    [`/formatore/sessioni?corso=${course.id}`, 'Sessioni dal vivo'],
    [`/formatore/mazzi?corso=${course.id}`, 'Mazzi'],
    [`/formatore/domande?corso=${course.id}`, 'Domande proprie'],
  ]
  const archived = course.phase === 'archived'
  const hidden: readonly (readonly [string, string])[] = [['courseId', course.id]]
  return (
    <div className="plain narrow">
      <nav className="crumb" aria-label="Percorso">
        <Link href="/formatore">Corsi che tieni</Link>
      </nav>
      <header>
        <h1>{course.title}</h1>
        <p className="quiet">Il corso {COURSE_IS[course.phase]}.</p>
      </header>
      <CourseDone of={await searchParams} />
      <ul className="list">
        {ways.map(([href, name]) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {!archived && <Invitation courseId={course.id} invitation={course.invitation} />}
      <section aria-labelledby="dati-corso">
        <h2 id="dati-corso">Titolo e giorni</h2>
        <ActionForm action={rename} hidden={hidden} submit="Salva">
          <CourseFields course={course} />
        </ActionForm>
      </section>
      <section aria-labelledby="copia">
        <h2 id="copia">Copia per un altro anno</h2>
        <p>La copia ha le stesse lezioni, gli stessi mazzi e gli stessi compiti, senza persone né risultati.</p>
        <ActionForm action={copy} hidden={hidden} submit="Copia il corso">
          <div className="inp">
            <label htmlFor="copia-titolo">Titolo della copia</label>
            <input id="copia-titolo" name="title" required maxLength={120} autoComplete="off" />
          </div>
          <div className="inp">
            <label htmlFor="copia-inizio">Comincia il</label>
            <input id="copia-inizio" name="startsOn" type="date" aria-describedby="copia-date" />
            <p className="small quiet" id="copia-date">
              {course.startsOn === null
                ? 'Questo corso non ha un giorno d’inizio: nella copia le date restano vuote.'
                : 'Tutte le date si spostano di altrettanto; se lasci vuoto, nella copia restano vuote.'}
            </p>
          </div>
        </ActionForm>
      </section>
      <section aria-labelledby="archivio">
        <h2 id="archivio">{archived ? 'Il corso è archiviato' : 'Archivio'}</h2>
        <p>
          {archived
            ? 'Si può leggere tutto. Per invitare di nuovo, riprendilo.'
            : 'Un corso archiviato resta da leggere, e nessuno può più entrare.'}
        </p>
        <ActionForm
          action={archive}
          hidden={archived ? hidden : [...hidden, ['archived', '1']]}
          submit={archived ? 'Riprendi il corso' : 'Archivia il corso'}
        />
      </section>
    </div>
  )
}
