import type { LeftOutDto } from '#lib/server/courses/left-out'
import { ActionForm } from '../../../../../_ui/action-form'
import { fromMoment, sayMoment } from '../../../../../_ui/date'
import { WithMana } from '../../../../../_ui/mana/mana'
import { letCount } from './actions'

const by = (name: string | null): string => (name === null ? '' : `, ${name}`)

interface LeftOutListProps {
  readonly courseId: string
  readonly leftOut: readonly LeftOutDto[]
  /** The address that the button leads back to, of a page of the course. */
  readonly back: string
  /** Whether each says which assignment it is of. */
  readonly titled?: boolean
}

/** What counts for nobody, with who decided it and when; what counts again stays, struck through. */
export function LeftOutList({ courseId, leftOut, back, titled = false }: LeftOutListProps) {
  return (
    <ul className="list rows">
      {leftOut.map(({ id, assignment, ask, whole, reason, at, by: who, ended }) => (
        <li key={id}>
          <p>
            <Asked ask={ask} whole={whole} struck={ended !== null} />
            <span>Motivo: «{reason}»</span>
            <span className="quiet small">
              {[titled && assignment, `${sayMoment(at)}${by(who)}`].filter(Boolean).join(' · ')}
            </span>
            {ended && (
              <span className="quiet small">
                conta di nuovo {fromMoment(ended.at)}
                {by(ended.by)}
              </span>
            )}
          </p>
          {ended === null && (
            <ActionForm
              action={letCount}
              hidden={[
                ['courseId', courseId],
                ['leftOutId', id],
                ['back', back],
              ]}
              submit="Falla contare di nuovo"
              about={ask ?? ''}
              className="start"
            />
          )}
        </li>
      ))}
    </ul>
  )
}

interface AskedProps {
  readonly ask: string | null
  readonly whole: boolean
  readonly struck: boolean
}

function Asked({ ask, whole, struck }: AskedProps) {
  const said = (
    <>
      {whole && 'Tutte quelle come: '}
      {ask === null ? 'una domanda che è in una tua prova aperta' : <WithMana text={ask} />}
    </>
  )
  return struck ? <s>{said}</s> : <b>{said}</b>
}
