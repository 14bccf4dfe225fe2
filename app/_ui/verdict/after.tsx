import type { VerdictView } from '#lib/italian/views'
import type { StartAction } from '../contracts'
import { Link } from '../link'
import { Pending } from '../pending'
import { goingOn } from '../question/arrival'
import { StartForm } from '../start-form'

export interface AfterProps {
  /** The next question, or the result of the quiz. Answers to N. */
  readonly next?: { readonly href: string; readonly label: string }
  /** Where one came from, where going on is not the only way. */
  readonly back?: { readonly href: string; readonly label: string }
  /** Goes to another question on the same point. */
  readonly another?: StartAction
  /** What the question is called: `itemId`, or `quizId` and `position`. */
  readonly point: Readonly<Record<string, string>>
}

/** What to do after a verdict: go on, or stay on the point. After a mistake, staying is the main thing to do. */
export function After({
  next,
  back,
  another,
  point,
  verdict,
  place,
}: AfterProps & { readonly verdict: VerdictView; readonly place: 'quiz' | 'page' }) {
  const belief = verdict.beliefs[0]?.id
  const stay = another !== undefined && !verdict.right
  return (
    <div className={place === 'quiz' ? 'bar next thumb' : 'bar next'}>
      {next !== undefined && (
        <Link className={stay ? 'btn' : 'btn main'} href={next.href} onNavigate={goingOn} data-next>
          {next.label} <kbd className="hint">N</kbd>
          <Pending />
        </Link>
      )}
      {back !== undefined && (
        <Link className="btn" href={back.href}>
          {back.label}
        </Link>
      )}
      {another !== undefined && (
        <StartForm
          action={another}
          fields={[...Object.entries(point), ...(belief === undefined ? [] : [['belief', belief] as const])]}
          className={stay || next === undefined ? 'btn main' : 'btn'}
          asks
        >
          Un’altra domanda su questo punto
        </StartForm>
      )}
    </div>
  )
}
