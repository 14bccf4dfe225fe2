import { randomUUID } from 'node:crypto'
import { tally } from '#lib/italian/site'
import type { SharedErrorDto } from '#lib/server/courses/shared-errors'
import { Link } from '../../../../../_ui/link'
import { WithMana } from '../../../../../_ui/mana/mana'
import { RuleChip } from '../../../../../_ui/rule-chip'
import { act } from './actions'
import { HolderNames } from './holder-names'
import { WaysForm } from './ways-form'

interface SharedErrorsProps {
  readonly courseId: string
  readonly errors: readonly SharedErrorDto[]
}

/** Dots beside a figure, up to so many people. */
const DOTS = 30

/** Errors that a class shares, those of most people first, each with its rules, its lesson, who holds it, and what can be done about it. */
export function SharedErrorList({ courseId, errors }: SharedErrorsProps) {
  return (
    <ol className="held-list">
      {errors.map((error, n) => (
        <li key={error.belief}>
          <SharedError courseId={courseId} error={error} main={n === 0} />
        </li>
      ))}
    </ol>
  )
}

interface SharedErrorProps {
  readonly courseId: string
  readonly error: SharedErrorDto
  /** The first thing to do. */
  readonly main: boolean
}

function SharedError({ courseId, error, main }: SharedErrorProps) {
  const { belief, title, people, of, rules, lesson } = error
  return (
    <article className="held">
      <p className="held-people">
        <b>{people}</b> <span>su {tally(of, 'persona')}</span>
        {of <= DOTS && (
          <span className="dots" aria-hidden="true">
            {Array.from({ length: of }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dots have no names
              <i key={n} className={n < people ? 'on' : ''} />
            ))}
          </span>
        )}
      </p>
      <div>
        <h3>
          <WithMana text={title} />
        </h3>
        <p className="held-rules">
          {rules.map((rule) => (
            <RuleChip key={rule} rule={rule} />
          ))}
          {lesson && (
            <Link href={lesson.href} prefetch={false}>
              {lesson.title}
            </Link>
          )}
        </p>
        <Holders courseId={courseId} error={error} />
      </div>
      <WaysForm
        action={act}
        courseId={courseId}
        about={['belief', belief]}
        title={title}
        pressKey={randomUUID()}
        main={main}
      />
    </article>
  )
}

function Holders({ courseId, error }: Pick<SharedErrorProps, 'courseId' | 'error'>) {
  return (
    <details className="files">
      <summary>
        Chi lo crede<span className="vh">: {error.title}</span>
      </summary>
      <p className="small">
        <HolderNames courseId={courseId} error={error} />.
      </p>
    </details>
  )
}
