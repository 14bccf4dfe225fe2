import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getAttended } from '#lib/server/courses/attended'
import { CourseDone } from '../../../_ui/course/course-done'
import { COURSE_IS } from '../../../_ui/course/phases'
import { Link } from '../../../_ui/link'
import { Down } from '../../../_ui/trouble/down'
import { Replies } from '../../segnalazioni/news'
import { Next } from '../next'
import { Privacy } from './privacy'
import { CourseClasses, CourseLessons, Duties } from './work'

export const metadata: Metadata = { title: 'Corso', robots: { index: false } }

interface CourseParams {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Readonly<Record<string, unknown>>>
}

export default async function AttendedCoursePage({ params, searchParams }: CourseParams) {
  const { id } = await params
  const found = await getAttended({ courseId: id })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    return found.error === 'expired-session' ? redirect(`/accedi?da=${encodeURIComponent(`/corsi/${id}`)}`) : notFound()
  }
  const course = found.value
  return (
    <div className="plain narrow">
      <nav className="crumb" aria-label="Percorso">
        <Link href="/corsi">Corsi</Link>
      </nav>
      <header>
        <h1>{course.title}</h1>
        <p className="quiet">Il corso {COURSE_IS[course.phase]}.</p>
      </header>
      <CourseDone of={await searchParams} />
      <Replies n={course.replies} />
      {course.nameless && (
        <p className="notice">
          Chi tiene il corso ti vede con la tua e-mail: <Link href="/account#nome">scrivi il tuo nome</Link>.
        </p>
      )}
      {course.next !== null && <Next next={course.next} />}
      {course.lessons.length + course.duties.length + course.classes.length === 0 && (
        <p>Qui arriveranno lezioni e compiti. Intanto puoi leggere e allenarti come vuoi.</p>
      )}
      <Duties courseId={course.id} duties={course.duties} total={course.total} />
      <CourseLessons lessons={course.lessons} />
      <CourseClasses courseId={course.id} classes={course.classes} />
      <Privacy courseId={course.id} sharesAll={course.sharesAll} />
    </div>
  )
}
