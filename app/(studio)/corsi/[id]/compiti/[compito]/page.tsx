import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { useId } from 'react'
import { isGiven } from '#lib/courses/index'
import { ASSIGNMENT_KINDS, sayPoints, sayWeight } from '#lib/italian/site'
import { getDuty } from '#lib/server/courses/attended'
import type { DutyDto } from '#lib/server/courses/duties'
import { ActionForm } from '../../../../../_ui/action-form'
import { sayMoment } from '../../../../../_ui/date'
import { Link } from '../../../../../_ui/link'
import { saySections } from '../../../../../_ui/reading/say'
import { Down } from '../../../../../_ui/trouble/down'
import { beginTask } from '../../../actions'
import { sayAllowance, sayAttempts, sayOutcome, sayTimes } from '../../../duty-line'

export const metadata: Metadata = { title: 'Compito', robots: { index: false } }

interface DutyParams {
  readonly params: Promise<{ readonly id: string; readonly compito: string }>
}

/** What can be done about it now. */
function Do({ duty, archived }: { readonly duty: DutyDto; readonly archived: boolean }) {
  if (duty.kind === 'lezioni')
    return (
      <ol className="list rows">
        {duty.lessons.map(({ slug, title, read, sections }) => (
          <li key={slug}>
            <p>
              <b>
                <Link href={`/lezioni/${slug}`}>{title}</Link>
              </b>
              <span className="quiet small">{saySections(read, sections)}</span>
            </p>
          </li>
        ))}
      </ol>
    )
  if (isGiven(duty.kind)) return null
  if (duty.goOn !== null)
    return (
      <p>
        <Link className="btn main" href={duty.goOn}>
          Riprendi
        </Link>
      </p>
    )
  const open = !archived && (duty.phase === 'open' || duty.phase === 'late')
  if (!open || (duty.attempts !== null && duty.begun >= duty.attempts)) return null
  return (
    <ActionForm
      action={beginTask}
      hidden={[['assignmentId', duty.id]]}
      submit={duty.begun === 0 ? 'Comincia' : 'Comincia di nuovo'}
      main
    />
  )
}

interface FinishedProps {
  readonly runs: DutyDto['finished']
  readonly title: string
  readonly note?: string
}

/** What one has made of it, each time with all its answers: there one reads why, and reports what seems wrong. */
function Finished({ runs, title, note }: FinishedProps) {
  const id = useId()
  if (runs.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note !== undefined && <p className="small quiet">{note}</p>}
      <ul className="list">
        {runs.map(({ href, at, score }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {sayMoment(at)}
              <span className="small quiet">
                {score === null
                  ? 'il punteggio non si vede ancora'
                  : `${sayPoints(score.right)} su ${score.total} · le risposte e il perché`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default async function DutyPage({ params }: DutyParams) {
  const { id, compito } = await params
  const found = await getDuty({ courseId: id, assignmentId: compito })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    const here = `/corsi/${id}/compiti/${compito}`
    return found.error === 'expired-session' ? redirect(`/accedi?da=${encodeURIComponent(here)}`) : notFound()
  }
  const { course, duty } = found.value
  const when = sayTimes(duty)
  return (
    <div className="plain narrow">
      <nav className="crumb" aria-label="Percorso">
        <Link href="/corsi">Corsi</Link>
        <Link href={`/corsi/${course.id}`}>{course.title}</Link>
      </nav>
      <header>
        <h1>{duty.title}</h1>
        <p className="quiet">
          {[ASSIGNMENT_KINDS[duty.kind], sayWeight(duty.weight), when].filter(Boolean).join(' · ')}
        </p>
      </header>
      <p>
        {sayOutcome(duty)[0]?.toUpperCase()}
        {sayOutcome(duty).slice(1)}. {duty.kind !== 'lezioni' && !isGiven(duty.kind) && sayAttempts(duty)}
      </p>
      {duty.missingAsZero && !duty.done && duty.dueAt !== null && (
        <p className="small quiet">Dopo la scadenza, finché non lo consegni, nel totale conta zero.</p>
      )}
      {sayAllowance(duty).length > 0 && (
        <ul className="notice">
          {sayAllowance(duty).map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      )}
      <Do duty={duty} archived={course.archived} />
      <Finished
        runs={duty.finished}
        title={duty.finished.length === 1 ? 'Rileggi il tuo tentativo' : 'Rileggi i tuoi tentativi'}
      />
      <Finished
        runs={duty.annulled}
        title={duty.annulled.length === 1 ? 'Un tentativo che non conta' : 'Tentativi che non contano'}
        note="Chi insegna ha tolto dal conto ciò che sta qui: aprendolo leggi perché, e ritrovi le tue risposte."
      />
    </div>
  )
}
