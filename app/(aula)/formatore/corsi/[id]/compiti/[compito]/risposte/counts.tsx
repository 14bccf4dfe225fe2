import { Fragment } from 'react'
import { ANSWER_MARKS, tally } from '#lib/italian/site'
import type { AnswerCount } from '#lib/server/courses/answer-counts'
import { Link } from '../../../../../../../_ui/link'
import { WithMana } from '../../../../../../../_ui/mana/mana'

interface CountsProps {
  readonly counts: readonly AnswerCount[]
  /** Where each person's answer is: the gradebook of the course, and the assignment. */
  readonly book: string
  readonly assignmentId: string
}

/** More names than these are one press away. */
const SEEN = 12

/** How many answered what, or made which error, with their names: each leads to that answer. */
export function Counts({ counts, book, assignmentId }: CountsProps) {
  return (
    <ul className="list rows">
      {counts.map((count) => (
        <li key={keyOf(count)}>
          <div>
            <p>
              <span>
                <b className="num">{count.times}</b> <Whose count={count} />
                <Said count={count} />
              </span>
            </p>
            <Names people={count.people} book={book} assignmentId={assignmentId} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Of an error: it is answers that are counted here, which is not how many believe it now. */
const Whose = ({ count: { said, beliefs, times, people } }: { readonly count: AnswerCount }) =>
  said === null && beliefs.length > 0 ? `${answers(times)} di ${tally(people.length, 'persona')}: ` : null

const keyOf = ({ mark, said, beliefs }: AnswerCount): string =>
  `${mark} ${said} ${beliefs.map(({ id }) => id).join(' ')}`

function Said({ count: { mark, said, beliefs, times } }: { readonly count: AnswerCount }) {
  const errors = beliefs.map(({ id, title }) => (
    <Fragment key={id}>
      {said !== null && ' Crede che: '}
      <WithMana text={title} />
    </Fragment>
  ))
  if (said === null) return errors.length > 0 ? errors : mark && WORDS[mark](times)
  return (
    <>
      {mark !== 'gaveUp' && mark !== null && `${KINDS[mark](times)}: `}
      <WithMana text={said} />
      {errors.length > 0 && <span className="quiet small">{errors}</span>}
    </>
  )
}

const answers = (n: number): string => (n === 1 ? 'risposta' : 'risposte')

/** Answers of one kind after their number: «5 risposte sbagliate». */
const KINDS = {
  right: (n: number) => `${answers(n)} ${n === 1 ? 'giusta' : 'giuste'}`,
  wrong: (n: number) => `${answers(n)} ${n === 1 ? 'sbagliata' : 'sbagliate'}`,
  wrongReason: (n: number) => `${answers(n)} con ${ANSWER_MARKS.wrongReason}`,
} as const

/** Answers to several questions that betray no error, by how they went. */
const WORDS = {
  right: (n: number) => (n === 1 ? 'giusta' : 'giuste'),
  wrong: (n: number) => (n === 1 ? 'sbagliata, senza un errore conosciuto' : 'sbagliate, senza un errore conosciuto'),
  wrongReason: KINDS.wrongReason,
  gaveUp: () => 'non lo so',
} as const

function Names({
  people,
  book,
  assignmentId,
}: { readonly people: AnswerCount['people'] } & Omit<CountsProps, 'counts'>) {
  if (people.length === 0) return null
  const names = (
    <p className="small">
      <span>
        {people.map(({ userId, name, times, quizId, position }, n) => (
          <Fragment key={userId}>
            {n > 0 && ', '}
            <Link href={`${book}/${userId}/${assignmentId}/${quizId}/${position}`} prefetch={false}>
              {name}
            </Link>
            {times > 1 && ` (${times})`}
          </Fragment>
        ))}
      </span>
    </p>
  )
  return people.length <= SEEN ? (
    names
  ) : (
    <details className="files">
      <summary>{tally(people.length, 'persona')}</summary>
      {names}
    </details>
  )
}
