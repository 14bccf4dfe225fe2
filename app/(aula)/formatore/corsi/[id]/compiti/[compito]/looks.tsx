import { isGiven } from '#lib/courses/index'
import type { AssignmentKind } from '#lib/db/tasks'
import { Link } from '../../../../../../_ui/link'

interface LooksProps {
  /** The page of the course. */
  readonly course: string
  readonly assignmentId: string
  readonly kind: AssignmentKind
}

/** Where what came of an assignment is looked at: reading has neither answers nor attempts, a paper has them on pages of its own, and what is marked by hand has none. */
export function Looks({ course, assignmentId, kind }: LooksProps) {
  const own = `${course}/compiti/${assignmentId}`
  const given = isGiven(kind)
  return (
    <p className="more">
      <Link href={`${course}/compiti`}>Tutti i compiti</Link>
      {given && <Link href={`${course}/registro`}>Voti nel registro</Link>}
      {kind !== 'lezioni' && (
        <Link href={`${own}/voti`} prefetch={false}>
          Dai i voti a più persone
        </Link>
      )}
      {kind === 'carta' && (
        <Link href={`${course}/rapporto?compito=${assignmentId}`} prefetch={false}>
          Rapporto dei fogli: che cosa fare
        </Link>
      )}
      {kind !== 'lezioni' && !given && (
        <>
          <Link href={`${own}/risposte`} prefetch={false}>
            Tutte le risposte
          </Link>
          <Link href={`${own}/tentativi`} prefetch={false}>
            Tentativi: quando, quanto tempo, quanti punti
          </Link>
        </>
      )}
    </p>
  )
}
