import { signInProviders } from '#lib/server/account/ways-in'
import { ProviderForm } from '../_ui/provider-form'
import { enterWith } from './actions'

/** A button for each configured provider; nothing where there is none. */
export function Providers({ next }: { readonly next: string }) {
  const providers = signInProviders()
  if (providers.length === 0) return null
  return (
    <section aria-labelledby="altrove">
      <h2 id="altrove">Con un account che hai già altrove</h2>
      <div className="go">
        {providers.map(({ id, name }) => (
          <ProviderForm
            key={id}
            action={enterWith}
            provider={id}
            name={name}
            next={next}
            label={`Accedi con ${name}`}
          />
        ))}
      </div>
    </section>
  )
}
