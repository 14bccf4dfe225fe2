import { randomUUID } from 'node:crypto'
import { does, tally } from '#lib/italian/site'
import type { SharedErrorDto } from '#lib/server/courses/shared-errors'
import { Link } from '../../../../../_ui/link'
import { WithMana } from '../../../../../_ui/mana/mana'
import { RuleChip } from '../../../../../_ui/rule-chip'
import { act } from './actions'
import { WaysForm } from './ways-form'

interface SharedErrorsProps {
  readonly courseId: string
  readonly errors: readonly SharedErrorDto[]
}

/** Names before the rest of them is a number. */
const NAMED = 40

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
        <Holders error={error} />
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

function Holders({ error: { people, names, title } }: { readonly error: SharedErrorDto }) {
  const others = people - Math.min(names.length, NAMED)
  return (
    <details className="files">
      <summary>
        Chi lo crede<span className="vh">: {title}</span>
      </summary>
      <p className="small">
        {names.slice(0, NAMED).join(', ')}
        {others > 0 && names.length > 0 && ' e '}
        {others > 0 && `${tally(others, 'persona')} che qui non ${does('ha', others)} un nome`}.
      </p>
    </details>
  )
}
