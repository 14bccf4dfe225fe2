import { does, tally } from '#lib/italian/site'
import type { AppealDto, AppealLine } from '#lib/server/courses/appeals'
import { ActionForm } from '../../../../../../_ui/action-form'
import { sayMoment, theMoment } from '../../../../../../_ui/date'
import { Link } from '../../../../../../_ui/link'
import { type LeaveOut, ReplyForm } from '../../../../../../(studio)/segnala/reply-form'
import { answerAppeal, passOn } from '../actions'
import { sayTogether, togetherAt } from '../appeal-lines'

type Replied = NonNullable<AppealDto['appeal']['replied']>

function Told({ replied }: { readonly replied: Replied }) {
  return (
    <>
      <p>
        <b>{replied.upheld ? 'Aveva ragione' : 'Ecco perché no'}</b>
      </p>
      <p className="told-reply">{replied.reply}</p>
      <p className="small quiet">
        {sayMoment(replied.at)} · {replied.byCourse ? 'chi tiene il corso' : 'chi amministra il sito'}
      </p>
    </>
  )
}

/** What may be let not count together with the reply; nothing where it was met in no assignment, or nothing of it is left to count. */
function leavingOut(
  { appeal: { assignment }, asked, leftOut }: AppealDto,
  also: readonly AppealLine[],
): LeaveOut | undefined {
  if (assignment === null || asked === null) return undefined
  // Of another assignment nothing is said here: there it is let not count by itself.
  if (also.some((other) => other.assignment?.id !== assignment.id)) return undefined
  const inForce = leftOut.filter(({ ended }) => ended === null)
  const whole = inForce.some((each) => each.whole)
  const [one, all] = [inForce.length === 0, !whole && asked.versions > 1]
  if (!one && !all) return undefined
  const had = (n: number, verb: string) => `${verb} ${tally(n, 'persona')}`
  const people = [
    `la domanda l’${had(asked.one, `${does('ha', asked.one)} avuta`)}`,
    all && `una dello stesso modello l’${had(asked.all, `${does('ha', asked.all)} avuta`)}`,
  ].filter(Boolean)
  return {
    ...{ counts: one, one, all },
    about: `In «${assignment.title}» ${people.join(', ')}. Di ciò che non conta la tua frase è anche il motivo che leggono tutti; il punteggio calcolato resta scritto accanto, e puoi tornare indietro.`,
  }
}

interface AnswerProps {
  readonly of: AppealDto
  /** Whether the reply is for all that wait and are about the same. */
  readonly all: boolean
}

/** The reply to a report, or its form, which may be for all that are about the same; and passing it on. What was passed on is replied to by administrators. */
export function Answer({ of, all }: AnswerProps) {
  const { course, appeal, together } = of
  const also = all ? together : []
  const { replied, passedAt } = appeal
  const hidden = [
    ['courseId', course.id],
    ['reportId', appeal.id],
  ] as const
  if (passedAt !== null)
    return (
      <section aria-labelledby="risposta">
        <h2 id="risposta">La risposta</h2>
        {replied && <Told replied={replied} />}
        <p className="notice">
          È passata a chi amministra il sito {theMoment(passedAt)}
          {(replied === null || replied.byCourse) && ': la risposta comparirà anche qui'}.
        </p>
      </section>
    )
  return (
    <>
      <ReplyForm
        action={answerAppeal}
        hidden={[
          ...hidden,
          ['seen', replied === null ? '' : String(replied.at)],
          ['also', also.map(({ id }) => id).join(',')],
        ]}
        replied={replied}
        leaveOut={leavingOut(of, also)}
        submit={all ? sayTogether(also.length + 1) : 'Rispondi'}
      />
      {!all && <Together of={of} />}
      {all ? null : (
        <section aria-labelledby="passa">
          <h2 id="passa">Passala a chi amministra il sito</h2>
          <p>Per una domanda o una regola sbagliata nel sito. Chi amministra non vede di chi è, e la risposta è sua.</p>
          <ActionForm action={passOn} hidden={hidden} submit="Passa la segnalazione" className="start" />
        </section>
      )}
    </>
  )
}

/** That others wait and are about the same, with the way to one reply for all. */
function Together({ of: { course, appeal, together } }: Pick<AnswerProps, 'of'>) {
  const n = together.length
  if (n === 0) return null
  const others = n === 1 ? 'aspetta un’altra segnalazione' : `aspettano altre ${n} segnalazioni`
  return (
    <p>
      {appeal.of === 'question' ? 'Sulla stessa domanda' : 'Sullo stesso passo'} {others}.{' '}
      <Link href={togetherAt(course.id, appeal.id)} prefetch={false}>
        {sayTogether(n + 1)}
      </Link>
    </p>
  )
}
