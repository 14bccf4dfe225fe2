import type { Root } from 'hast'
import { type Chapter, type Lesson, lesson, lessons } from '#lib/content/index'
import { minutesOf } from '#lib/lessons/index'
import { LessonBody } from '../../_ui/lesson/lesson-body'
import { TermHover } from '../../_ui/lesson/term-hover'
import { Toc } from '../../_ui/lesson/toc'
import { Link } from '../../_ui/link'
import { LessonReader } from '../../_ui/reading/lesson-reader'
import { Drill } from './drill'
import { LessonPair, LessonPops, LessonQuestion, LessonScenario, placesOf, still } from './pieces'

const to = (l: Lesson, rel: 'prev' | 'next', label: string) => (
  <Link href={`/lezioni/${l.slug}`} rel={rel}>
    <span className="label">{label}</span>
    <span>{l.title.it}</span>
  </Link>
)

/** The lessons before and after this one, in the order of the path. */
function Neighbours({ slug }: { readonly slug: string }) {
  const all = lessons()
  const at = all.findIndex((l) => l.slug === slug)
  const [previous, next] = [all[at - 1], all[at + 1]]
  return (
    <nav className="pn" aria-label="Lezioni vicine">
      {previous !== undefined && to(previous, 'prev', 'Precedente')}
      {next !== undefined && to(next, 'next', 'Successiva')}
    </nav>
  )
}

/** How much of the lesson has been read, where to go on, and what could not be saved: filled in by `LessonReader`. */
const ReadLine = ({ sections }: { readonly sections: number }) => (
  <p className="readline small">
    <span className="quiet" data-count>
      {sections === 1 ? '1 sezione' : `${sections} sezioni`}
    </span>
    <span data-resume />
    <span className="quiet" role="status" data-trouble />
  </p>
)

/** «Lezione 3 di 9 · circa 6 minuti · Combattimento»; a long lesson has its place among the chapters and its section. */
function Where({ found, chapter }: { readonly found: Lesson; readonly chapter: Chapter }) {
  const time = `circa ${minutesOf(found)} minuti`
  if (found.slug === chapter.slug)
    return (
      <p className="label num">
        Sezione {found.section} · {time}
      </p>
    )
  return (
    <p className="label num">
      <Link href={`/lezioni/${chapter.slug}`} prefetch={false}>
        {chapter.title.it}
      </Link>{' '}
      · lezione {chapter.lessons.indexOf(found) + 1} di {chapter.lessons.length} · {time}
    </p>
  )
}

/** What to have read before. */
const Before = ({ slugs }: { readonly slugs: readonly string[] }) => (
  <div className="before small">
    <p className="label">Prima di questa</p>
    <ul>
      {slugs
        .flatMap((slug) => lesson(slug) ?? [])
        .map(({ slug, title }) => (
          <li key={slug}>
            <Link href={`/lezioni/${slug}`} prefetch={false}>
              {title.it}
            </Link>
          </li>
        ))}
    </ul>
  </div>
)

/** A lesson of the path. */
export function LessonView({ found, chapter }: { readonly found: Lesson; readonly chapter: Chapter }) {
  const hast = found.hast as Root
  const place = placesOf(found.slug, hast)
  return (
    <div className="lesson">
      <Toc entries={found.toc} section={found.section} />
      <article className="body">
        <header>
          <Where found={found} chapter={chapter} />
          <h1>
            {found.title.it}{' '}
            <span className="en" lang="en">
              {found.title.en}
            </span>
          </h1>
          <p className="lede">{found.objective || found.lede}</p>
          {found.before.length > 0 && <Before slugs={found.before} />}
          <ReadLine sections={found.toc.length} />
        </header>
        <LessonBody
          page={found.slug}
          hast={hast}
          scenario={(props) => <LessonScenario {...props} page={found.slug} words={place(`scenario-${props.id}`)} />}
          pair={(props) => <LessonPair {...props} before={place(`confronto-${props.id}`)} />}
          question={(props) => <LessonQuestion {...props} table={place(`domanda-${props.id}`)} />}
          still={(text, n) => still(place(String(n)), text)}
        />
        <Drill on="questa lezione" rules={[...found.rules, ...found.recalls]} chapter={chapter.slug} />
        <Neighbours slug={found.slug} />
      </article>
      <LessonPops hast={hast} cites={found.cites} here={[...found.rules, ...found.recalls]} at={place('voci')} />
      <LessonReader lesson={chapter.slug} />
      <TermHover />
    </div>
  )
}
