import type { Metadata } from 'next'
import { chapter, chapters, type Edition, loadContent, partsOf } from '#lib/content/index'
import { Ignored } from '../../_ui/ignored'
import { Link } from '../../_ui/link'
import { Change, type Taught } from './change'

export const metadata: Metadata = { title: 'Che cosa è cambiato' }

/** The chapters that tell of some change: links, so that the choice works without JavaScript and has an address. */
function Lessons({ chosen }: { readonly chosen: string | undefined }) {
  const told = new Set(loadContent().editions.flatMap(({ taught }) => taught.map(({ lesson }) => lesson)))
  const all = chapters().filter(({ slug }) => told.has(slug))
  return (
    <nav aria-label="Cambiamenti per lezione">
      <ul className="sections">
        {[undefined, ...all].map((lesson) => (
          <li key={lesson?.slug ?? 'tutte'}>
            <Link
              href={lesson === undefined ? '/edizioni' : `/edizioni?lezione=${lesson.slug}`}
              prefetch={false}
              {...(lesson?.slug === chosen ? { 'aria-current': 'page' as const } : {})}
            >
              {lesson?.title.it ?? 'Tutte le lezioni'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Where lessons tell of a change: «Punti vita, Guadagnare e perdere». */
const taughtIn = ({ taught }: Edition): readonly Taught[] =>
  taught.flatMap(({ lesson: slug, at }) => {
    const found = chapter(slug)
    const part = found && partsOf(found).find(({ id, rules }) => id === at || rules.includes(at))
    return part
      ? [{ href: `/lezioni/${part.lesson.slug}#${at}`, lesson: part.lesson.title.it, section: part.title }]
      : []
  })

const counted = (n: number): string => (n === 1 ? '1 cambiamento' : `${n} cambiamenti`)

/** What the rules said before and what they say now, in order of rule number. */
export default async function EditionsPage({
  searchParams,
}: {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>
}) {
  const { lezione } = await searchParams
  const chosen = chapters().find(({ slug }) => slug === lezione)
  const changes = loadContent().editions.filter(
    ({ taught }) => chosen === undefined || taught.some(({ lesson }) => lesson === chosen.slug),
  )
  return (
    <div className="plain">
      <header>
        <h1>Che cosa è cambiato</h1>
        <p className="quiet">
          Verdetto segue le regole in vigore dal 25 settembre 2026. Qui trovi, una per una, le regole che molti hanno
          studiato in una forma più vecchia, dal 2014 in poi: com’erano, come sono, da quando. Di alcuni cambiamenti si
          conosce solo l’intervallo: il testo è diverso fra la prima e la seconda data.
        </p>
      </header>
      <Lessons chosen={chosen?.slug} />
      <Ignored asked={lezione} done={chosen !== undefined} kind="una lezione" />
      <p className="quiet count">
        {chosen === undefined ? 'Tutte le lezioni' : `Lezione «${chosen.title.it}»`}: {counted(changes.length)}.
      </p>
      <div className="changes">
        {changes.map((change) => (
          <Change key={change.id} change={change} taught={taughtIn(change)} />
        ))}
      </div>
      <section className="narrow" id="domande-e-risposte-di-prima">
        <h2>Le domande e le risposte di un’altra edizione</h2>
        <p className="said">
          Ogni domanda porta la data delle sue regole, e ogni tua risposta conserva la domanda com’era. Se una regola
          cambia, le risposte già date restano giudicate come allora e contano nei tuoi progressi come prima. Quando
          riapri una risposta vecchia, la spiegazione la scrive il motore di oggi. Una domanda rifatta ha un indirizzo
          nuovo: quello vecchio lo dice e ti offre la domanda più vicina.
        </p>
      </section>
    </div>
  )
}
