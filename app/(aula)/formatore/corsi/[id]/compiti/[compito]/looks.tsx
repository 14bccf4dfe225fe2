import { Link } from '../../../../../../_ui/link'

interface LooksProps {
  /** The page of the course. */
  readonly course: string
  readonly assignmentId: string
  readonly kind: 'lezioni' | 'esercizio' | 'esame' | 'carta'
}

/** Where what came of an assignment is looked at: reading has neither answers nor attempts, and a paper has them on pages of its own. */
export function Looks({ course, assignmentId, kind }: LooksProps) {
  const own = `${course}/compiti/${assignmentId}`
  const paper = kind === 'carta'
  return (
    <p className="more">
      <Link href={`${course}/compiti`}>Tutti i compiti</Link>
      {paper && <Link href={`${course}/registro`}>Voti nel registro</Link>}
      {paper && (
        <Link href={`${course}/rapporto?compito=${assignmentId}`} prefetch={false}>
          Rapporto dei fogli: che cosa fare
        </Link>
      )}
      {kind !== 'lezioni' && !paper && (
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
