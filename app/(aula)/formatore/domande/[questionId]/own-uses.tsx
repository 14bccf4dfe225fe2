import { ActionForm } from '../../../../_ui/action-form'
import { CourseChoice } from '../../../../_ui/course/course-choice'
import { Link } from '../../../../_ui/link'
import { LiveNow } from '../../sessioni/subito/live-now'
import { duplicate, share } from '../actions'

interface CourseName {
  readonly id: string
  readonly title: string
}

interface OwnUsesProps {
  readonly questionId: string
  /** Whether there is a version to be asked. */
  readonly asked: boolean
  /** Whether it has just been moved. */
  readonly moved: boolean
  readonly course: CourseName | null
  /** Where whoever looks may move it; null for somebody else's. */
  readonly moves: readonly CourseName[] | null
  readonly others: readonly { readonly id: string; readonly title: string; readonly version: number }[]
}

/** What can be done with a question beside writing it: tried as a student, taken further, shared. */
export function OwnUses({ questionId, asked, moved, course, moves, others }: OwnUsesProps) {
  const hidden = [['questionId', questionId]] as const
  return (
    <>
      <section aria-labelledby="poi">
        <h2 id="poi">E poi</h2>
        <div className="acts">
          {asked && (
            <>
              <LiveNow what="ownId" id={questionId} />
              <Link className="btn" href={`/formatore/domande/${questionId}/prova`} prefetch={false}>
                Provala come studente
              </Link>
            </>
          )}
          <ActionForm
            action={duplicate}
            hidden={[...hidden, ['what', 'situation']]}
            submit="Un’altra domanda su questa situazione"
            className="start"
          />
          <ActionForm action={duplicate} hidden={[...hidden, ['what', 'all']]} submit="Duplica" className="start" />
        </div>
        {others.length > 0 && (
          <>
            <h3>Altre domande sulla stessa situazione</h3>
            <ul className="list">
              {others.map(({ id, title, version }) => (
                <li key={id}>
                  <Link href={`/formatore/domande/${id}`} prefetch={false}>
                    {title}
                    <span className="small quiet">{version === 0 ? 'bozza' : `versione ${version}`}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section aria-labelledby="raccolta">
        <h2 id="raccolta">Chi la vede</h2>
        {moved && (
          <p className="notice" role="status">
            {course === null ? 'Ora la domanda è solo tua.' : `Ora la domanda è nella raccolta di «${course.title}».`}
          </p>
        )}
        <p>
          {course === null ? (
            'Per ora solo chi l’ha scritta.'
          ) : (
            <>
              È nella raccolta di «{course.title}»: chi tiene il corso la apre, la cambia e la mette nei mazzi.{' '}
              <Link href={`/formatore/domande?corso=${course.id}`}>Guarda la raccolta</Link>
            </>
          )}
        </p>
        {moves !== null && moves.length > 0 && (
          <ActionForm action={share} hidden={hidden} submit="Sposta">
            <CourseChoice
              label="Raccolta (la vede chi tiene quel corso con te)"
              none="Nessuna: solo mia"
              courses={moves}
              chosen={course}
            />
          </ActionForm>
        )}
      </section>
    </>
  )
}
