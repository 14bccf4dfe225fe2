'use client'

import { useRef } from 'react'
import type { Failure, SentBack } from '../../../../../../../_ui/contracts'
import { CountInput } from '../../../../../../../_ui/count-input'
import { sayFailure } from '../../../../../../../_ui/failures'
import { FormFoot } from '../../../../../../../_ui/form-foot'
import { TypedCheck, TypedInput, TypedProvider } from '../../../../../../../_ui/typed'
import { useLeaving } from '../../../../../../../_ui/use-leaving'
import { useReply } from '../../../../../../../_ui/use-reply'
import { linesIn } from './lines'
import { NAMES } from './names'

/** Why nothing was saved, with what was typed, and whose points are none. */
export interface MarksReply extends SentBack {
  readonly wrong: readonly { readonly userId: string; readonly name: string }[]
}

/** Somebody's line: what they have, in words, and the mark by hand that holds; empty for none. */
export interface MarkRow {
  readonly userId: string
  readonly name: string
  readonly has: string
  readonly mark: string
  readonly excused: boolean
}

interface MarksFormProps {
  readonly action: (before: MarksReply | null, form: FormData) => Promise<MarksReply>
  readonly hidden: readonly (readonly [name: string, value: string])[]
  readonly rows: readonly MarkRow[]
  readonly outOf: number | null
  /** Whether marks are always out of so many. */
  readonly fixed: boolean
}

/** A failure, with whose line it is in. */
const say = ({ error, wrong }: MarksReply): Failure =>
  wrong.length === 0
    ? sayFailure(error)
    : `${sayFailure(error)} Controlla i punti di: ${wrong.map(({ name }) => name).join(', ')}. Nessun voto è cambiato.`

/** Whether a line of the form says something else than what stood there. */
const isChanged = (form: HTMLFormElement): boolean =>
  linesIn(new FormData(form)).some(
    ({ was, points, wasExcused, excused }) => points.trim() !== was || excused !== wasExcused,
  )

/** Marks for many at once, with one reason: a field and a box for each person; works without script. */
export function MarksForm({ action, hidden, rows, outOf, fixed }: MarksFormProps) {
  const { plain, submit, pending, reply } = useReply<MarksReply>(action, () => ({
    error: 'no-network',
    typed: {},
    wrong: [],
  }))
  const form = useRef<HTMLFormElement>(null)
  useLeaving({
    unsaved: () => !pending && form.current !== null && isChanged(form.current),
    mayGo: () => confirm('Ci sono voti che non hai salvato: se esci si perdono. Vuoi uscire lo stesso?'),
  })
  const wrong = new Set(reply?.wrong.map(({ userId }) => userId))
  return (
    <form ref={form} className="field-set" action={plain} onSubmit={submit} aria-busy={pending}>
      {[...hidden, ...(fixed ? [['outOf', String(outOf)] as const] : [])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TypedProvider value={reply?.typed ?? {}}>
        {fixed ? (
          <p>
            Su quanti: <b className="num">{outOf}</b>
          </p>
        ) : (
          <div className="inp">
            <label htmlFor="su-quanti">Su quanti</label>
            <CountInput id="su-quanti" name="outOf" min={1} max={1_000} defaultValue={outOf ?? undefined} required />
          </div>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled with the arrow keys */}
        <section className="wide-table" tabIndex={0} aria-label="Voti">
          <table className="scanned many-marks">
            <thead>
              <tr>
                <th scope="col">Persona</th>
                <th scope="col">Punti</th>
                <th scope="col">Esonera</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Line key={row.userId} row={row} wrong={wrong.has(row.userId)} />
              ))}
            </tbody>
          </table>
        </section>
        <div className="inp">
          <label htmlFor="motivo-di-tutti">
            Motivo, per tutti quelli che cambiano: lo leggono anche loro. Per togliere un voto non serve
          </label>
          <TypedInput id="motivo-di-tutti" name="reason" maxLength={500} autoComplete="off" />
        </div>
      </TypedProvider>
      <FormFoot pending={pending} failure={reply && say(reply)} say={(said) => said} className="btn main">
        Salva
      </FormFoot>
    </form>
  )
}

interface LineProps {
  readonly row: MarkRow
  readonly wrong: boolean
}

function Line({ row: { userId, name, has, mark, excused }, wrong }: LineProps) {
  const why = `perche-${userId}`
  return (
    <tr>
      <th scope="row">
        {name}
        <span className="small quiet">{has}</span>
      </th>
      <td>
        <input type="hidden" name={NAMES.was(userId)} value={mark} />
        <div className="inp">
          <TypedInput
            name={NAMES.points(userId)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            defaultValue={mark}
            aria-label={`Punti di ${name}`}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? why : undefined}
          />
          {wrong && (
            <p className="why" id={why}>
              Non è un voto
            </p>
          )}
        </div>
      </td>
      <td>
        <input type="hidden" name={NAMES.wasExcused(userId)} value={excused ? '1' : ''} />
        <TypedCheck name={NAMES.excused(userId)} defaultChecked={excused}>
          <span className="vh">Esonera {name}</span>
        </TypedCheck>
      </td>
    </tr>
  )
}
