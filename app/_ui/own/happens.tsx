import { useState } from 'react'
import type { EditedView } from '#lib/italian/edited'
import { Table } from '../table/table'
import { Stepper } from '../verdict/stepper'
import { Trace } from '../verdict/trace'
import { momentOf } from './moment'

/**
 * The table at every step, as in lessons; where the situation cannot be played, what is wrong, beside the last table that could. With each
 * change it goes to where that comes to bear.
 */
export function Happens({ told, played }: { readonly told: EditedView; readonly played: EditedView | undefined }) {
  const fine = told.problems.length === 0
  const shown = fine ? told : played
  const [{ steps, at }, setShown] = useState<Shown>({ steps: NONE, at: 0 })
  if (shown !== undefined && shown.steps !== steps)
    setShown({ steps: shown.steps, at: momentOf(steps, shown.steps, at) })
  const table = shown && <Played told={shown} at={at} onShow={(n) => setShown({ steps, at: n })} />
  if (fine) return table
  return (
    <>
      <div className="notice bad" role="status">
        <ul aria-label="Che cosa manca">
          {told.problems.map(({ path, where, said }) => (
            <li key={`${path}${said}`}>
              <b>{where}</b>: {said}
            </li>
          ))}
        </ul>
        {played && <p className="small">Il tavolo qui sotto è quello di prima dell’ultima modifica.</p>}
      </div>
      {table}
    </>
  )
}

interface Shown {
  readonly steps: EditedView['steps']
  /** The place of the one on show. */
  readonly at: number
}

const NONE: EditedView['steps'] = []

interface PlayedProps {
  readonly told: EditedView
  readonly at: number
  readonly onShow: (at: number) => void
}

function Played({ told, at, onShow }: PlayedProps) {
  const here = told.steps[at]
  return (
    <>
      {told.exhausted !== undefined && <p className="notice bad">{told.exhausted}</p>}
      {told.stuck && <p className="notice bad">Nessuna regola dice come si va avanti da qui.</p>}
      {told.begins && here === undefined && (
        <Table table={told.begins} variant="compact" label="Il tavolo all’inizio" />
      )}
      {here !== undefined && (
        <>
          <Table table={here.table} variant="compact" label={`Il tavolo al passo ${here.n}`} />
          <Stepper
            at={at + 1}
            of={told.steps.length}
            onMove={(by) => onShow(Math.min(told.steps.length - 1, Math.max(0, at + by)))}
          />
          <Trace
            steps={told.steps}
            texts={{}}
            now={here.n}
            onShow={(n) => onShow(told.steps.findIndex((each) => each.n === n))}
          />
        </>
      )}
    </>
  )
}
