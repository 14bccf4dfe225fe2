import type { Root } from 'hast'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { Json } from '#lib/base/json'
import { type Lesson, lesson, lessons } from '#lib/content/index'
import { LessonBody } from '../../../_ui/lesson/lesson-body'
import { Pops } from '../../../_ui/lesson/pops'
import { Scenario } from '../../../_ui/lesson/scenario'
import { termIdsIn } from '../../../_ui/lesson/terms'
import { Toc } from '../../../_ui/lesson/toc'
import { Link } from '../../../_ui/link'
import { LessonReader } from '../../../_ui/reading/lesson-reader'
import { run } from '../../../_ui/sandbox/run'
import { StartForm } from '../../../_ui/start-form'
import { start } from '../../../(studio)/quiz/actions'
import { PageQuestion } from '../../page-question'
import { textsOf } from '../../rule-texts'
import { staticQuestion } from '../../static-question'
import { termViews } from '../../term-views'

export const dynamic = 'force-static'
export const dynamicParams = false

interface LessonParams {
  readonly params: Promise<{ readonly slug: string }>
}

export const generateStaticParams = () => lessons().map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: LessonParams): Promise<Metadata> {
  const found = lesson((await params).slug)
  return found === undefined ? {} : { title: `${found.section} ${found.title.it}`, description: found.summary }
}

/** The lessons before and after this one, in reading order. */
function neighbours(slug: string) {
  const all = lessons()
  const at = all.findIndex((l) => l.slug === slug)
  return { number: at + 1, of: all.length, previous: all[at - 1], next: all[at + 1] }
}

/** A scenario as the lesson writes it, played at build time. */
async function LessonScenario({
  id,
  titolo,
  data,
}: {
  readonly id: string
  readonly titolo: string
  readonly data: string
}) {
  const written = JSON.parse(data) as Json
  const played = await run(written)
  const steps = played.ok ? played.steps : []
  const texts = textsOf(steps.flatMap(({ rules }) => rules))
  return <Scenario id={id} title={titolo} data={written} steps={steps} texts={texts} />
}

function LessonQuestion({ id }: { readonly id: string }) {
  const question = staticQuestion(id)
  if (question === undefined) return null
  return (
    <section className="try" id={`domanda-${id}`}>
      <PageQuestion question={question} label="Prova tu" heading="h3" layout="inside" />
    </section>
  )
}

function Neighbours({ previous, next }: Pick<ReturnType<typeof neighbours>, 'previous' | 'next'>) {
  const to = (l: Lesson, rel: 'prev' | 'next', label: string) => (
    <Link href={`/lezioni/${l.slug}`} rel={rel}>
      <span className="label">{label}</span>
      <span>{l.title.it}</span>
    </Link>
  )
  return (
    <nav className="pn" aria-label="Lezioni vicine">
      {previous !== undefined && to(previous, 'prev', 'Precedente')}
      {next !== undefined && to(next, 'next', 'Successiva')}
    </nav>
  )
}

/** How much of the lesson has been read, where to go on, and what could not be saved: filled in by `LessonReader`. */
function ReadLine({ sections }: { readonly sections: number }) {
  return (
    <p className="readline small">
      <span className="quiet" data-count>
        {sections === 1 ? '1 sezione' : `${sections} sezioni`}
      </span>
      <span data-resume />
      <span className="quiet" role="status" data-trouble />
    </p>
  )
}

export default async function LessonPage({ params }: LessonParams) {
  const { slug } = await params
  const found = lesson(slug)
  if (found === undefined) notFound()
  const { number, of, previous, next } = neighbours(slug)
  const terms = new Set(termIdsIn(found.hast as Root))
  return (
    <div className="lesson">
      <Toc entries={found.toc} section={found.section} />
      <article className="body">
        <header>
          <p className="label num">
            Lezione {number} di {of} · Sezione {found.section}
          </p>
          <h1>
            {found.title.it}{' '}
            <span className="en" lang="en">
              {found.title.en}
            </span>
          </h1>
          <p className="lede">{found.lede}</p>
          <ReadLine sections={found.toc.length} />
        </header>
        <LessonBody hast={found.hast as Root} scenario={LessonScenario} question={LessonQuestion} />
        <section className="drill">
          <h2>Allenati su questa lezione</h2>
          <StartForm action={start} className="btn main" fields={found.rules.map((rule) => ['rule', rule] as const)}>
            Dieci domande su queste regole
          </StartForm>
        </section>
        <Neighbours previous={previous} next={next} />
      </article>
      <Pops texts={textsOf(found.cites)} terms={termViews(terms)} here={found.rules} />
      <LessonReader lesson={slug} />
    </div>
  )
}
