import type { Metadata } from 'next'
import { LessonList } from '../../_ui/lesson-list'
import { Link } from '../../_ui/link'
import { lessonEntries } from '../lesson-entries'

export const dynamic = 'force-static'
export const metadata: Metadata = { title: 'Lezioni' }

export default function LessonsPage() {
  return (
    <div className="plain">
      <header>
        <h1>Lezioni</h1>
        <p className="quiet">
          Ogni paragrafo porta a margine il numero della regola. I tavoli si possono cambiare: le regole rispondono
          subito.
        </p>
      </header>
      <section className="idx" aria-label="Elenco delle lezioni">
        <LessonList lessons={lessonEntries()} progress />
      </section>
      <p className="more">
        <Link href="/regole">Tutte le regole di cui Verdetto parla</Link>
      </p>
      <p className="more">
        <Link href="/edizioni" prefetch={false}>
          Che cosa è cambiato fra un’edizione delle regole e l’altra
        </Link>
      </p>
    </div>
  )
}
