import type { AppealDto } from '#lib/server/courses/appeals'
import { ActionForm } from '../../../../../../_ui/action-form'
import { sayMoment } from '../../../../../../_ui/date'
import { TypedArea } from '../../../../../../_ui/typed-area'
import { TypedChoices } from '../../../../../../_ui/typed-choices'
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
      <section aria-labelledby="risposta">
        <h2 id="risposta">{replied === null ? 'La risposta' : 'La risposta data'}</h2>
        <ActionForm
          action={answerAppeal}
          hidden={[...hidden, ['seen', replied === null ? '' : String(replied.at)]]}
          submit="Rispondi"
          main
        >
          <TypedChoices
            name="outcome"
            legend="Chi ha segnalato"
            choices={[
              ['si', 'aveva ragione'],
              ['no', 'non aveva ragione: ecco perché'],
            ]}
            {...(replied === null ? {} : { chosen: replied.upheld ? 'si' : 'no' })}
          />
          <div className="inp">
            <label htmlFor="frase">Una frase per chi ha segnalato</label>
            <TypedArea id="frase" name="reply" maxLength={600} defaultValue={replied?.reply ?? ''} />
          </div>
        </ActionForm>
      </section>
      <section aria-labelledby="passa">
        <h2 id="passa">Passala a chi amministra il sito</h2>
        <p>Per una domanda o una regola sbagliata nel sito. Chi amministra non vede di chi è, e la risposta è sua.</p>
        <ActionForm action={passOn} hidden={hidden} submit="Passa la segnalazione" className="start" />
      </section>
    </>
  )
}
