import type { ReportPerson } from '#lib/server/classroom/report'
import { Link } from '../../../../../_ui/link'

interface PersonProps {
  readonly person: ReportPerson
  /** The course of the session. */
  readonly courseId: string | null
}

/** Somebody who played, by their nickname, with the name of whoever is of the course: a student's leads to what they did in it. */
export function Person({ person: { nickname, name, studentId }, courseId }: PersonProps) {
  const called = (
    <>
      {nickname}
      {name !== null && name !== nickname && <span className="quiet small"> {name}</span>}
    </>
  )
  if (studentId === null || courseId === null) return called
  return (
    <Link href={`/formatore/corsi/${courseId}/registro/${studentId}`} prefetch={false}>
      {called}
    </Link>
  )
}
