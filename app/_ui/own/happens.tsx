import { useState } from 'react'
import type { EditedView } from '#lib/italian/edited'
import { Table } from '../table/table'
import { Stepper } from '../verdict/stepper'
import { Trace } from '../verdict/trace'

/** The table at every step, as in lessons; where the situation cannot be played, what is wrong, beside the last table that could. */
export function Happens({ told, played }: { readonly told: EditedView; readonly played: EditedView | undefined }) {
  if (told.problems.length === 0) return <Played told={told} />
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
      {played && <Played told={played} />}
    </>
  )
}

function Played({ told }: { readonly told: EditedView }) {
  const [at, setAt] = useState(0)
  const step = Math.min(at, told.steps.length - 1)
  const here = told.steps[step]
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
            at={step + 1}
            of={told.steps.length}
            onMove={(by) => setAt(Math.min(told.steps.length - 1, Math.max(0, step + by)))}
          />
          <Trace
            steps={told.steps}
            texts={{}}
            now={here.n}
            onShow={(n) => setAt(told.steps.findIndex((each) => each.n === n))}
          />
        </>
      )}
    </>
  )
}
