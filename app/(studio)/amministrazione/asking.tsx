import { fromDay } from '#lib/italian/site'
import { listAsking } from '#lib/server/admin/asking'
import { ActionForm } from '../../_ui/action-form'
import { Day } from '../../_ui/date'
import { letTeach, refuse } from './actions'

/** Who asks to teach here, each with the two answers; nothing where nobody does. */
export async function Asking() {
  const found = await listAsking()
  if (!found.ok || found.value.length === 0) return null
  return (
    <section aria-labelledby="chiedono">
      <h2 id="chiedono">Chiedono di tenere corsi</h2>
      <ul className="list rows">
        {found.value.map(({ id, email, name, at }) => {
          const who = name ?? email ?? ''
          return (
            <li key={id}>
              <p>
                <b>{who}</b>
                <span className="quiet small">
                  {name !== null && `${email} · `}
                  <Day at={at} article={fromDay} />
                </span>
              </p>
              <div className="row-go">
                <ActionForm
                  action={letTeach}
                  hidden={[['userId', id]]}
                  submit="Fai formatore"
                  about={who}
                  className="start"
                />
                <ActionForm action={refuse} hidden={[['userId', id]]} submit="Non ora" about={who} className="start" />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
