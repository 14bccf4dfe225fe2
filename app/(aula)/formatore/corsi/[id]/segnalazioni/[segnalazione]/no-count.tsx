import { tally } from '#lib/italian/site'
import type { AppealDto } from '#lib/server/courses/appeals'
import { ActionForm } from '../../../../../../_ui/action-form'
import { TypedArea } from '../../../../../../_ui/typed-area'
import { TypedChoices } from '../../../../../../_ui/typed-choices'
import { leaveOut } from '../actions'
import { LeftOutList } from '../left-out-list'

/** Letting the question not count for anybody in the assignment that it was met in; nothing where it was met elsewhere. */
export function NoCount({ of: { course, appeal, asked, leftOut } }: { readonly of: AppealDto }) {
  const { assignment } = appeal
  if (assignment === null || asked === null) return null
  const inForce = leftOut.filter(({ ended }) => ended === null)
  const one = ['una', `solo questa domanda: l’ha avuta ${tally(asked.one, 'persona')}`] as const
  const all = ['tutte', `tutte quelle dello stesso modello: le ha avute ${tally(asked.all, 'persona')}`] as const
  const choices = inForce.length === 0 ? [one, all] : [all]
  return (
    <section aria-labelledby="conta" className="no-count">
      <h2 id="conta">Non farla contare</h2>
      <p>
        In «{assignment.title}» la domanda non conta più per nessuno. Il punteggio calcolato resta scritto accanto, e
        puoi tornare indietro.
      </p>
      {leftOut.length > 0 && <LeftOutList courseId={course.id} leftOut={leftOut} back={`segnalazioni/${appeal.id}`} />}
      {!inForce.some(({ whole }) => whole) && (
        <ActionForm
          action={leaveOut}
          hidden={[
            ['courseId', course.id],
            ['reportId', appeal.id],
          ]}
          submit="Non farla contare"
        >
          <TypedChoices name="what" legend="Che cosa non conta" choices={choices} chosen={choices[0]?.[0] ?? ''} />
          <div className="inp">
            <label htmlFor="motivo">Motivo: lo legge chi ha già risposto</label>
            <TypedArea id="motivo" name="reason" maxLength={600} />
          </div>
        </ActionForm>
      )}
    </section>
  )
}
