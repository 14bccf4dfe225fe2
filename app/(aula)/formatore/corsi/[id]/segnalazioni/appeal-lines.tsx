import type { AppealLine } from '#lib/server/courses/appeals'
import { sayDate } from '../../../../../_ui/date'
import { Link } from '../../../../../_ui/link'
import { KINDS } from '../../../../../(studio)/segnala/kinds'

/** What became of one, in words; nothing while it waits. */
function sayState({ replied, passedAt }: AppealLine): string {
  const answer = replied && (replied.upheld ? 'aveva ragione' : 'ecco perché no')
  return [answer, passedAt !== null && 'passata a chi amministra il sito'].filter(Boolean).join(' · ')
}

interface AppealLinesProps {
  readonly courseId: string
  readonly appeals: readonly AppealLine[]
}

/** Reports of a course, each with where it was met. */
export function AppealLines({ courseId, appeals }: AppealLinesProps) {
  return (
    <ul className="list">
      {appeals.map((appeal) => (
        <li key={appeal.id}>
          <Link href={`/formatore/corsi/${courseId}/segnalazioni/${appeal.id}`} prefetch={false}>
            <span>
              «{appeal.sentence}»
              <span className="quiet small report-line">
                {[
                  sayDate(appeal.createdAt),
                  KINDS[appeal.kind],
                  appeal.attempt?.name,
                  appeal.assignment?.title,
                  sayState(appeal),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
