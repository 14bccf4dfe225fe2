import type { ReactNode } from 'react'
import { does, sayPartly, tally, timeLeft } from '#lib/italian/site'
import type { DueDto, Waited } from '#lib/server/courses/due'
import type { TodayDto } from '#lib/server/courses/today'
import { Link } from '../../../../_ui/link'
import { Addresses } from './addresses'

/** Of what is due the most pressing, with names; the rest unfolds into a line each. */
const PRESSING = 3
/** Of what has no date so many lines; the rest unfolds. */
const UNDATED = 5
/** Names that are shown at once; the others unfold. */
const AT_ONCE = 5
/** Names in all; a page of the assignment has every one. */
const NAMED = 60

interface DueProps {
  readonly today: Pick<TodayDto, 'course' | 'due' | 'now'>
}

/** Somebody who is waited for has a date for it: then the whole of it is due. */
const isDated = ({ missing, unfinished }: DueDto): boolean =>
  [...missing, ...unfinished].some(({ end }) => end !== null)

/** Who has not begun or not finished what is due, with the time that is left; then how many have not begun what has no date. */
export function Due({ today: { course, due, now } }: DueProps) {
  const own = `/formatore/corsi/${course.id}`
  const dated = due.filter(isDated)
  const undated = due.filter((each) => !isDated(each))
  const [more, older] = [dated.slice(PRESSING), undated.slice(UNDATED)]
  return (
    <section aria-labelledby="da-cominciare">
      <h2 id="da-cominciare">Chi non ha cominciato o finito</h2>
      {due.length === 0 && (
        <p>
          Nessuno è indietro: non c’è un compito aperto che qualcuno non abbia cominciato, né uno in scadenza rimasto a
          metà.
        </p>
      )}
      {dated.slice(0, PRESSING).map((each) => (
        <Pressing key={each.id} due={each} now={now} own={own} />
      ))}
      {more.length > 0 && (
        <Folded
          summary={more.length === 1 ? 'Un altro compito in scadenza' : `Altri ${more.length} compiti in scadenza`}
        >
          <Lines of={more} now={now} own={own} />
        </Folded>
      )}
      {undated.length > 0 && (
        <div className="awaited-more">
          <h3>Senza scadenza</h3>
          <Lines of={undated.slice(0, UNDATED)} now={now} own={own} />
        </div>
      )}
      {older.length > 0 && (
        <Folded
          summary={
            older.length === 1 ? 'Un altro compito senza scadenza' : `Altri ${older.length} compiti senza scadenza`
          }
        >
          <Lines of={older} now={now} own={own} />
        </Folded>
      )}
    </section>
  )
}

const Folded = ({ summary, children }: { readonly summary: string; readonly children: ReactNode }) => (
  <details className="files awaited-more">
    <summary>{summary}</summary>
    {children}
  </details>
)

interface Around {
  readonly now: number
  /** The address of the course. */
  readonly own: string
}

/** What can wait, a line each: who has not begun it stands on its own page. */
const Lines = ({ of, now, own }: Around & { readonly of: readonly DueDto[] }) => (
  <ul className="list">
    {of.map((each) => (
      <li key={each.id}>
        <Link href={`${own}/compiti/${each.id}`} prefetch={false}>
          <span>{each.title}</span> <span className="small quiet">{sayLine(each, now)}</span>
        </Link>
      </li>
    ))}
  </ul>
)

function sayLine(due: DueDto, now: number): string {
  const { missing, unfinished, begun, of } = due
  if (!isDated(due)) return `${missing.length} su ${of} non ${does('ha', missing.length)} cominciato`
  const [next] = [...missing, ...unfinished]
  const { length } = unfinished
  return [
    `cominciato da ${begun} su ${of}`,
    length > 0 && `${length} non ${does('ha', length)} finito`,
    next && sayTime(next, now),
  ]
    .filter(Boolean)
    .join(' · ')
}

function Pressing({ due, now, own }: Around & { readonly due: DueDto }) {
  const { id, title, missing, unfinished, begun, of } = due
  const href = `${own}/compiti/${id}`
  // What is the same for all is said once.
  const [first, ...others] = [...missing, ...unfinished]
  const common = first && others.every(({ end }) => end === first.end) ? first : undefined
  const names = { title, href, own, now: common ? undefined : now }
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
      <Names of={missing} {...names} />
      <ToWrite to={missing} title={title} />
      {unfinished.length > 0 && (
        <>
          <p className="small">Cominciato, non finito:</p>
          <Names of={unfinished} {...names} />
        </>
      )}
    </article>
  )
}

/** Where to write to those who have not begun. */
function ToWrite({ to, title }: { readonly to: readonly Waited[]; readonly title: string }) {
  const emails = to.flatMap(({ email }) => (email === '' ? [] : [email]))
  if (emails.length === 0) return null
  return <Addresses summary="Copia gli indirizzi" about={`di chi non ha cominciato ${title}`} emails={emails} />
}

/** How many have not begun something, above what comes first where the page is a single column. */
export function NotBegun({ due }: { readonly due: readonly DueDto[] }) {
  const people = new Set(due.flatMap(({ missing }) => missing.map(({ userId }) => userId))).size
  if (people === 0) return null
  return (
    <p className="not-begun">
      <a href="#da-cominciare">
        {tally(people, 'persona')} non {does('ha', people)} cominciato
      </a>
    </p>
  )
}

interface NamesProps {
  readonly of: readonly Waited[]
  readonly title: string
  /** The page of the assignment. */
  readonly href: string
  readonly own: string
  /** Without it the time of each is not said. */
  readonly now: number | undefined
}

/** People by name, the first of them at once. */
function Names({ of, title, href, own, now }: NamesProps) {
  const named = of.slice(0, NAMED)
  const more = named.slice(AT_ONCE)
  const folded = of.length - AT_ONCE
  return (
    <>
      <NameList of={named.slice(0, AT_ONCE)} own={own} now={now} />
      {more.length > 0 && (
        <details className="files">
          <summary>
            E {folded === 1 ? 'un’altra persona' : `altre ${tally(folded, 'persona')}`}
            <span className="vh"> per {title}</span>
          </summary>
          <NameList of={more} own={own} now={now} />
          {of.length > named.length && (
            <p className="small">
              E altre {of.length - named.length}: le trovi tutte <Link href={href}>nella pagina del compito</Link>.
            </p>
          )}
        </details>
      )}
    </>
  )
}

const NameList = ({ of, own, now }: Pick<NamesProps, 'of' | 'own' | 'now'>) => (
  <ul className="awaited-names">
    {of.map((one) => (
      <li key={one.userId}>
        <Link href={`${own}/registro/${one.userId}`} prefetch={false}>
          {one.name}
        </Link>{' '}
        {one.partly && <span className="quiet">{sayPartly(one.partly)}</span>}
        {one.partly && now !== undefined && ', '}
        {now !== undefined && <TimeLeft of={one} now={now} />}
      </li>
    ))}
  </ul>
)

/** The time that somebody has left; nothing where there is no date. */
const sayTime = ({ end, phase }: Waited, now: number): string =>
  phase === 'closed' ? 'chiuso' : end === null ? '' : timeLeft(end, now)

const TimeLeft = ({ of, now }: { readonly of: Waited; readonly now: number }) => (
  <span className={of.phase === 'open' ? 'quiet' : 'late'}>{sayTime(of, now)}</span>
)
