'use client'

import type { StartAction } from '../../_ui/contracts'
import { CountInput } from '../../_ui/count-input'
import { sayFailure } from '../../_ui/failures'
import { FormFoot } from '../../_ui/form-foot'
import { useStart } from '../../_ui/use-start'

interface PlanFormProps {
  readonly plan: {
    readonly examOn: string | null
    readonly dailyGoal: number | null
    readonly streak: boolean
    readonly confidence: boolean
  }
  readonly action: StartAction
}

/** How one wants to practise: an exam to come, a goal a day, days in a row, how sure an answer is. All of it may stay empty. */
export function PlanForm({ plan, action }: PlanFormProps) {
  const { plain, submit, pending, failure } = useStart(action)
  return (
    <form action={plain} onSubmit={submit} className="field-set" aria-busy={pending} noValidate>
      <div className="inp">
        <label htmlFor="esame-il">Giorno dell’esame (vuoto: nessuno)</label>
        <input
          id="esame-il"
          name="examOn"
          type="date"
          defaultValue={plan.examOn ?? ''}
          aria-describedby="esame-che-cosa-cambia"
        />
        <p className="small quiet" id="esame-che-cosa-cambia">
          Le regole nuove si distribuiscono nei giorni che mancano, e i ripassi si avvicinano man mano.
        </p>
      </div>
      <div className="inp">
        <label htmlFor="obiettivo">Risposte al giorno (vuoto: nessun obiettivo)</label>
        <CountInput id="obiettivo" name="dailyGoal" min={1} max={200} defaultValue={plan.dailyGoal ?? undefined} />
      </div>
      <div>
        <label className="check">
          <input type="checkbox" name="streak" value="1" defaultChecked={plan.streak} />
          <span>Conta i giorni di fila con l’obiettivo raggiunto</span>
        </label>
        <label className="check">
          <input type="checkbox" name="confidence" value="1" defaultChecked={plan.confidence} />
          <span>Chiedimi quanto è sicura ogni risposta</span>
        </label>
      </div>
      <FormFoot pending={pending} failure={failure} say={sayFailure}>
        Salva
      </FormFoot>
    </form>
  )
}
