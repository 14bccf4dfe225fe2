import type { Metadata } from 'next'
import { tally } from '#lib/italian/site'
import type { BlueprintDto, ExamsDto } from '#lib/server/exam/exam-dto'
import { listExams } from '#lib/server/exam/list-exams'
import { Day, fromMoment } from '../../_ui/date'
import { Link } from '../../_ui/link'
import { StartForm } from '../../_ui/start-form'
import { Down } from '../../_ui/trouble/down'
import { About } from './about'
import { begin } from './actions'
import { nameOf } from './names'
import { OwnExam } from './own-exam'

export const metadata: Metadata = { title: 'Esame' }

const shape = ({ length, needed, minutes }: BlueprintDto) =>
  [
    tally(length, 'domanda'),
    `si supera con ${tally(needed, 'giusta')}`,
    minutes === null ? 'senza limite di tempo' : tally(minutes, 'minuto'),
  ].join(' · ')

function Offer({ exam }: { readonly exam: ExamsDto['blueprints'][number] }) {
  const { title, about } = nameOf(exam.id)
  const areas = exam.areas.filter((area) => area.title !== null)
  return (
    <section className="offer" aria-labelledby={`prova-${exam.id}`}>
      <h2 id={`prova-${exam.id}`}>{title}</h2>
      <p>{about}</p>
      <p className="small quiet">{shape(exam)}</p>
      {areas.length > 0 && (
        <details className="given">
          <summary>Quante domande per area</summary>
          <ul>
            {areas.map((area) => (
              <li key={area.title}>
                {area.title}: {area.count}
              </li>
            ))}
          </ul>
        </details>
      )}
      {exam.open !== null ? (
        <Link className="btn main" href={`/esame/${exam.open}`}>
          Riprendi la prova
        </Link>
      ) : exam.againAt !== null ? (
        <p className="notice">Puoi riprovare {fromMoment(exam.againAt)}. Intanto allenati con i quiz.</p>
      ) : (
        <StartForm asks action={begin} fields={[['blueprint', exam.id]]} className="btn main">
          Comincia
        </StartForm>
      )}
    </section>
  )
}

const RESULTS = { open: 'in corso', over: 'in corso', closed: 'consegnata' } as const

export default async function ExamsPage() {
  const found = await listExams({})
  if (!found.ok) return <Down />
  const { blueprints, areas, taken } = found.value
  return (
    <div className="plain narrow">
      <header>
        <h1>Esame</h1>
        <p className="quiet">
          Prove a libro chiuso: le risposte si possono cambiare fino alla consegna, e i verdetti arrivano solo dopo.
          Ogni prova ha domande diverse, della stessa difficoltà.
        </p>
      </header>
      {blueprints.map((exam) => (
        <Offer key={exam.id} exam={exam} />
      ))}
      <OwnExam areas={areas} action={begin} />
      <About />
      {taken.length > 0 && (
        <section aria-labelledby="fatte">
          <h2 id="fatte">Le tue prove</h2>
          <ul className="lines">
            {taken.map((exam) => (
              <li key={exam.id}>
                <Link href={`/esame/${exam.id}`} prefetch={false}>
                  <span className="tt">{nameOf(exam.blueprint).title}</span>
                  <span className="small quiet">
                    <Day at={exam.startedAt} />
                  </span>
                  <span className="ms small">
                    {exam.right === null ? RESULTS[exam.phase] : `${exam.right} su ${exam.total}`}
                    {exam.passed !== null && (exam.passed ? ' · superata' : ' · non superata')}
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
