import { tally } from '#lib/italian/site'
import type { AppealLine } from '#lib/server/courses/appeals'
import { sayMoment } from '../../../../../_ui/date'
import { Link } from '../../../../../_ui/link'
import { WithMana } from '../../../../../_ui/mana/mana'
import { KINDS } from '../../../../../(studio)/segnala/kinds'

const PLACES = { session: 'sessione', sheet: 'foglio' } as const

/** Where it was met, in words; of a lesson its title is what it is about. */
const sayPlace = ({ assignment, at }: AppealLine): string | null =>
  assignment ? `compito «${assignment.title}»` : at && `${PLACES[at.in]} «${at.title}»`

/** What became of one, in words; nothing while it waits. */
function sayState({ replied, passedAt }: AppealLine): string {
  const answer = replied && (replied.upheld ? 'aveva ragione' : 'ecco perché no')
  return [answer, passedAt !== null && 'passata a chi amministra il sito'].filter(Boolean).join(' · ')
}

/** Where and when, by whom, why, and what became of it. */
const sayRest = (appeal: AppealLine): string =>
  [sayPlace(appeal), sayMoment(appeal.createdAt), appeal.attempt?.name, KINDS[appeal.kind], sayState(appeal)]
    .filter(Boolean)
    .join(' · ')

interface AppealLinesProps {
  readonly courseId: string
  /** All that wait, or some of those or of others. */
  readonly appeals: readonly AppealLine[]
  /** Whether those of a row that wait can be replied to together: only where none of them is left out. */
  readonly together?: boolean
}

/** Reports of a course by what they are about, in the words that were read, each with where it was met: several on the same question are one row. */
export function AppealLines({ courseId, appeals, together = false }: AppealLinesProps) {
  const subjects = [...new Set(appeals.map(({ subject }) => subject))]
  return (
    <ul className="list rows">
      {subjects.map((subject) => {
        const own = appeals.filter((appeal) => appeal.subject === subject)
        return (
          <li key={subject}>
            <div className="appealed">
              <About appeals={own} />
              <Sentences courseId={courseId} appeals={own} />
              {together && own.length > 1 && (
                <p>
                  <Link href={togetherAt(courseId, own[0]?.id ?? '')} prefetch={false}>
                    {sayTogether(own.length)}
                    <span className="vh">: {own[0]?.about}</span>
                  </Link>
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** The page on which one reply is written for all that wait and are about the same. */
export const togetherAt = (courseId: string, id: string): string =>
  `/formatore/corsi/${courseId}/segnalazioni/${id}?tutte=1`

/** What the link to it and its button say. */
export const sayTogether = (n: number): string => `Rispondi a tutte e ${n}`

/** What each says, with a link to it, and where, when and by whom it was written. */
export const Sentences = ({ courseId, appeals }: Pick<AppealLinesProps, 'courseId' | 'appeals'>) =>
  appeals.map((appeal) => (
    <p key={appeal.id}>
      <Link href={`/formatore/corsi/${courseId}/segnalazioni/${appeal.id}`} prefetch={false}>
        «{appeal.sentence}»
      </Link>
      <span className="quiet small report-line">{sayRest(appeal)}</span>
    </p>
  ))

/** The question that one is about, or its lesson. */
export const SayAbout = ({ of }: { readonly of: Pick<AppealLine, 'of' | 'about'> }) =>
  of.of === 'lesson' ? `Lezione «${of.about}»` : <WithMana text={of.about} />

function About({ appeals }: Pick<AppealLinesProps, 'appeals'>) {
  const [first] = appeals
  if (!first) return null
  return (
    <p>
      <b>
        <SayAbout of={first} />
      </b>
      {appeals.length > 1 && <span className="small report-line">{tally(appeals.length, 'segnalazione')}</span>}
    </p>
  )
}
