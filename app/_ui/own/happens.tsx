import { useState } from 'react'
import type { EditedView } from '#lib/italian/edited'
import { Table } from '../table/table'
import { Stepper } from '../verdict/stepper'
import { Trace } from '../verdict/trace'

/** The table at every step, as in lessons; or what is wrong with the situation. */
export function Happens({ told }: { readonly told: EditedView }) {
  const [at, setAt] = useState(0)
  if (told.problems.length > 0)
    return (
      <ul className="notice bad" aria-label="Che cosa non va">
        {told.problems.map(({ path, said }) => (
          <li key={`${path}${said}`}>
            {said} <span className="small quiet">({path})</span>
          </li>
        ))}
      </ul>
    )
  const step = Math.min(at, told.steps.length - 1)
  const here = told.steps[step]
  return (
    <>
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
