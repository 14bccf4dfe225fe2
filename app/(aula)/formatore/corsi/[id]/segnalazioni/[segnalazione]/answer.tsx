import type { AppealDto } from '#lib/server/courses/appeals'
import { ActionForm } from '../../../../../../_ui/action-form'
import { sayMoment } from '../../../../../../_ui/date'
import { ReplyForm } from '../../../../../../(studio)/segnala/reply-form'
import { answerAppeal, passOn } from '../actions'

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

/** The reply to a report, or its form; and passing it on. What was passed on is replied to by administrators. */
export function Answer({ of: { course, appeal } }: { readonly of: AppealDto }) {
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
          È passata a chi amministra il sito il {sayMoment(passedAt)}
          {(replied === null || replied.byCourse) && ': la risposta comparirà anche qui'}.
        </p>
      </section>
    )
  return (
    <>
      <ReplyForm
        action={answerAppeal}
        hidden={[...hidden, ['seen', replied === null ? '' : String(replied.at)]]}
        replied={replied}
      />
      <section aria-labelledby="passa">
        <h2 id="passa">Passala a chi amministra il sito</h2>
        <p>Per una domanda o una regola sbagliata nel sito. Chi amministra non vede di chi è, e la risposta è sua.</p>
        <ActionForm action={passOn} hidden={hidden} submit="Passa la segnalazione" className="start" />
      </section>
    </>
  )
}
