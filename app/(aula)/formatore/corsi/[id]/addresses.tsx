'use client'

import { useEffect, useState } from 'react'

interface AddressesProps {
  readonly summary: string
  /** The rest of it, for who does not see where it stands. */
  readonly about?: string
  readonly emails: readonly string[]
}

/**
 * Addresses to be copied into a letter: the site writes to nobody about a course. A press copies them; where a browser cannot, or will not, they
 * stand there as text.
 */
export function Addresses({ summary, about, emails }: AddressesProps) {
  const [state, setState] = useState<'text' | 'ready' | 'copied' | 'refused'>('text')
  useEffect(() => setState(navigator.clipboard === undefined ? 'text' : 'ready'), [])
  const text = emails.join(', ')
  const label = (
    <>
      {summary}
      {about !== undefined && <span className="vh"> {about}</span>}
    </>
  )
  if (state === 'text')
    return (
      <details className="files">
        <summary>{label}</summary>
        <p className="long-link">{text}</p>
      </details>
    )
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  return (
    <div className="files">
      <button type="button" className="btn" onClick={copy}>
        {label}
      </button>
      <p role="status" className="small">
        {state === 'copied' && (emails.length === 1 ? 'Indirizzo copiato.' : `${emails.length} indirizzi copiati.`)}
        {state === 'refused' && 'Il browser non lascia copiare: gli indirizzi sono qui sotto.'}
      </p>
      {state === 'refused' && <p className="long-link">{text}</p>}
    </div>
  )
}
