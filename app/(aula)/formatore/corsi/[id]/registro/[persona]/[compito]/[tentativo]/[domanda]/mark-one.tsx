import type { PastHandMark } from '#lib/db/decided/hand-marks'
import { ActionForm } from '../../../../../../../../../_ui/action-form'
import { MarkFields } from '../../../../../mark-fields'
import { giveQuestionMark, takeQuestionMarkBack } from '../../../../actions'
import { Decided } from '../../../../decided'
import { sayOf } from '../../../../say-cell'

const sayMark = ({ points }: PastHandMark): string => `Voto a mano: ${sayOf({ points, outOf: 1 })}`

interface MarkOneProps {
  /** Which question of which run of whom, as the fields of the form. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly marked: { readonly computed: number; readonly given: readonly PastHandMark[] }
  /** Why it counts for nobody; null where it counts. */
  readonly leftOut: string | null
}

/** What the question is worth: as it was computed, and beside that by hand, with why. */
export function MarkOne({ fields, marked: { computed, given }, leftOut }: MarkOneProps) {
  const inForce = given.find(({ ended }) => ended === null)
  return (
    <div className="v">
      <div className="plain narrow">
        <section aria-labelledby="voto-della-domanda">
          <h2 id="voto-della-domanda">Quanto vale</h2>
          <p>
            {inForce ? (
              <>
                <b>{sayOf({ points: inForce.points, outOf: 1 })}</b>, voto a mano. Calcolato:{' '}
                {sayOf({ points: computed, outOf: 1 })}.
              </>
            ) : (
              <>
                <b>{sayOf({ points: computed, outOf: 1 })}</b>, come calcolato.
              </>
            )}
            {leftOut !== null && ' Intanto la domanda non conta per nessuno.'}
          </p>
          {given.length > 0 && <Decided given={given} say={sayMark} />}
          <details className="files">
            <summary>{inForce ? 'Cambia il voto di questa domanda' : 'Cambia il voto solo di questa domanda'}</summary>
            <p className="small">
              Il punteggio calcolato resta scritto. Nel totale conta il voto a mano, fuorché per chi ha un voto a mano
              su tutto il compito.
            </p>
            <ActionForm action={giveQuestionMark} hidden={fields} submit="Salva il voto della domanda">
              <MarkFields inForce={inForce} suggested={computed === 1 ? 1 : 0.5} />
            </ActionForm>
            {inForce && (
              <ActionForm
                action={takeQuestionMarkBack}
                hidden={fields}
                submit="Torna al punteggio calcolato"
                className="start"
              />
            )}
          </details>
        </section>
      </div>
    </div>
  )
}
