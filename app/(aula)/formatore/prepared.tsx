import type { ReactNode } from 'react'
import { ActionForm } from '../../_ui/action-form'
import type { TypedAction } from '../../_ui/contracts'
import { CourseChoice } from '../../_ui/course/course-choice'
import { Link } from '../../_ui/link'
import { TypedInput } from '../../_ui/typed'

interface Course {
  readonly id: string
  readonly title: string
}

interface PreparedProps {
  readonly title: string
  readonly intro: string
  /** Where each of them is. */
  readonly at: string
  /** What was prepared, with a word about each; what was put away is archived. */
  readonly all: readonly {
    readonly id: string
    readonly title: string
    readonly note: ReactNode
    /** More of what it is, under its name. */
    readonly about?: ReactNode
    /** What can be done with it from here. */
    readonly act?: ReactNode
    readonly archived: boolean
  }[]
  /** Which of them are listed, to be chosen. */
  readonly filter?: ReactNode
  /** What those that were put away are called. */
  readonly away: string
  readonly begin: {
    readonly action: TypedAction
    /** For the first one, and for another one. */
    readonly heading: readonly [first: string, another: string]
    readonly label: string
    readonly submit: string
    readonly courseLabel: string
    readonly none: string
  }
  readonly courses: readonly Course[]
  readonly course: Course | null
}

/** What an instructor has prepared, of one kind: the list, the form that begins another one, and what was put away. */
export function Prepared({ title, intro, at, all, filter, away, begin, courses, course }: PreparedProps) {
  const open = all.filter(({ archived }) => !archived)
  const archived = all.filter((each) => each.archived)
  const { action, heading, label, submit, courseLabel, none } = begin
  return (
    <div className="plain narrow">
      <header>
        <p className="crumb">
          <Link href="/formatore">Corsi che tieni</Link>
        </p>
        <h1>{title}</h1>
        <p className="quiet">{intro}</p>
      </header>
      {filter}
      {open.length > 0 && (
        <ul className="list acted">
          {open.map(({ id, title: named, note, about, act }) => (
            <li key={id}>
              <Link href={`${at}/${id}`}>
                {named}
                {about}
                <span className="small quiet">{note}</span>
              </Link>
              {act}
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="nuovo">
        <h2 id="nuovo">{heading[open.length === 0 ? 0 : 1]}</h2>
        <ActionForm action={action} submit={submit} main={open.length === 0}>
          <div className="inp">
            <label htmlFor="titolo">{label}</label>
            <TypedInput id="titolo" name="title" required maxLength={120} autoComplete="off" />
          </div>
          <CourseChoice label={courseLabel} none={none} courses={courses} chosen={course} />
        </ActionForm>
      </section>
      {archived.length > 0 && (
        <details className="files">
          <summary>
            {away} ({archived.length})
          </summary>
          <ul className="list">
            {archived.map(({ id, title: named, about }) => (
              <li key={id}>
                <Link href={`${at}/${id}`}>
                  {named}
                  {about}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
