import { does, tally } from '#lib/italian/site'
import type { OutDto } from '#lib/server/courses/answers'
import { ActionForm } from '../../../../../../../_ui/action-form'
import { TypedArea } from '../../../../../../../_ui/typed-area'
import { TypedChoices } from '../../../../../../../_ui/typed-choices'
import { leaveOut } from '../../../segnalazioni/actions'
import { LeftOutList } from '../../../segnalazioni/left-out-list'

interface NoCountProps {
  readonly courseId: string
  readonly assignmentId: string
  readonly out: OutDto
  /** The question that the page is about, as its address says it. */
  readonly asked: string
}

/** Letting a question of an assignment count for nobody, or all of its model; and counting again. */
export function NoCount({
  courseId,
  assignmentId,
  out: { template, itemId, asked, leftOut },
  asked: at,
}: NoCountProps) {
  const back = `compiti/${assignmentId}/risposte?domanda=${encodeURIComponent(at)}`
  const inForce = leftOut.filter(({ ended }) => ended === null)
  const had = (n: number) => `l’${does('ha', n)} avuta ${tally(n, 'persona')}`
  const one = ['una', `solo questa domanda: ${had(asked.one)}`] as const
  const all = [
    'tutte',
    `tutte quelle dello stesso modello: ne ${does('ha', asked.all)} avuta una ${tally(asked.all, 'persona')}`,
  ] as const
  const choices = inForce.some(({ whole }) => whole)
    ? []
    : [
        ...(itemId !== null && inForce.length === 0 ? [one] : []),
        ...(asked.versions > 1 || itemId === null ? [all] : []),
      ]
  return (
    <section aria-labelledby="conta" className="no-count">
      <h3 id="conta">Non farla contare</h3>
      {leftOut.length > 0 && <LeftOutList courseId={courseId} leftOut={leftOut} back={back} />}
      {choices.length > 0 && (
        <details className="files">
          <summary>Non farla contare per nessuno</summary>
          <p className="small quiet">
            Il punteggio calcolato resta scritto accanto, e puoi tornare indietro. Il motivo lo legge chi ha risposto.
          </p>
          <ActionForm
            action={leaveOut}
            hidden={[
              ['courseId', courseId],
              ['assignmentId', assignmentId],
              ['template', template],
              ['itemId', itemId ?? ''],
              ['back', back],
            ]}
            submit="Non farla contare"
          >
            <TypedChoices name="what" legend="Che cosa non conta" choices={choices} chosen={choices[0]?.[0] ?? ''} />
            <div className="inp">
              <label htmlFor="motivo">Motivo</label>
              <TypedArea id="motivo" name="reason" maxLength={600} />
            </div>
          </ActionForm>
        </details>
      )}
    </section>
  )
}
