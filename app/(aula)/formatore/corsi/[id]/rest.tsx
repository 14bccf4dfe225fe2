import { tally } from '#lib/italian/site'
import type { TodayDto } from '#lib/server/courses/today'
import { AboutError } from '../../../../_ui/course/about-error'
import { Day, theMoment } from '../../../../_ui/date'
import { Link } from '../../../../_ui/link'

/** The rest of a course: what was assigned last, the last sessions, the people. */
export function Rest({ today }: { readonly today: TodayDto }) {
  const { course, assignments, sessions, students } = today
  const own = `/formatore/corsi/${course.id}`
  return (
    <div className="two course-rest">
      <section aria-labelledby="compiti">
        <h2 id="compiti">Compiti</h2>
        <ul className="list">
          {assignments.map(({ id, title, dueAt }) => (
            <li key={id}>
              <Link href={`${own}/compiti/${id}`} prefetch={false}>
                {title}
                {dueAt !== null && <span className="small quiet">entro {theMoment(dueAt)}</span>}
              </Link>
            </li>
          ))}
        </ul>
        <p className="more">
          <Link href={`${own}/compiti`} prefetch={false}>
            {assignments.length === 0 ? 'Assegna il primo compito' : 'Tutti i compiti'}
          </Link>
        </p>
      </section>
      <section aria-labelledby="sessioni">
        <h2 id="sessioni">Sessioni dal vivo</h2>
        <ul className="list">
          {sessions.map(({ id, title, error, code, createdAt, players }) => (
            <li key={id}>
              <Link href={`/formatore/sessioni/${id}${code === null ? '/rapporto' : ''}`} prefetch={false}>
                {title}
                <AboutError error={error} />
                <span className="small quiet">
                  <Day at={createdAt} /> · {tally(players, 'persona')}
                  {code !== null && ' · in corso'}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="more">
          <Link href={`/formatore/sessioni?corso=${course.id}`} prefetch={false}>
            {sessions.length === 0 ? 'Comincia la prima sessione' : 'Tutte le sessioni'}
          </Link>
        </p>
      </section>
      {students > 0 && (
        <section aria-labelledby="persone">
          <h2 id="persone">Persone</h2>
          <p>
            {students === 1 ? '1 studente' : `${students} studenti`}.{' '}
            <Link href={`${own}/persone`} prefetch={false}>
              L’elenco
            </Link>
            ;{' '}
            <Link href={`${own}/impostazioni`} prefetch={false}>
              l’invito è nelle impostazioni
            </Link>
            .
          </p>
        </section>
      )}
    </div>
  )
}
