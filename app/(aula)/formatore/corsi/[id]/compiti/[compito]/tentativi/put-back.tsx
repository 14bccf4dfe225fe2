import { ActionForm } from '../../../../../../../_ui/action-form'
import { putBackIn } from './actions'

interface PutBackProps {
  readonly courseId: string
  readonly assignmentId: string
  readonly quizId: string
  /** Whose attempt it is, for those who do not see where the button stands. */
  readonly of: string
}

/** Has an attempt that was taken out count again: nothing is asked before, since it is as it was then. */
export function PutBack({ courseId, assignmentId, quizId, of }: PutBackProps) {
  const hidden = [
    ['courseId', courseId],
    ['assignmentId', assignmentId],
    ['t', quizId],
  ] as const
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
