import { lessons } from '#lib/content/index'
import { LessonList } from '../_ui/lesson-list'
import { Link } from '../_ui/link'
import { ContinueReading } from '../_ui/reading/progress'
import { StartForm } from '../_ui/start-form'
import { start } from '../(studio)/quiz/actions'
import { chapterEntries } from './lesson-entries'
import { PageQuestion } from './page-question'
import { staticQuestion } from './static-question'

/** Three easy questions, each of which follows from the answer to the one before. */
const FIRST = [['practice', 'first']] as const

/** What a newcomer may answer on the first page: one idea, three answers to choose from, next to nothing on the table. */
const EASY = 'lose-then-gain'

/** What there is for somebody of whom nothing is known: one thing to do, and what else one may. */
export function Newcomer() {
  const question = staticQuestion(EASY)
  const [first] = lessons()
  return (
    <div className="home">
      <header className="hh">
        <h1>Impara a giudicare Magic rispondendo: ogni verdetto ti mostra i passi e il numero della regola.</h1>
        <div className="go">
          <StartForm asks action={start} fields={FIRST} className="btn main">
            Inizia
          </StartForm>
          <span className="small quiet">Tre domande facili che si adattano a te, senza registrarti.</span>
        </div>
        <p className="small">
          Sei in aula? <Link href="/sessione">Entra nella sessione dal vivo con il codice</Link>
        </p>
        <ContinueReading />
      </header>
      {question !== undefined && (
        <PageQuestion question={question} label="Oppure prova subito una domanda" heading="h2" layout="hq" />
      )}
      <section className="uses" aria-label="Tre modi di usarlo">
        <div>
          <h2>Studi</h2>
          <p>
            Lezioni con il numero di regola a margine e tavoli che puoi cambiare. Ogni numero ricorda quanto lo conosci.
          </p>
          {first !== undefined && <Link href={`/lezioni/${first.slug}`}>Apri la lezione «{first.title.it}»</Link>}
        </div>
        <div>
          <h2>Ti alleni</h2>
          <p>
            Le risposte le calcola un motore di regole. Se sbagli, scopri quale idea ti ha portato lì e ne provi
            un’altra sullo stesso punto.
          </p>
          <StartForm asks action={start} fields={[['practice', 'next']]} className="linklike">
            Comincia un quiz da 10 domande
          </StartForm>
          <Link href="/chiamate" prefetch={false}>
            Rispondi a una chiamata al tavolo
          </Link>
        </div>
        <div>
          <h2>Insegni</h2>
          <p>
            Fai un corso, assegna compiti, guida una sessione dal vivo: vedi quali idee sbagliate ha la classe, e quanti
            le hanno. Lezioni e domande si stampano su A4.
          </p>
          <Link href="/corsi">Vai ai corsi</Link>
        </div>
      </section>
      <section className="idx" aria-labelledby="idx">
        <h2 id="idx">Le lezioni</h2>
        <LessonList lessons={chapterEntries()} />
      </section>
    </div>
  )
}
