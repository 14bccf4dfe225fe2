import type { Metadata } from 'next'
import { listClasses } from '#lib/server/classroom/list-classes'
import { ActionForm } from '../../../_ui/action-form'
import { AboutError } from '../../../_ui/course/about-error'
import { Day } from '../../../_ui/date'
import { Link } from '../../../_ui/link'
import { Refused } from '../refused'
import { begin } from './actions'
import { ClassFields } from './class-fields'
import { AtOnce } from './subito/at-once'
import { UnderWay } from './under-way'

export const metadata: Metadata = { title: 'Sessioni dal vivo', robots: { index: false } }

interface ClassesParams {
  readonly searchParams: Promise<{
    readonly corso?: string | readonly string[]
    readonly da?: string | readonly string[]
  }>
}

export default async function ClassesPage({ searchParams }: ClassesParams) {
  const { corso, da } = await searchParams
  const found = await listClasses({ courseId: typeof corso === 'string' ? corso : undefined })
  if (!found.ok) return <Refused error={found.error} at="/formatore/sessioni" />
  const { course, classes } = found.value
  return (
    <div className="plain narrow">
      <header>
        <nav className="crumb" aria-label="Percorso">
          {course === null ? (
            <Link href="/formatore">Corsi che tieni</Link>
          ) : (
            <Link href={`/formatore/corsi/${course.id}`}>{course.title}</Link>
          )}
        </nav>
        <h1>Sessioni dal vivo</h1>
        <p className="quiet">
          Proietti una domanda, le persone rispondono dal telefono, poi riveli la risposta e la spieghi un passo alla
          volta. Partecipi soltanto? <Link href="/sessione">Entra con il codice</Link>
        </p>
      </header>
      <UnderWay classes={classes} />
      {course === null && (
        <section aria-labelledby="subito">
          <h2 id="subito">Comincia subito</h2>
          <AtOnce classes={found.value} />
        </section>
      )}
      <section aria-labelledby="nuova-sessione">
        <h2 id="nuova-sessione">{course === null ? 'Con tutte le scelte' : 'Comincia una sessione'}</h2>
        <ActionForm action={begin} submit="Apri la sala" main={course !== null}>
          <ClassFields {...found.value} from={da === 'chiamate' ? da : undefined} />
        </ActionForm>
      </section>
      {classes.length > 0 && (
        <section aria-labelledby="sessioni-fatte">
          <h2 id="sessioni-fatte">Le tue sessioni</h2>
          <ul className="list">
            {classes.map(({ id, title, error, code, createdAt, players }) => (
              <li key={id}>
                <Link href={code === null ? `/formatore/sessioni/${id}/rapporto` : `/formatore/sessioni/${id}`}>
                  {title}
                  <AboutError error={error} />
                  <span className="small quiet">
                    <Day at={createdAt} /> · {players === 1 ? '1 persona' : `${players} persone`}
                    {code !== null && ' · in corso'}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
