'use client'

import { useEffect } from 'react'
import type { ProviderAction, ProviderReply } from './contracts'
import { sayFailure } from './failures'
import { useReply } from './use-reply'

interface ProviderFormProps {
  readonly action: ProviderAction
  readonly provider: string
  readonly name: string
  /** Where to come back to: a path of this site. */
  readonly next: string
  readonly label: string
}

/**
 * Goes to a provider. The form itself stays on this site, as the policy of content has it; the way out is an address in the reply, which
 * the page follows by itself, with or without script.
 */
export function ProviderForm({ action, provider, name, next, label }: ProviderFormProps) {
  const { plain, submit, pending, reply } = useReply<ProviderReply>(action, () => ({ ok: false, error: 'no-network' }))
  const url = reply?.ok ? reply.value.url : undefined
  useEffect(() => {
    if (url !== undefined) location.assign(url)
  }, [url])
  return (
    <form className="start" action={plain} onSubmit={submit} aria-busy={pending}>
      <input type="hidden" name="provider" value={provider} />
      <input type="hidden" name="next" value={next} />
      {url === undefined ? (
        <button type="submit" className="btn" aria-disabled={pending}>
          {label}
        </button>
      ) : (
        <>
          {/* Only where nothing else follows it: two ways out at once would each break off the other. */}
          <noscript>
            <meta httpEquiv="refresh" content={`0;url=${url}`} />
          </noscript>
          <a className="btn" href={url}>
            Continua su {name}
          </a>
        </>
      )}
      <p role="status" className="missing">
        {reply?.ok === false && sayFailure(reply.error)}
      </p>
    </form>
  )
}
