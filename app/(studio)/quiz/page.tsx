import type { Metadata } from 'next'
import { currentUser } from '#lib/server/account/current-user'
import type { ExamPlanDto, PracticeDto } from '#lib/server/dto'
import { getPractice } from '#lib/server/practice/get-practice'
import { toDate } from '../../_ui/date'
import { Link } from '../../_ui/link'
import { StartForm } from '../../_ui/start-form'
import { Down } from '../../_ui/trouble/down'
import { ReportNews } from '../segnalazioni/news'
import { keep, start } from './actions'
import { CustomQuiz } from './custom-quiz'
import { Goal } from './goal'
import { OpenQuiz } from './open-quiz'
import { PlanForm } from './plan-form'
import { waiting } from './waiting'

interface QuizPageProps {
  readonly searchParams: Promise<{ readonly salvato?: string | readonly string[] }>
}

export const metadata: Metadata = { title: 'Allenati' }

function Missed({ missed }: Pick<PracticeDto, 'missed'>) {
  return (
    <section aria-labelledby="errori">
      <h2 id="errori">Solo i miei errori</h2>
      {missed === 0 ? (
        <p>Per ora non hai errori da rivedere.</p>
      ) : (
        <>
          <p>
            Domande nuove sui punti dove l’ultima risposta era sbagliata. Quando rispondi bene, il punto esce da qui.
          </p>
          <div className="go">
            <StartForm asks action={start} fields={[['practice', 'missed']]} className="btn">
              Rivedi {missed === 1 ? 'l’errore' : `gli errori (${missed})`}
            </StartForm>
          </div>
        </>
      )}
    </section>
  )
}

/** What the exam to come asks of today. */
function ExamToCome({ exam }: { readonly exam: ExamPlanDto }) {
  const { days, perDay, left } = exam
  return (
    <p className="small quiet">
      {perDay === 0
        ? 'Hai incontrato tutte le regole'
        : `${perDay === 1 ? '1 regola nuova' : `${perDay} regole nuove`} al giorno`}{' '}
      fino {toDate(Date.parse(exam.examOn))} ({days === 1 ? 'manca 1 giorno' : `mancano ${days} giorni`}).
      {perDay > 0 && (left === 0 ? ' Per oggi bastano.' : ` Oggi ${left === 1 ? 'ne manca 1' : `ne mancano ${left}`}.`)}
    </p>
  )
}

export default async function QuizPage({ searchParams }: QuizPageProps) {
  const { salvato } = await searchParams
  const [me, found] = await Promise.all([currentUser(), getPractice()])
  if (!me.ok || !found.ok) return <Down />
  const practice = found.value
  const open = me.value.kind === 'nobody' ? null : me.value.openQuiz
  return (
    <div className="plain narrow">
      <header>
        <h1>Allenati</h1>
        <p className="quiet">Una domanda alla volta. Dopo ogni risposta vedi il verdetto, passo per passo.</p>
      </header>
      <Goal />
      <ReportNews />
      {salvato !== undefined && (
        <p role="status" className="notice">
          Salvato: da ora ti alleni così.
        </p>
      )}
      {open !== null && <OpenQuiz open={open} />}
      <section aria-labelledby="allenati" className="train">
        <h2 id="allenati">Per te, oggi</h2>
        <p>
          Dieci domande scelte per te: ciò che stai per dimenticare, ciò che hai sbagliato, e regole nuove quando
          conosci quelle che vengono prima.
        </p>
        {waiting(practice) !== '' && <p className="small quiet">Ti aspettano: {waiting(practice)}.</p>}
        {practice.exam !== null && <ExamToCome exam={practice.exam} />}
        <div className="go">
          <StartForm asks action={start} fields={[['practice', 'next']]} className="btn main">
            Allenati
          </StartForm>
        </div>
      </section>
      <Missed missed={practice.missed} />
      <section aria-labelledby="diagnosi">
        <h2 id="diagnosi">Una diagnosi</h2>
        <p>Quindici domande che si adattano a te: alla fine sai da quali lezioni e regole cominciare.</p>
        <div className="go">
          <Link className="btn" href="/diagnosi">
            Vai alla diagnosi
          </Link>
        </div>
      </section>
      <section aria-labelledby="chiamate">
        <h2 id="chiamate">Una chiamata al tavolo</h2>
        <p>Due giocatori ti raccontano che cosa è successo, e non dicono tutto: chiedi, poi decidi.</p>
        <div className="go">
          <Link className="btn" href="/chiamate">
            Vai alle chiamate
          </Link>
        </div>
      </section>
      <section aria-labelledby="esame">
        <h2 id="esame">Una prova d’esame</h2>
        <p>A libro chiuso, con soglia e tempo: i verdetti arrivano dopo la consegna.</p>
        <div className="go">
          <Link className="btn" href="/esame">
            Le prove
          </Link>
        </div>
      </section>
      <section aria-labelledby="scegli">
        <h2 id="scegli">Scegli tu</h2>
        <CustomQuiz lessons={practice.lessons} action={start} />
      </section>
      <section aria-labelledby="come">
        <h2 id="come">Come ti alleni</h2>
        <details className="files" open={salvato !== undefined}>
          <summary>Esame in vista, obiettivo al giorno, sicurezza delle risposte</summary>
          <PlanForm plan={practice.plan} action={keep} />
        </details>
      </section>
      <section aria-labelledby="esporta">
        <h2 id="esporta">Altrove</h2>
        <p>Domande e risposte in un file, per Anki o per Moodle.</p>
        <div className="go">
          <Link className="btn" href="/quiz/esporta">
            Esporta domande
          </Link>
        </div>
      </section>
      {me.value.kind !== 'account' && (
        <p className="small quiet">
          Non serve un account: le risposte restano su questo dispositivo e passano all’account se ti registri.
        </p>
      )}
    </div>
  )
}
