import type { ReactNode } from 'react'
import { Link } from '../../../../_ui/link'
import { CourseTabs } from './course-tabs'
import { WaitingIn } from './waiting'

interface HeadProps {
  readonly course: { readonly id: string; readonly title: string }
  readonly title: ReactNode
}

/** The head of a page that belongs to a course, with the way back to it and to its other pages. */
export function CourseHead({ course, title }: HeadProps) {
  return (
    <>
      <nav className="crumb" aria-label="Percorso">
        <Link href="/formatore">Corsi che tieni</Link>
        <span aria-hidden="true">/</span>
        <Link href={`/formatore/corsi/${course.id}`}>{course.title}</Link>
      </nav>
      <header>
        <h1>{title}</h1>
      </header>
      <CourseTabs courseId={course.id} waiting={<WaitingIn courseId={course.id} />} />
    </>
  )
}
