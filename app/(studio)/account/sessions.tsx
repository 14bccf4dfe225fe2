import { theDay } from '#lib/italian/site'
import { listSessions } from '#lib/server/account/sessions'
import { Day } from '../../_ui/date'
import { StartForm } from '../../_ui/start-form'
import { endSession, leaveEverywhere } from './actions'

/** Where one is signed in. */
export async function Sessions() {
  const sessions = await listSessions()
  if (!sessions.ok) return null
  return (
    <section aria-labelledby="sessioni">
      <h2 id="sessioni">Dove hai fatto l’accesso</h2>
      <ul className="list rows">
        {sessions.value.map(({ id, device, lastUsedAt, endsAt, here }) => (
          <li key={id}>
            <p>
              <b>{device}</b>
              <span className="quiet small">
                {here ? (
                  'Questo browser. '
                ) : (
                  <>
                    Ultimo uso: <Day at={lastUsedAt} />.{' '}
                  </>
                )}
                Scade <Day at={endsAt} article={theDay} />.
              </span>
            </p>
            {!here && (
              <StartForm action={endSession} className="btn" fields={[['id', id]]}>
                Esci da {device}
              </StartForm>
            )}
          </li>
        ))}
      </ul>
      <div className="go">
        <StartForm action={leaveEverywhere} className="btn">
          Esci ovunque
        </StartForm>
      </div>
    </section>
  )
}
