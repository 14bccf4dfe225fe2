import { waysIn } from '#lib/server/account/ways-in'
import { AccountForm } from '../../_ui/account-form'
import { ProviderForm } from '../../_ui/provider-form'
import { enterWith } from '../../accedi/actions'
import { disconnect } from './actions'

/** The providers that open the account, and those that could; nothing where none is configured. */
export async function WaysIn() {
  const ways = await waysIn()
  if (!ways.ok || ways.value.providers.length === 0) return null
  const { providers, last } = ways.value
  return (
    <section aria-labelledby="servizi">
      <h2 id="servizi">Accesso con altri servizi</h2>
      <ul className="list rows">
        {providers.map(({ id, name, since }) => (
          <li key={id}>
            <p>
              <b>{name}</b>
              <span className="quiet small">{since === null ? 'non collegato' : 'collegato'}</span>
            </p>
            {since === null ? (
              <ProviderForm action={enterWith} provider={id} name={name} next="/account" label={`Collega ${name}`} />
            ) : last ? (
              <p className="small quiet">
                È l’unico modo che hai per entrare: per scollegarlo scegli prima una password.
              </p>
            ) : (
              <AccountForm action={disconnect} fields={[]} hidden={[['provider', id]]} submit={`Scollega ${name}`} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
