import type { RemovedAssignment } from '#lib/db/assignments'
import { ActionForm } from '../../../../../_ui/action-form'
import type { StartAction } from '../../../../../_ui/contracts'
import { theMoment } from '../../../../../_ui/date'

interface RemovedProps {
  readonly action: StartAction
  readonly courseId: string
  readonly removed: readonly RemovedAssignment[]
  /** Whether one was taken away just now. */
  readonly open: boolean
}

/** Assignments that are taken away, each with the button that puts it back. */
export function Removed({ action, courseId, removed, open }: RemovedProps) {
  return (
    <details className="files" open={open}>
      <summary>Compiti eliminati ({removed.length})</summary>
      <ul className="list rows">
        {removed.map(({ id, title, removedAt }) => (
          <li key={id}>
            <p>
              Compito eliminato: <b>{title}</b>
              <span className="quiet small">{theMoment(removedAt)}</span>
            </p>
            <ActionForm
              action={action}
              hidden={[
                ['courseId', courseId],
                ['assignmentId', id],
              ]}
              submit="Rimetti"
              about={title}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
