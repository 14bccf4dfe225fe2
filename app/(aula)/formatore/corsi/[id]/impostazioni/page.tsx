import type { Metadata } from 'next'
import { getTaught } from '#lib/server/courses/get-taught'
import { ActionForm } from '../../../../../_ui/action-form'
import { CourseDone } from '../../../../../_ui/course/course-done'
import { CourseFields } from '../../../course-fields'
import { Refused } from '../../../refused'
import { archive, copy, rename } from '../actions'
import { CourseHead } from '../head'
import { Invitation } from '../invitation'

export const metadata: Metadata = { title: 'Impostazioni del corso', robots: { index: false } }

interface SettingsParams {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

export default async function SettingsPage({ params, searchParams }: SettingsParams) {
  const { id } = await params
  const found = await getTaught({ courseId: id })
  if (!found.ok) return <Refused error={found.error} at={`/formatore/corsi/${id}/impostazioni`} />
  const course = found.value
  const archived = course.phase === 'archived'
  const hidden: readonly (readonly [string, string])[] = [['courseId', course.id]]
  return (
    <div className="plain narrow">
      <CourseHead course={course} title="Impostazioni" />
      <CourseDone of={await searchParams} />
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
