'use client'

import { useState } from 'react'
import type { Json } from '#lib/base/json'
import type { EditedView } from '#lib/italian/edited'
import { ActionForm } from '../action-form'
import type { StartAction } from '../contracts'
import { sayFailure } from '../failures'
import { KnobBoard } from '../sandbox/knob-board'
import { Table } from '../table/table'
import { Stepper } from '../verdict/stepper'
import { Trace } from '../verdict/trace'
import { ActionsPart } from './actions-part'
import { ChoicesPart } from './choices-part'
import { ObjectsPart } from './objects-part'
import { ProbePart } from './probe-part'
import { entriesOf } from './situation'
import { TurnPart } from './turn-part'
import { type KeepAction, type Kept, useDraftKept, type Written } from './use-draft-kept'
import { useTold } from './use-told'

interface EditorProps {
  readonly questionId: string
  readonly first: Written
  readonly keep: KeepAction
  readonly publish: StartAction
}

/** Steps back at most. */
const UNDO = 100

const PLAYERS = [
  { id: 'A', name: 'Anna' },
  { id: 'N', name: 'Nora' },
] as const

const sayKept = (kept: Kept): string =>
  kept.at === 'kept'
    ? 'Bozza salvata.'
    : kept.at === 'way'
      ? 'Salvo la bozza…'
      : `La bozza non è ancora salvata. ${sayFailure(kept.why)} Riprovo da solo.`

/** Puts a question together: the situation on the table, what happens, what is asked. The rules answer as one writes. */
export function Editor({ questionId, first, keep, publish }: EditorProps) {
  const [written, setWritten] = useState(first)
  const [past, setPast] = useState<readonly Written[]>([])
  const { kept, flush } = useDraftKept(questionId, written, keep)
  const { told, failed } = useTold(written.scenario)
  const change = (to: Partial<Written>) => {
    setPast((before) => [...before, written].slice(-UNDO))
    setWritten({ ...written, ...to })
  }
  const undo = () => {
    const before = past.at(-1)
    if (before === undefined) return
    setPast(past.slice(0, -1))
    setWritten(before)
  }
  const doc = written.scenario
  const onChange = (scenario: Json) => change({ scenario })
  const players = told && told.players.length > 0 ? told.players : PLAYERS
  const things = told?.things ?? []
  return (
    <div className="editor">
      <div className="field-set">
        <label className="inp">
          <span>Titolo, per ritrovarla</span>
          <input value={written.title} maxLength={120} onChange={(e) => change({ title: e.target.value })} />
        </label>
        <label className="inp">
          <span>Introduzione, prima della situazione (facoltativa; si può usare Markdown)</span>
          <textarea
            rows={3}
            maxLength={2000}
            value={written.introduction}
            onChange={(e) => change({ introduction: e.target.value })}
          />
        </label>
      </div>
      <div className="edit-two">
        <div>
          <TurnPart doc={doc} players={players} onChange={onChange} />
          <ObjectsPart doc={doc} players={players} onChange={onChange} />
          <ActionsPart doc={doc} players={players} things={things} refused={told?.refused ?? []} onChange={onChange} />
          <ProbePart
            probe={written.probe}
            players={players}
            things={things}
            actions={entriesOf(doc, 'script').length}
            onChange={(probe) => change({ probe })}
          />
        </div>
        <section aria-labelledby="esito">
          <h2 id="esito">Che cosa dicono le regole</h2>
          {failed && (
            <p className="notice bad" role="status">
              Le regole che servono non sono arrivate: controlla la connessione. La bozza si salva lo stesso.
            </p>
          )}
          <ChoicesPart
            doc={doc}
            onChange={onChange}
            {...(told?.missing ? { missing: told.missing } : {})}
            {...(told ? { unused: told.unused } : {})}
          />
          {told && <Happens told={told} />}
          {told && told.problems.length === 0 && (
            <KnobBoard
              data={doc}
              players={told.begins?.seats ?? []}
              changed={false}
              onChange={onChange}
              onReset={undo}
            />
          )}
        </section>
      </div>
      <div className="edit-foot">
        <p role="status" className={kept.at === 'lost' ? 'missing' : 'small quiet'}>
          {sayKept(kept)}
        </p>
        <button type="button" className="btn" disabled={past.length === 0} onClick={undo}>
          Annulla l’ultima modifica
        </button>
        <ActionForm
          action={async (before, form) => ((await flush()) ? publish(before, form) : 'no-network')}
          hidden={[['questionId', questionId]]}
          submit="Salva come domanda"
          main
        />
      </div>
    </div>
  )
}

/** The table at every step, as in lessons; or what is wrong with the situation. */
function Happens({ told }: { readonly told: EditedView }) {
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
