import { randomUUID } from 'node:crypto'
import { sayHeldOf } from '#lib/italian/site'
import type { SharedErrorDto } from '#lib/server/courses/shared-errors'
import { ActionForm } from '../../../../../_ui/action-form'
import { theShortDay } from '../../../../../_ui/date'
import { Link } from '../../../../../_ui/link'
import { WithMana } from '../../../../../_ui/mana/mana'
import { RuleChip } from '../../../../../_ui/rule-chip'
import { act, giveToOthers } from './actions'
import { HolderNames } from './holder-names'
import { WaysForm } from './ways-form'

interface SharedErrorsProps {
  readonly courseId: string
  readonly errors: readonly SharedErrorDto[]
}

/** Errors that stand open; of a class that shares more, the others are folded: they are of the fewest people. */
const OPEN = 12

/** Dots beside a figure, up to so many people. */
const DOTS = 30

/** Errors that a class shares, those of most people first, each with its rules, its lesson, who holds it, and what can be done about it; of very many the last are folded. */
export function SharedErrorList({ courseId, errors }: SharedErrorsProps) {
  const more = errors.slice(OPEN)
  return (
    <>
      <ol className="held-list">
        {errors.slice(0, OPEN).map((error, n) => (
          <li key={error.belief}>
            <SharedError courseId={courseId} error={error} main={n === 0} />
          </li>
        ))}
      </ol>
      {more.length > 0 && (
        <details className="files">
          <summary>{more.length === 1 ? 'Un altro errore' : `Altri ${more.length} errori`}</summary>
          <FoldedErrors courseId={courseId} errors={more} start={OPEN + 1} />
        </details>
      )}
    </>
  )
}

/** The same errors in a fold, of which none is the first thing to do. */
export const FoldedErrors = ({ courseId, errors, start }: SharedErrorsProps & { readonly start?: number }) => (
  <ol className="held-list" start={start}>
    {errors.map((error) => (
      <li key={error.belief}>
        <SharedError courseId={courseId} error={error} main={false} />
      </li>
    ))}
  </ol>
)

interface SharedErrorProps {
  readonly courseId: string
  readonly error: SharedErrorDto
  /** The first thing to do. */
  readonly main: boolean
}

function SharedError({ courseId, error, main }: SharedErrorProps) {
  const { belief, title, people, of, few, rules, lesson, review, waiting } = error
  const given = review && `/formatore/corsi/${courseId}/compiti/${review.assignmentId}`
  return (
    <article className="held">
      <p className="held-people">
        <b>{people}</b> <span>{sayHeldOf(error)}</span>
        {few && <span className="held-few">poche persone: {`${people} su ${of}`}</span>}
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
        {review && given && (
          <p className="held-rules">
            <Link href={given} prefetch={false}>
              Ripasso dato {theShortDay(review.at)}: {review.done} su {review.of}{' '}
              {review.done === 1 ? 'fatto' : 'fatti'}, {review.corrected}{' '}
              {review.corrected === 1 ? 'corretto' : 'corretti'}
            </Link>
            {!review.dated && review.done < review.of && (
              <Link href={`${given}#quando`} prefetch={false}>
                senza scadenza: aggiungila<span className="vh"> al ripasso su: {title}</span>
              </Link>
            )}
          </p>
        )}
        {review && review.newcomers > 0 && (
          <ActionForm
            action={giveToOthers}
            hidden={[
              ['courseId', courseId],
              ['assignmentId', review.assignmentId],
            ]}
            submit={`Dallo anche a ${review.newcomers === 1 ? '1 persona nuova' : `${review.newcomers} persone nuove`}`}
            about={`: il ripasso su: ${title}`}
            className="start"
          />
        )}
        <Holders courseId={courseId} error={error} />
      </div>
      <WaysForm
        action={act}
        courseId={courseId}
        about={['belief', belief]}
        title={title}
        pressKey={randomUUID()}
        main={main}
        waiting={waiting}
        review={given && review.done < review.of ? given : undefined}
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
