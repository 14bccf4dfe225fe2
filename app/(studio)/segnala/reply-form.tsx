import { ActionForm } from '../../_ui/action-form'
import type { TypedAction } from '../../_ui/contracts'
import { TypedArea } from '../../_ui/typed-area'
import { TypedChoices } from '../../_ui/typed-choices'

interface ReplyFormProps {
  readonly action: TypedAction
  readonly hidden: readonly (readonly [name: string, value: string])[]
  /** What was replied before, to be said otherwise; null for nothing. */
  readonly replied: { readonly upheld: boolean; readonly reply: string } | null
}

/** The reply to a report: whether whoever wrote it was right, and a sentence for them. Fields: `outcome` (`si`, `no`), `reply`. */
export function ReplyForm({ action, hidden, replied }: ReplyFormProps) {
  return (
    <section aria-labelledby="risposta">
      <h2 id="risposta">{replied === null ? 'La risposta' : 'La risposta data'}</h2>
      <ActionForm action={action} hidden={hidden} submit="Rispondi" main>
        <TypedChoices
          name="outcome"
          legend="Chi ha segnalato"
          choices={[
            ['si', 'aveva ragione'],
            ['no', 'non aveva ragione: ecco perché'],
          ]}
          {...(replied === null ? {} : { chosen: replied.upheld ? 'si' : 'no' })}
        />
        <div className="inp">
          <label htmlFor="frase">Una frase per chi ha segnalato</label>
          <TypedArea id="frase" name="reply" maxLength={600} defaultValue={replied?.reply ?? ''} />
        </div>
      </ActionForm>
    </section>
  )
}
