'use client'

import { type MouseEvent, useState } from 'react'

type State =
  | { readonly kind: 'idle' | 'failed' | 'done' }
  | { readonly kind: 'busy'; rows: number; readonly of: number }

const number = new Intl.NumberFormat('it-IT')

/** A link to a file that is long in the making: with script it says how far it is, without it the browser does. */
export function ExportLink({
  href,
  file,
  children,
}: {
  readonly href: string
  readonly file: string
  readonly children: string
}) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const busy = state.kind === 'busy'
  const fetchIt = async (event: MouseEvent) => {
    event.preventDefault()
    if (busy) return
    setState({ kind: 'busy', rows: 0, of: 0 })
    try {
      save(await receive(href, (rows, of) => setState({ kind: 'busy', rows, of })), file)
      setState({ kind: 'done' })
    } catch {
      setState({ kind: 'failed' })
    }
  }
  return (
    <div className="export">
      <a className="btn" href={href} download={file} onClick={fetchIt} aria-disabled={busy}>
        {children}
      </a>
      {busy && <progress value={state.rows} max={Math.max(1, state.of)} aria-label="Preparazione del file" />}
      <p className="small quiet" role="status">
        {busy && `${number.format(state.rows)} righe di ${number.format(state.of)}`}
        {state.kind === 'done' && 'Il file è pronto: lo trovi fra i download.'}
        {state.kind === 'failed' && 'Il file non è arrivato intero. Non è cambiato nulla: riprova.'}
      </p>
    </div>
  )
}

/** Reads an answer to its end and counts its lines. */
async function receive(href: string, tell: (rows: number, of: number) => void): Promise<Blob> {
  const reply = await fetch(href)
  if (!reply.ok || !reply.body) throw new Error('no file')
  const of = Number(reply.headers.get('x-rows') ?? 0)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let rows = 0
  const reader = reply.body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value as Uint8Array<ArrayBuffer>)
    for (const byte of next.value) if (byte === 10) rows++
    tell(Math.min(rows, of), of)
  }
  return new Blob(parts, { type: reply.headers.get('content-type') ?? '' })
}

function save(blob: Blob, file: string): void {
  const url = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: url, download: file }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
