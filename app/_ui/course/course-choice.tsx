'use client'

import { useTyped } from '../typed'

interface CourseChoiceProps {
  /** With what its other instructors may do, in brackets. */
  readonly label: string
  /** What stands for no course. */
  readonly none: string
  readonly courses: readonly { readonly id: string; readonly title: string }[]
  readonly chosen: { readonly id: string } | null
}

/** The course that something new belongs to, if any; nothing for whoever teaches none. */
export function CourseChoice({ label, none, courses, chosen }: CourseChoiceProps) {
  const typed = useTyped('courseId', chosen?.id ?? '')
  if (courses.length === 0) return null
  return (
    <div className="inp">
      <label htmlFor="corso">{label}</label>
      <select id="corso" name="courseId" key={typed} defaultValue={typed}>
        <option value="">{none}</option>
        {courses.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </div>
  )
}
