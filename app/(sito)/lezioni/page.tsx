import type { Metadata } from 'next'
import { chapter, type Lesson, lessons } from '#lib/content/index'
import { ordinal } from '#lib/italian/site'
import { type LessonEntry, LessonList } from '../../_ui/lesson-list'
import { Link } from '../../_ui/link'
import { ContinueReading, LessonProgress } from '../../_ui/reading/progress'
import { entryOf, lengthOf } from '../lesson-entries'

export const dynamic = 'force-static'
export const metadata: Metadata = { title: 'Lezioni' }

/** What the reader has read and knows of a lesson: said here, and not on the pages to read, which carry as little as they can. */
const progressOf = ({ chapter, sections }: LessonEntry) =>
  chapter !== undefined && sections !== undefined && <LessonProgress lesson={chapter} sections={sections} />

/** Lessons of one chapter that come one after another in the path. */
interface Stretch {
  readonly slug: string
  readonly lessons: readonly Lesson[]
  /** How many stretches of the same chapter came before others in between. */
  readonly before: number
}

/** The path cut where the chapter changes; a chapter of which some lessons come later has several stretches. */
function stretches(): readonly Stretch[] {
  const out: (Stretch & { readonly lessons: Lesson[] })[] = []
  for (const lesson of lessons()) {
    const last = out.at(-1)
    if (last?.slug === lesson.chapter) last.lessons.push(lesson)
    else {
      const before = out.filter(({ slug }) => slug === lesson.chapter).length
      out.push({ slug: lesson.chapter, lessons: [lesson], before })
    }
  }
  return out
}

function Part({ slug, lessons, before }: Stretch) {
  const id = before > 0 ? `${slug}-${before + 1}` : slug
  return (
    <section className="idx chapter" aria-labelledby={id}>
      <h2 id={id}>
        {chapter(slug)?.title.it}
        {before > 0 && `, ${ordinal(before + 1, 'f')} parte`}
      </h2>
      <p className="small quiet">
        {lengthOf({ lessons })}
        {lessons.length > 1 && (
          <>
            {' · '}
            <Link href={`/lezioni/${slug}`} prefetch={false}>
              il capitolo per intero
            </Link>
          </>
        )}
      </p>
      <LessonList lessons={lessons.map(entryOf)} below={progressOf} />
    </section>
  )
}

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
      {stretches().map((stretch) => (
        <Part key={`${stretch.slug} ${stretch.lessons[0]?.slug}`} {...stretch} />
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
