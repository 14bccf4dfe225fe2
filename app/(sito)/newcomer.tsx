import { LessonList } from '../_ui/lesson-list'
import { Link } from '../_ui/link'
import { ContinueReading } from '../_ui/reading/progress'
import { StartForm } from '../_ui/start-form'
import { start } from '../(studio)/quiz/actions'
import { chapterEntries } from './lesson-entries'

/** Three easy questions, each of which follows from the answer to the one before. */
const FIRST = [['practice', 'first']] as const

/** What there is for somebody of whom nothing is known: one thing to do and what comes of it; what else one may stands below, as links. */
export function Newcomer() {
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
        <ContinueReading />
      </header>
      <section className="comes" aria-labelledby="dopo">
        <h2 className="vh" id="dopo">
          Che cosa succede dopo
        </h2>
        <ol>
          <li>Dopo ogni risposta vedi il verdetto, con la regola di ogni passo.</li>
          <li>Se sbagli, scopri quale idea ti ha portato lì.</li>
          <li>Alla fine sai da dove cominciare: dalla prima lezione, o da una diagnosi se qualcosa sai già.</li>
        </ol>
        <p className="small">
          Sei in aula? <Link href="/sessione">Entra nella sessione dal vivo con il codice</Link>
        </p>
      </section>
      <section className="idx" aria-labelledby="idx">
        <h2 id="idx">Preferisci leggere? Le lezioni</h2>
        <LessonList lessons={chapterEntries()} />
      </section>
      <section className="uses" aria-label="Altri modi di usarlo">
        <p>
          Vuoi scegliere tu le domande?{' '}
          <Link href="/quiz" prefetch={false}>
            Vai agli allenamenti
          </Link>
        </p>
        <p>
          Vuoi giudicare un caso dal vero?{' '}
          <Link href="/chiamate" prefetch={false}>
            Rispondi a una chiamata al tavolo
          </Link>
        </p>
        <p>
          Insegni?{' '}
          <Link href="/corsi" prefetch={false}>
            Corsi, compiti e sessioni dal vivo
          </Link>
        </p>
      </section>
    </div>
  )
}
