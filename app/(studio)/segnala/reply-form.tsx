import { ActionForm } from '../../_ui/action-form'
import type { TypedAction } from '../../_ui/contracts'
import { TypedArea } from '../../_ui/typed-area'
import { TypedChoices } from '../../_ui/typed-choices'

interface ReplyFormProps {
  readonly action: TypedAction
  readonly hidden: readonly (readonly [name: string, value: string])[]
  /** What was replied before, to be said otherwise; null for nothing. */
  readonly replied: { readonly upheld: boolean; readonly reply: string } | null
  /** What may count for nobody, where that can be chosen together with the reply, and what that would do. */
  readonly leaveOut?: LeaveOut | undefined
  /** What the button says. */
  readonly submit?: string
}

/** Whether the question counts so far; what of it, or of its template, can be let not count. */
export interface LeaveOut {
  readonly counts: boolean
  readonly one: boolean
  readonly all: boolean
  readonly about: string
}

const RIGHT = ['si', 'aveva ragione'] as const
const WRONG = ['no', 'non aveva ragione: ecco perché'] as const
const LEFT_OUT = ['si-tolta', 'aveva ragione, e questa domanda non conta per nessuno'] as const
const ALL_OUT = ['si-tutte', 'aveva ragione, e non conta nessuna domanda dello stesso modello'] as const
const COUNTS = ['si', 'aveva ragione, ma la domanda conta'] as const

const choicesOf = ({ counts, one, all }: LeaveOut) => [
  ...(one ? [LEFT_OUT] : []),
  ...(all ? [ALL_OUT] : []),
  counts ? COUNTS : RIGHT,
  WRONG,
]

/** The reply to a report: whether whoever wrote it was right, and a sentence for them. Fields: `outcome` (`si`, `si-tolta`, `si-tutte`, `no`), `reply`. */
export function ReplyForm({ action, hidden, replied, leaveOut, submit = 'Rispondi' }: ReplyFormProps) {
  return (
    <section aria-labelledby="risposta">
      <h2 id="risposta">{replied === null ? 'La risposta' : 'La risposta data'}</h2>
      <ActionForm action={action} hidden={hidden} submit={submit} main>
        <TypedChoices
          name="outcome"
          legend="Chi ha segnalato"
          choices={leaveOut === undefined ? [RIGHT, WRONG] : choicesOf(leaveOut)}
          {...(replied === null ? {} : { chosen: replied.upheld ? 'si' : 'no' })}
        />
        {leaveOut !== undefined && <p className="small quiet">{leaveOut.about}</p>}
        <div className="inp">
          <label htmlFor="frase">Una frase per chi ha segnalato</label>
          <TypedArea id="frase" name="reply" maxLength={600} defaultValue={replied?.reply ?? ''} />
        </div>
      </ActionForm>
    </section>
  )
}
