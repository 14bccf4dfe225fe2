import { sayPoints } from '#lib/italian/site'
import { romeTime } from '#lib/server/courses/rome'
import type { WorkDto } from '#lib/server/courses/student-work'
import { ActionForm } from '../../../../../../../_ui/action-form'
import { excuse, giveAttempts, giveMark, giveMoreTime, takeItBack } from '../../actions'

const local = (at: number | null): string => (at === null ? '' : romeTime(at))

type Hidden = readonly (readonly [name: string, value: string])[]

function Reason({ id, required }: { readonly id: string; readonly required: boolean }) {
  return (
    <div className="inp">
      <label htmlFor={`motivo-${id}`}>Motivo{required ? '' : ' (facoltativo)'}: lo legge anche chi fa il compito</label>
      <input id={`motivo-${id}`} name="reason" maxLength={500} required={required} autoComplete="off" />
    </div>
  )
}

/** Takes back what is in force of one kind. */
function Back({ hidden, kind, label }: { readonly hidden: Hidden; readonly kind: string; readonly label: string }) {
  return <ActionForm action={takeItBack} hidden={[...hidden, ['kind', kind]]} submit={label} className="start" />
}

/** How long one student has for what is timed. */
const Minutes = ({ all, own }: { readonly all: number; readonly own: number | null }) => (
  <div className="inp">
    <label htmlFor="minuti">Minuti per questa persona (vuoto: come per tutti, {all})</label>
    <input
      id="minuti"
      name="minutes"
      type="number"
      inputMode="numeric"
      min={all}
      max={1440}
      defaultValue={own ?? ''}
      aria-describedby="minuti-nota"
    />
    <p id="minuti-nota" className="small quiet">
      Valgono anche per la prova che sta facendo, contati da quando l’ha cominciata. Se il compito si chiude prima, la
      prova finisce quando si chiude.
    </p>
  </div>
)

/** What may be decided for one student: each part is folded, and says what it does. `query` is what the address says, kept. */
export function Decide({ work, query }: { readonly work: WorkDto; readonly query: string }) {
  const { course, column, pupil, cell, given, times, attempts, minutes } = work
  const hidden: Hidden = [
    ['courseId', course.id],
    ['assignmentId', column.id],
    ['userId', pupil.userId],
    ['order', query],
  ]
  const inForce = given.filter(({ ended }) => ended === null)
  const has = (kind: string): boolean => inForce.some((each) => each.kind === kind)
  const time = inForce.find((each) => each.kind === 'time')
  const own = time?.kind === 'time' ? time : null
  const timed = minutes.all !== null
  const outOf = cell.mark?.outOf ?? cell.computed?.outOf ?? work.outOf ?? undefined
  // Nothing of it is begun.
  const byHand = column.kind === 'mano'
  return (
    <section aria-labelledby="decidi">
      <h2 id="decidi">Solo per {pupil.name}</h2>
      {!byHand && (
        <details className="files">
          <summary>Più tempo</summary>
          <ActionForm action={giveMoreTime} hidden={hidden} submit={timed ? 'Salva date e minuti' : 'Salva le date'}>
            <div className="inp">
              <label htmlFor="entro">Da consegnare entro (vuoto: come per tutti)</label>
              <input id="entro" name="dueAt" type="datetime-local" defaultValue={local(own?.dueAt ?? times.dueAt)} />
            </div>
            <div className="inp">
              <label htmlFor="chiude">Si chiude (vuoto: come per tutti)</label>
              <input
                id="chiude"
                name="closesAt"
                type="datetime-local"
                defaultValue={local(own?.closesAt ?? times.closesAt)}
              />
            </div>
            {timed && <Minutes all={minutes.all ?? 0} own={minutes.own} />}
            <Reason id="tempo" required={false} />
          </ActionForm>
          {has('time') && (
            <Back
              hidden={hidden}
              kind="time"
              label={own?.minutes == null ? 'Torna alle date di tutti' : 'Torna al tempo di tutti'}
            />
          )}
        </details>
      )}
      {column.counts && attempts !== null && (
        <details className="files">
          <summary>Altri tentativi</summary>
          <p className="small">Per tutti: {attempts}.</p>
          <ActionForm action={giveAttempts} hidden={hidden} submit="Salva i tentativi">
            <div className="inp">
              <label htmlFor="tentativi">Quanti in più</label>
              <input id="tentativi" name="attempts" type="number" min={1} max={20} defaultValue={1} required />
            </div>
            <Reason id="tentativi" required={false} />
          </ActionForm>
          {has('attempts') && <Back hidden={hidden} kind="attempts" label="Togli i tentativi in più" />}
        </details>
      )}
      <details className="files">
        <summary>Esonero</summary>
        <p className="small">
          {byHand
            ? 'Il compito non conta nel totale.'
            : 'Il compito non conta nel totale e non risulta da fare. Chi vuole può farlo lo stesso.'}
        </p>
        {has('excuse') ? (
          <Back hidden={hidden} kind="excuse" label="Togli l’esonero" />
        ) : (
          <ActionForm action={excuse} hidden={hidden} submit="Esonera">
            <Reason id="esonero" required />
          </ActionForm>
        )}
      </details>
      {column.counts && (
        <details className="files">
          <summary>Voto a mano</summary>
          {!byHand && (
            <p className="small">
              Sta accanto al punteggio calcolato, che non cambia: nel totale conta il voto a mano. Può essere su quanti
              punti vuoi: nella somma vale in proporzione, e il compito pesa per tutti uguale.
            </p>
          )}
          <ActionForm action={giveMark} hidden={hidden} submit="Salva il voto">
            <div className="inp">
              <label htmlFor="punti">Punti</label>
              <input
                id="punti"
                name="points"
                inputMode="decimal"
                required
                autoComplete="off"
                defaultValue={cell.mark ? sayPoints(cell.mark.points) : ''}
              />
            </div>
            <div className="inp">
              <label htmlFor="massimo">Su quanti</label>
              <input id="massimo" name="outOf" type="number" min={1} max={1000} required defaultValue={outOf} />
            </div>
            <Reason id="voto" required />
          </ActionForm>
          {has('mark') && <Back hidden={hidden} kind="mark" label="Togli il voto a mano" />}
        </details>
      )}
    </section>
  )
}
