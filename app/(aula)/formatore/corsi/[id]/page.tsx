import type { Metadata } from 'next'
import { getTaught } from '#lib/server/courses/get-taught'
import { Link } from '../../../../_ui/link'
import { Done } from '../../../../(studio)/account/done'
import { PHASES } from '../../phases'
import { Refused } from '../../refused'

export const metadata: Metadata = { title: 'Corso', robots: { index: false } }

interface CourseParams {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

export default async function TaughtCoursePage({ params, searchParams }: CourseParams) {
  const { id } = await params
  const found = await getTaught({ courseId: id })
  if (!found.ok) return <Refused error={found.error} at={`/formatore/corsi/${id}`} />
  const course = found.value
  return (
    <div className="plain narrow">
      <nav className="crumb" aria-label="Percorso">
        <Link href="/formatore">Corsi che tieni</Link>
      </nav>
      <header>
        <h1>{course.title}</h1>
        <p className="quiet">{PHASES[course.phase]}</p>
      </header>
      <Done of={await searchParams} />
      <ul className="list">
        <li>
          <Link href={`/formatore/sessioni?corso=${course.id}`}>Sessioni dal vivo</Link>
        </li>
        <li>
          <Link href={`/formatore/mazzi?corso=${course.id}`}>Mazzi</Link>
        </li>
        <li>
          <Link href={`/formatore/domande?corso=${course.id}`}>Domande proprie</Link>
        </li>
      </ul>
    </div>
  )
}
