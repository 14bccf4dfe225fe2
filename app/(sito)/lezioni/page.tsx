import type { Metadata } from 'next'
import { chapters } from '#lib/content/index'
import { type LessonEntry, LessonList } from '../../_ui/lesson-list'
import { Link } from '../../_ui/link'
import { ContinueReading, LessonProgress } from '../../_ui/reading/progress'
import { entryOf, lengthOf } from '../lesson-entries'

export const dynamic = 'force-static'
export const metadata: Metadata = { title: 'Lezioni' }

/** What the reader has read and knows of a lesson: said here, and not on the pages to read, which carry as little as they can. */
const progressOf = ({ chapter, sections }: LessonEntry) =>
  chapter !== undefined && sections !== undefined && <LessonProgress lesson={chapter} sections={sections} />

/** The path: every lesson in its order, by chapters. */
export default function LessonsPage() {
  return (
    <div className="plain">
      <header>
        <h1>Lezioni</h1>
        <p className="quiet">
          Un percorso, dall’inizio: le lezioni brevi usano soltanto ciò che viene prima. A margine c’è il numero della
          regola, e i tavoli si possono cambiare: le regole rispondono subito.
        </p>
        <ContinueReading />
      </header>
      {chapters().map((chapter) => (
        <section className="idx chapter" key={chapter.slug} aria-labelledby={chapter.slug}>
          <h2 id={chapter.slug}>{chapter.title.it}</h2>
          <p className="small quiet">
            {lengthOf(chapter)}
            {chapter.lessons.length > 1 && (
              <>
                {' · '}
                <Link href={`/lezioni/${chapter.slug}`} prefetch={false}>
                  il capitolo per intero
                </Link>
              </>
            )}
          </p>
          <LessonList lessons={chapter.lessons.map(entryOf)} below={progressOf} />
        </section>
      ))}
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
