import type { ReviewPlan } from '#lib/server/courses/report/plan-review'
import { TypedCheck, TypedInput } from '../../../../../_ui/typed'
import { WeightInput } from '../../../../../_ui/weight-input'

/** To whom a revision is given, each of whom can be left out, by when, and how much it counts: a week, and for nothing, are proposed. */
export function ReviewFields({ plan: { people, everybody, dueAt } }: { readonly plan: ReviewPlan }) {
  return (
    <>
      {people.length === 0 ? (
        <p>Il corso non ha ancora studenti: lo farà chi arriva.</p>
      ) : (
        <fieldset>
          <legend className="label">A chi</legend>
          <p className="small quiet">
            {everybody
              ? 'Tutti gli studenti del corso. Con tutti i nomi vale anche per chi arriva dopo; se ne togli qualcuno, solo per gli altri.'
              : 'Chi oggi lo crede. Togli chi non lo deve fare.'}
          </p>
          <input type="hidden" name="named" value="1" />
          {people.map(({ userId, name }) => (
            <TypedCheck key={userId} name="person" value={userId} defaultChecked>
              {name}
            </TypedCheck>
          ))}
        </fieldset>
      )}
      <div className="inp">
        <label htmlFor="entro">Da consegnare entro (vuoto: senza scadenza)</label>
        <TypedInput id="entro" name="dueAt" type="datetime-local" defaultValue={dueAt} />
      </div>
      <div className="inp">
        <label htmlFor="peso">Peso nel totale (0: non conta nel totale)</label>
        <WeightInput id="peso" defaultValue="0" />
        <p className="small quiet">
          Con 0 non conta nel totale: chi ripassa non ci perde niente. Scrivi 1 per farlo contare come gli altri
          compiti.
        </p>
      </div>
    </>
  )
}
