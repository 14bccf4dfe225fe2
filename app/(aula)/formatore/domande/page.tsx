import type { Metadata } from 'next'
import { listMyOwn } from '#lib/server/own/list-own'
import { Link } from '../../../_ui/link'
import { Prepared } from '../prepared'
import { Refused } from '../refused'
import { make } from './actions'

export const metadata: Metadata = { title: 'Domande proprie', robots: { index: false } }

interface OwnParams {
  readonly searchParams: Promise<{ readonly corso?: string | readonly string[]; readonly solo?: unknown }>
}

interface CollectionsProps {
  readonly courses: readonly { readonly id: string; readonly title: string }[]
  /** Which collection is on the page: of a course, of nobody else (`mie`), or all. */
  readonly chosen: string | null
}

/** Which questions are listed: all, those of no collection, those of one course. */
function Collections({ courses, chosen }: CollectionsProps) {
  if (courses.length === 0) return null
  const ways = [
    { id: null, said: 'Tutte', to: '' },
    { id: 'mie', said: 'Solo mie', to: '?solo=mie' },
    ...courses.map(({ id, title }) => ({ id, said: title, to: `?corso=${id}` })),
  ]
  return (
    <nav className="tabs" aria-label="Raccolte">
      <ul>
        {ways.map(({ id, said, to }) => (
          <li key={said + to}>
            <Link href={`/formatore/domande${to}`} aria-current={id === chosen ? 'page' : undefined} prefetch={false}>
              {said}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export default async function OwnQuestionsPage({ searchParams }: OwnParams) {
  const { corso, solo } = await searchParams
  const found = await listMyOwn({ courseId: typeof corso === 'string' ? corso : undefined })
  if (!found.ok) return <Refused error={found.error} at="/formatore/domande" />
  const { questions, course, courses } = found.value
  const mine = course === null && solo === 'mie'
  const collection = (id: string | null): string => {
    if (id === null) return 'solo tua'
    const named = courses.find((each) => each.id === id)
    return named ? `nella raccolta di «${named.title}»` : 'nella raccolta di un corso messo via'
  }
  return (
    <Prepared
      title="Domande proprie"
      intro={
        course === null
          ? 'Costruisci una situazione sul tavolo e scegli che cosa chiedere. La risposta la dà il sito, con le regole.'
          : `Le domande del corso «${course.title}».`
      }
      at="/formatore/domande"
      all={questions.flatMap(({ version, courseId, ...own }) => {
        if (mine && courseId !== null) return []
        const written = version === 0 ? 'bozza' : `versione ${version}`
        return [{ ...own, note: course === null ? `${written} · ${collection(courseId)}` : written }]
      })}
      filter={<Collections courses={courses} chosen={course?.id ?? (mine ? 'mie' : null)} />}
      away="Domande messe via"
      begin={{
        action: make,
        heading: ['Costruisci la prima domanda', 'Un’altra domanda'],
        label: 'Titolo, per ritrovarla',
        submit: 'Comincia',
        courseLabel: 'Corso (chi lo tiene vede la domanda)',
        none: 'Nessuno: solo mia',
      }}
      courses={courses}
      course={course}
    />
  )
}
