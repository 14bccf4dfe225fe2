'use client'

import { useEffect, useMemo, useState } from 'react'
import type { Json } from '#lib/base/json'
import { err } from '#lib/base/result'
import type { EditedView } from '#lib/italian/edited'
import type { FieldShapes } from '#lib/italian/editor'
import { ActionForm } from '../action-form'
import type { StartAction } from '../contracts'
import { sayFailure } from '../failures'
import { KnobBoard } from '../sandbox/knob-board'
import { ActionsPart } from './actions-part'
import { AnswersPart, type LookAction, NO_MISTAKE } from './answers-part'
import { ChoicesPart } from './choices-part'
import { type Bench, BenchProvider } from './fields/bench'
import { say } from './fields/say'
import { Happens } from './happens'
import { nameOfSpec } from './new-object'
import { ObjectsPart } from './objects-part'
import { dropFromDevice, unsavedOf } from './on-device'
import { OwnOptionsPart } from './own-options-part'
import { PlayersPart } from './players-part'
import { ProbePart } from './probe-part'
import { entriesOf, objectsOf, seatsOf } from './situation'
import { type KeepAction, type Kept, useDraftKept } from './use-draft-kept'
import { useFields } from './use-fields'
import { useHistory } from './use-history'
import { useTold } from './use-told'
import type { Written } from './written'

interface EditorProps {
  readonly questionId: string
  readonly first: Written
  readonly keep: KeepAction
  readonly look: LookAction
  readonly publish: StartAction
  readonly hall: {
    /** Saves it and opens a session with it. */
    readonly open: StartAction
    /** Of its button: pressed twice it opens one. */
    readonly press: string
    /** Whether that is what it is written for. */
    readonly first: boolean
  }
}

const NAMES: Readonly<Record<string, string>> = { A: 'Anna', N: 'Nora', B: 'Bruno', C: 'Carla' }

const sayKept = (kept: Kept): string =>
  kept.at === 'kept'
    ? 'Bozza salvata.'
    : kept.at === 'way'
      ? 'Salvo la bozza…'
      : `La bozza non è ancora salvata: per ora sta su questo dispositivo. ${sayFailure(kept.why)} Riprovo da solo.`

/** What begins as a creature on the battlefield: it has a size there. */
const creaturesOf = (told: EditedView | undefined): ReadonlySet<string> =>
  new Set(
    Object.values(told?.begins?.rows ?? {})
      .flat()
      .flatMap(({ id, pt }) => (pt === undefined ? [] : [id])),
  )

/** What there is to choose from: what the document has, by the names that the rules give it, and what comes of it on the way. */
function benchOf(doc: Json, told: EditedView | undefined, fields: FieldShapes, tell: Bench['tell']): Bench {
  const seats = seatsOf(doc)
  const order = [...(told?.players ?? []).map(({ id }) => id).filter((id) => seats.includes(id)), ...seats]
  const players = [...new Set(order)].map((id) => ({
    id,
    name: told?.players.find((each) => each.id === id)?.name ?? NAMES[id] ?? id,
  }))
  const mine = objectsOf(doc).map(({ spec }) => {
    const id = String(spec.id)
    return { id, name: told?.things.find((each) => each.id === id)?.name ?? nameOfSpec(spec) }
  })
  const made = (told?.things ?? []).filter(({ id }) => !mine.some((each) => each.id === id))
  const standing = creaturesOf(told)
  const there = {
    things: [...mine, ...made],
    players,
    actions: [],
    creatures: mine.filter(({ id }) => standing.has(id)),
  }
  const actions = entriesOf(doc, 'script').map((action, n) => ({
    id: String(n),
    name: `${n + 1}. ${say(fields, { is: 'named', name: 'action' }, action, there)}`,
  }))
  return { ...there, actions, fields, tell }
}

/** Options of one's own that say something. */
const said = ({ options = [] }: Written) => options.filter(({ text, why }) => text.trim() !== '' || why.trim() !== '')

/** Puts a question together: the situation on the table, what happens, what is asked. The rules answer as one writes. */
export function Editor({ questionId, first, keep, look, publish, hall }: EditorProps) {
  const { now: written, set, ...past } = useHistory(first)
  const { kept, flush } = useDraftKept(questionId, written, keep)
  const { told, played, failed } = useTold(written.scenario)
  const fields = useFields()
  const [heard, setHeard] = useState('')
  const change = (to: Partial<Written>) => set({ ...written, ...to })
  const doc = written.scenario
  const onChange = (scenario: Json) => change({ scenario })
  const seeAnswers = async (): ReturnType<LookAction> => {
    if (!(await flush())) return err('no-network')
    return look(questionId).catch(() => err('no-network'))
  }
  /** Done once all that was written is kept. */
  const whenKept =
    (action: StartAction): StartAction =>
    async (before, form) =>
      (await flush()) ? action(before, form) : 'no-network'
  const bench = useMemo(() => fields && benchOf(doc, played, fields, setHeard), [doc, played, fields])
  return (
    <div className="editor">
      <LeftBehind questionId={questionId} first={first} onTake={set} />
      <p className="vh" role="status">
        {heard}
      </p>
      <div className="field-set">
        <label className="inp">
          <span>Titolo, per ritrovarla</span>
          <input value={written.title} maxLength={120} onChange={(e) => change({ title: e.target.value })} />
        </label>
        <label className="inp">
          <span>Introduzione, prima della situazione (facoltativa; si può usare Markdown)</span>
          <textarea
            rows={1}
            maxLength={2000}
            value={written.introduction}
            onChange={(e) => change({ introduction: e.target.value })}
          />
        </label>
      </div>
      {/* On a phone what is written and what comes of it are screens apart. */}
      <nav className="jumps" aria-label="Parti della pagina">
        <a href="#oggetti">Tavolo</a>
        <a href="#azioni">Azioni</a>
        <a href="#chiede">Domanda</a>
        <a href="#esito">Risultato</a>
      </nav>
      <div className="edit-two">
        {bench === undefined ? (
          <p className="quiet">Le regole arrivano…</p>
        ) : (
          <BenchProvider value={bench}>
            <div>
              <PlayersPart doc={doc} onChange={onChange} />
              <ObjectsPart doc={doc} onChange={onChange} />
              <ActionsPart doc={doc} refused={told?.refused ?? []} onChange={onChange} />
              <ProbePart probe={written.probe} onChange={(probe) => change({ probe })} />
              <OwnOptionsPart options={written.options ?? []} onChange={(options) => change({ options })} />
              <AnswersPart
                of={written}
                look={seeAnswers}
                ready={written.probe !== null && told?.problems.length === 0 && told.missing === undefined}
                onAdd={(texts) =>
                  change({ options: [...said(written), ...texts.map((text) => ({ text, why: NO_MISTAKE }))] })
                }
              />
            </div>
          </BenchProvider>
        )}
        <section aria-labelledby="esito">
          <h2 id="esito">Che cosa dicono le regole</h2>
          {failed && (
            <p className="notice bad" role="status">
              Le regole che servono non sono arrivate: controlla la connessione. La bozza si salva lo stesso.
            </p>
          )}
          {bench !== undefined && (
            <BenchProvider value={bench}>
              <ChoicesPart
                doc={doc}
                onChange={onChange}
                {...(told?.missing ? { missing: told.missing } : {})}
                {...(told ? { unused: told.unused } : {})}
              />
            </BenchProvider>
          )}
          {told && <Happens told={told} played={played} />}
          {told && told.problems.length === 0 && (
            <KnobBoard
              data={doc}
              players={told.begins?.seats ?? []}
              changed={false}
              onChange={onChange}
              onReset={past.undo}
            />
          )}
        </section>
      </div>
      <div className="edit-foot">
        <p role="status" className={kept.at === 'lost' ? 'missing' : 'small quiet'}>
          {sayKept(kept)}
        </p>
        <button type="button" className="btn" aria-disabled={!past.canUndo} onClick={past.undo}>
          Annulla l’ultima modifica
        </button>
        <button type="button" className="btn" aria-disabled={!past.canRedo} onClick={past.redo}>
          Ripeti
        </button>
        <ActionForm
          action={whenKept(hall.open)}
          hidden={[
            ['questionId', questionId],
            ['key', hall.press],
          ]}
          submit="Salva e usa dal vivo"
          main={hall.first}
        />
        <ActionForm
          action={whenKept(publish)}
          hidden={[['questionId', questionId]]}
          submit="Salva come domanda"
          main={!hall.first}
        />
      </div>
    </div>
  )
}

/** What this device has and the site has not: taken up at once where nothing has changed meanwhile, offered where something has. */
function LeftBehind({
  questionId,
  first,
  onTake,
}: Pick<EditorProps, 'questionId' | 'first'> & { readonly onTake: (written: Written) => void }) {
  const [state, setState] = useState<{ readonly taken: boolean; readonly written: Written }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, as the page opens
  useEffect(() => {
    const found = unsavedOf(questionId, first)
    if (found === undefined) return dropFromDevice(questionId)
    setState({ taken: found.fresh, written: found.written })
    if (found.fresh) onTake(found.written)
  }, [])
  if (state === undefined) return null
  if (state.taken)
    return (
      <p className="notice" role="status">
        Ho ripreso le modifiche che erano rimaste su questo dispositivo e non erano ancora salvate.
      </p>
    )
  return (
    <div className="notice" role="status">
      <p>
        Su questo dispositivo ci sono modifiche mai salvate, ma da allora la domanda è cambiata altrove. Qui sotto vedi
        quella salvata.
      </p>
      <p className="acts">
        <button
          type="button"
          className="btn"
          onClick={() => {
            setState({ ...state, taken: true })
            onTake(state.written)
          }}
        >
          Riprendi quelle di questo dispositivo
        </button>
        <button
          type="button"
          className="btn text"
          onClick={() => {
            dropFromDevice(questionId)
            setState(undefined)
          }}
        >
          Lasciale perdere
        </button>
      </p>
    </div>
  )
}
