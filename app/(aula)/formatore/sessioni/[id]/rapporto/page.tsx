import type { Metadata } from 'next'
import { Fragment } from 'react'
import { does } from '#lib/italian/site'
import { type ReportDto, reportClass } from '#lib/server/classroom/report'
import { AboutError } from '../../../../../_ui/course/about-error'
import { Day } from '../../../../../_ui/date'
import { Link } from '../../../../../_ui/link'
import { Bars, Change } from '../../../../../_ui/live/bars'
import { WithMana } from '../../../../../_ui/mana/mana'
import { Refused } from '../../../refused'
import { Person } from './person'
import { Review } from './review'

export const metadata: Metadata = { title: 'Rapporto della sessione', robots: { index: false } }

interface ReportParams {
  readonly params: Promise<{ readonly id: string }>
}

export default async function ReportPage({ params }: ReportParams) {
  const { id } = await params
  const found = await reportClass({ id })
  if (!found.ok) return <Refused error={found.error} at={`/formatore/sessioni/${id}/rapporto`} />
  const report = found.value
  return (
    <div className="plain live-report">
      <header>
        <nav className="crumb" aria-label="Percorso">
          <Link href="/formatore/sessioni">Sessioni dal vivo</Link>
        </nav>
        <h1>{report.title}</h1>
        {report.error !== null && (
          <p className="quiet">
            <AboutError error={report.error} />
          </p>
        )}
        <p className="quiet">
          <Day at={report.createdAt} />, {report.players === 1 ? '1 persona' : `${report.players} persone`}
          {!report.ended && (
            <>
              {' · '}
              <Link href={`/formatore/sessioni/${id}`}>la sessione è in corso</Link>
            </>
          )}
        </p>
      </header>
      {report.questions.length === 0 ? (
        <p>Non ha ancora risposto nessuno: le risposte compaiono qui, domanda per domanda.</p>
      ) : (
        <>
          <Review report={report} />
          <section aria-labelledby="domande">
            <h2 id="domande">Domanda per domanda</h2>
            {report.questions.map((question) => (
              <Question key={question.id} question={question} report={report} />
            ))}
          </section>
          <People report={report} />
          <p>
            <a href={`/formatore/sessioni/${id}/rapporto/file`} download>
              Scarica le risposte (CSV)
            </a>
          </p>
        </>
      )}
    </div>
  )
}

interface QuestionProps {
  readonly question: ReportDto['questions'][number]
  readonly report: Pick<ReportDto, 'courseId' | 'players'>
}

function Question({ question, report: { courseId, players } }: QuestionProps) {
  const { position, round, ask, headline, spread, missed, doubts } = question
  return (
    <article className="live-asked">
      <h3>
        {position}. <WithMana text={ask} />
        {round === 2 && ' (seconda votazione)'}
      </h3>
      <p>
        <span className="quiet">Risposta giusta:</span> <WithMana text={headline} />{' '}
        <span className="num">
          <b>{spread.right}</b> su {spread.answered} {does('ha', spread.right)} risposto giusto.
        </span>
      </p>
      <Bars spread={spread} players={players} />
      {spread.beliefs.length > 0 && (
        <ul className="live-beliefs">
          {spread.beliefs.map(({ id, title, count }) => (
            <li key={id}>
              <b className="num">
                {count} su {spread.answered}
              </b>{' '}
              <WithMana text={title} />
            </li>
          ))}
        </ul>
      )}
      <Change spread={spread} />
      {doubts.length > 0 && (
        <p>
          Passi non capiti:{' '}
          {doubts.map(({ step, count }) => `il ${step} (${count === 1 ? '1 persona' : `${count} persone`})`).join(', ')}
          .
        </p>
      )}
      {missed.length > 0 && (
        <details>
          <summary>Chi non ha risposto giusto: {missed.length}</summary>
          <p>
            {missed.map((person, n) => (
              <Fragment key={person.nickname}>
                {n > 0 && ', '}
                <Person person={person} courseId={courseId} />
              </Fragment>
            ))}
          </p>
        </details>
      )}
    </article>
  )
}

function People({ report: { people, courseId } }: { readonly report: Pick<ReportDto, 'people' | 'courseId'> }) {
  return (
    <section aria-labelledby="persone">
      <h2 id="persone">Persona per persona</h2>
      <table className="live-scores">
        <thead>
          <tr>
            <th scope="col">Nome</th>
            <th scope="col">Giuste</th>
            <th scope="col">Risposte</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ right, answered, ...person }) => (
            <tr key={person.nickname}>
              <th scope="row">
                <Person person={person} courseId={courseId} />
              </th>
              <td className="num">{right}</td>
              <td className="num">{answered}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
