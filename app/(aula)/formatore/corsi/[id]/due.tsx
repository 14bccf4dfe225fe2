import { tally, timeLeft } from '#lib/italian/site'
import type { DueDto } from '#lib/server/courses/due'
import type { TodayDto } from '#lib/server/courses/today'
import { Link } from '../../../../_ui/link'

/** Names that are shown at once; the others unfold. */
const AT_ONCE = 5
/** Names in all; a page of the assignment has every one. */
const NAMED = 60

interface DueProps {
  readonly today: Pick<TodayDto, 'course' | 'due' | 'now'>
}

/** Who has not begun what is due, with the time that is left. */
export function Due({ today: { course, due, now } }: DueProps) {
  return (
    <section aria-labelledby="da-cominciare">
      <h2 id="da-cominciare">Chi non ha cominciato</h2>
      {due.length === 0 ? (
        <p>Nessuno è indietro: non c’è niente in scadenza che qualcuno non abbia cominciato.</p>
      ) : (
        due.map((each) => (
          <Missing key={each.id} due={each} now={now} href={`/formatore/corsi/${course.id}/compiti/${each.id}`} />
        ))
      )}
    </section>
  )
}

function Missing({ due, now, href }: { readonly due: DueDto; readonly now: number; readonly href: string }) {
  const { title, missing, begun, of } = due
  const named = missing.slice(0, NAMED)
  const more = named.slice(AT_ONCE)
  return (
    <article className="awaited">
      <h3>
        <Link href={href} prefetch={false}>
          {title}
        </Link>
      </h3>
      <p className="small quiet">
        Cominciato da {begun} su {of}
      </p>
      <meter className="awaited-bar" min={0} max={of} value={begun} aria-hidden="true" />
      <Names of={named.slice(0, AT_ONCE)} now={now} />
      {more.length > 0 && (
        <details className="files">
          <summary>
            E{' '}
            {missing.length - AT_ONCE === 1
              ? 'un’altra persona'
              : `altre ${tally(missing.length - AT_ONCE, 'persona')}`}
            <span className="vh"> per {title}</span>
          </summary>
          <Names of={more} now={now} />
          {missing.length > named.length && (
            <p className="small">
              E altre {missing.length - named.length}: le trovi tutte <Link href={href}>nella pagina del compito</Link>.
            </p>
          )}
        </details>
      )}
    </article>
  )
}

const Names = ({ of, now }: { readonly of: DueDto['missing']; readonly now: number }) => (
  <ul className="awaited-names">
    {of.map(({ userId, name, end, late }) => (
      <li key={userId}>
        <span>{name}</span> <span className={late ? 'late' : 'quiet'}>{timeLeft(end, now)}</span>
      </li>
    ))}
  </ul>
)
