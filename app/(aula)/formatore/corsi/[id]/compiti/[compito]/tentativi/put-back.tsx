import { ActionForm } from '../../../../../../../_ui/action-form'
import { putBackIn } from './actions'
import type { Wishes } from './asked'

interface PutBackProps {
  readonly courseId: string
  readonly assignmentId: string
  readonly quizId: string
  /** Whose attempt it is, for those who do not see where the button stands. */
  readonly of: string
  /** The attempts that one comes back to; all where none are looked at. */
  readonly wishes?: Wishes
}

/** Has an attempt that was taken out count again: nothing is asked before, since it is as it was then. */
export function PutBack({ courseId, assignmentId, quizId, of, wishes = [] }: PutBackProps) {
  const hidden = [['courseId', courseId], ['assignmentId', assignmentId], ['t', quizId], ...wishes] as const
  return (
    <ActionForm
      action={putBackIn}
      hidden={hidden}
      submit="Rimetti nel conto"
      about={`il tentativo: ${of}`}
      className="start"
    />
  )
}
