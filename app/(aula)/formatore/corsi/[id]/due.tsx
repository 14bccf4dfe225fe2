import { tally, timeLeft } from '#lib/italian/site'
import type { DueDto } from '#lib/server/courses/due'
import type { TodayDto } from '#lib/server/courses/today'
import { Link } from '../../../../_ui/link'

/** Of what is due the most pressing, with names; the rest unfolds into a line each. */
const PRESSING = 3
/** Names that are shown at once; the others unfold. */
const AT_ONCE = 5
/** Names in all; a page of the assignment has every one. */
const NAMED = 60

interface DueProps {
  readonly today: Pick<TodayDto, 'course' | 'due' | 'now'>
}

/** Who has not begun what is due, with the time that is left. */
export function Due({ today: { course, due, now } }: DueProps) {
  const at = ({ id }: DueDto) => `/formatore/corsi/${course.id}/compiti/${id}`
  const more = due.slice(PRESSING)
  return (
    <section aria-labelledby="da-cominciare">
      <h2 id="da-cominciare">Chi non ha cominciato</h2>
      {due.length === 0 ? (
        <p>Nessuno è indietro: non c’è niente in scadenza che qualcuno non abbia cominciato.</p>
      ) : (
        due.slice(0, PRESSING).map((each) => <Missing key={each.id} due={each} now={now} href={at(each)} />)
      )}
      {more.length > 0 && (
        <details className="files awaited-more">
          <summary>
            {more.length === 1 ? 'Un altro compito in scadenza' : `Altri ${more.length} compiti in scadenza`}
          </summary>
          <ul className="list">
            {more.map((each) => (
              <Line key={each.id} due={each} now={now} href={at(each)} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

interface OneProps {
  readonly due: DueDto
  readonly now: number
  readonly href: string
}

/** One that can wait: who has not begun it stands on its own page. */
function Line({ due: { title, missing, begun, of }, now, href }: OneProps) {
  const [next] = missing
  return (
    <li>
      <Link href={href} prefetch={false}>
        <span>{title}</span>{' '}
        <span className="small quiet">
          cominciato da {begun} su {of}
          {next && <> · {timeLeft(next.end, now)}</>}
        </span>
      </Link>
    </li>
  )
}

function Missing({ due, now, href }: OneProps) {
  const { title, missing, begun, of } = due
  const named = missing.slice(0, NAMED)
  const more = named.slice(AT_ONCE)
  // What is the same for all is said once.
  const [first] = missing
  const common = first && missing.every(({ end }) => end === first.end) ? first : undefined
  const only = common ? undefined : now
  return (
    <article className="awaited">
      <h3>
        <Link href={href} prefetch={false}>
          {title}
        </Link>
      </h3>
      <p className="small quiet">
        Cominciato da {begun} su {of}
        {common && (
          <>
            {' · '}
            <TimeLeft of={common} now={now} />
          </>
        )}
      </p>
      <meter className="awaited-bar" min={0} max={of} value={begun} aria-hidden="true" />
      <Names of={named.slice(0, AT_ONCE)} now={only} />
      {more.length > 0 && (
        <details className="files">
          <summary>
            E{' '}
            {missing.length - AT_ONCE === 1
              ? 'un’altra persona'
              : `altre ${tally(missing.length - AT_ONCE, 'persona')}`}
            <span className="vh"> per {title}</span>
          </summary>
          <Names of={more} now={only} />
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

interface NamesProps {
  readonly of: DueDto['missing']
  /** Without it the time of each is not said. */
  readonly now: number | undefined
}

const Names = ({ of, now }: NamesProps) => (
  <ul className="awaited-names">
    {of.map((one) => (
      <li key={one.userId}>
        <span>{one.name}</span> {now !== undefined && <TimeLeft of={one} now={now} />}
      </li>
    ))}
  </ul>
)

const TimeLeft = ({ of: { end, late }, now }: { readonly of: DueDto['missing'][number]; readonly now: number }) => (
  <span className={late ? 'late' : 'quiet'}>{timeLeft(end, now)}</span>
)
