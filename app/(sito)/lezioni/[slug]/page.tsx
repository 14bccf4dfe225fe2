import { createHash } from 'node:crypto'
import type { Root } from 'hast'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Json } from '#lib/base/json'
import { type Lesson, lesson, lessons } from '#lib/content/index'
import { LessonBody } from '../../../_ui/lesson/lesson-body'
import { Pops } from '../../../_ui/lesson/pops'
import { Scenario } from '../../../_ui/lesson/scenario'
import { TermHover } from '../../../_ui/lesson/term-hover'
import { termIdsIn } from '../../../_ui/lesson/terms'
import { Toc } from '../../../_ui/lesson/toc'
import { Link } from '../../../_ui/link'
import { inWords } from '../../../_ui/mana/names'
import { LessonReader } from '../../../_ui/reading/lesson-reader'
import { play } from '../../../_ui/sandbox/play'
import { StartForm } from '../../../_ui/start-form'
import { type Place, putAway } from '../../../_ui/still/shelf'
import { Still } from '../../../_ui/still/still'
import { StillTable } from '../../../_ui/still/still-table'
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
  return found === undefined
    ? {}
    : { title: `${found.section} ${inWords(found.title.it)}`, description: inWords(found.summary) }
}

/** The lessons before and after this one, in reading order. */
function neighbours(slug: string) {
  const all = lessons()
  const at = all.findIndex((l) => l.slug === slug)
  return { number: at + 1, of: all.length, previous: all[at - 1], next: all[at + 1] }
}

/** The place of something in a lesson as it is written now. */
const placesOf = ({ slug, hast }: Lesson) => {
  const made = createHash('sha256').update(JSON.stringify(hast)).digest('hex').slice(0, 8)
  return (name: string): Place => ({ page: `/lezioni/${slug}`, name: `${made}-${name}` })
}

/** Something that never changes, put away for where it stands. */
function still(at: Place, what: ReactNode): ReactNode {
  putAway(at, what)
  return <Still at={at} />
}

interface LessonScenarioProps {
  readonly id: string
  readonly titolo: string
  readonly data: string
  readonly words: Place
}

/** A scenario as the lesson writes it, played at build time. */
function LessonScenario({ id, titolo, data, words }: LessonScenarioProps) {
  const written = JSON.parse(data) as Json
  const played = play(written)
  const steps = played.ok ? played.steps : []
  putAway(words, steps)
  return (
    <Scenario
      id={id}
      title={titolo}
      data={written}
      words={words}
      texts={textsOf(steps.flatMap(({ rules }) => rules))}
    />
  )
}

function LessonQuestion({ id, table }: { readonly id: string; readonly table: Place }) {
  const question = staticQuestion(id)
  if (question === undefined) return null
  putAway(table, question.table)
  return (
    <section className="try" id={`domanda-${id}`}>
      <PageQuestion
        question={question}
        label="Prova tu"
        heading="h3"
        layout="inside"
        table={<StillTable at={table} />}
      />
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
  const place = placesOf(found)
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
        <LessonBody
          hast={found.hast as Root}
          scenario={(props) => <LessonScenario {...props} words={place(`scenario-${props.id}`)} />}
          question={(props) => <LessonQuestion {...props} table={place(`domanda-${props.id}`)} />}
          still={(text, n) => still(place(String(n)), text)}
        />
        <section className="drill">
          <h2>Allenati su questa lezione</h2>
          <StartForm
            asks
            action={start}
            className="btn main"
            fields={found.rules.map((rule) => ['rule', rule] as const)}
          >
            Dieci domande su queste regole
          </StartForm>
          <Link className="btn text" href={`/quiz/esporta?lezione=${slug}`} prefetch={false}>
            Esporta le domande
          </Link>
        </section>
        <Neighbours previous={previous} next={next} />
      </article>
      {still(place('voci'), <Pops texts={textsOf(found.cites)} terms={termViews(terms)} here={found.rules} />)}
      <LessonReader lesson={slug} />
      <TermHover />
    </div>
  )
}
