import type { Metadata } from 'next'
import { currentUser } from '#lib/server/account/current-user'
import { Link } from '../../_ui/link'
import { StartForm } from '../../_ui/start-form'
import { Down } from '../../_ui/trouble/down'
import { start } from './actions'

const LEVELS = [
  ['base', 'Base'],
  ['L1', 'L1'],
  ['L2', 'L2'],
  ['limite', 'Casi limite'],
] as const

export const metadata: Metadata = { title: 'Quiz' }

export default async function QuizPage() {
  const me = await currentUser()
  if (!me.ok) return <Down />
  const open = me.value.kind === 'nobody' ? null : me.value.openQuiz
  return (
    <div className="plain narrow">
      <header>
        <h1>Quiz</h1>
        <p className="quiet">Dieci domande, una alla volta. Dopo ogni risposta vedi il verdetto, passo per passo.</p>
      </header>
      {open !== null && (
        <section aria-labelledby="aperto">
          <h2 id="aperto">Hai un quiz aperto</h2>
          <p>
            {open.answered} domande su {open.total} hanno già una risposta. Riprendi da dove eri.
          </p>
          <div className="go">
            <Link className="btn main" href={`/quiz/${open.id}`}>
              Riprendi il quiz
            </Link>
          </div>
        </section>
      )}
      <section aria-labelledby="nuovo">
        <h2 id="nuovo">{open === null ? 'Comincia' : 'Oppure ricomincia'}</h2>
        <p>Le domande arrivano da tutte le lezioni e lasciano indietro quelle che hai già visto.</p>
        <div className="go">
          <StartForm action={start} className={open === null ? 'btn main' : 'btn'}>
            Dieci domande nuove
          </StartForm>
        </div>
        <h3>Un livello solo</h3>
        <p>Ogni domanda ha un livello, stimato da quante regole e quanti passi servono per rispondere.</p>
        <div className="go levels">
          {LEVELS.map(([level, says]) => (
            <StartForm key={level} action={start} fields={[['level', level]]} className="btn">
              {says}
            </StartForm>
          ))}
        </div>
        <h3>Una prova d’esame</h3>
        <p>A libro chiuso, con soglia e tempo: i verdetti arrivano dopo la consegna.</p>
        <div className="go">
          <Link className="btn" href="/esame">
            Le prove
          </Link>
        </div>
        {me.value.kind !== 'account' && (
          <p className="small quiet">
            Non serve un account: le risposte restano su questo dispositivo e passano all’account se ti registri.
          </p>
        )}
      </section>
    </div>
  )
}
