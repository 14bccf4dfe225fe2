import type { Metadata } from 'next'
import { sayError } from '#lib/italian/errors'
import { lookAtClass } from '#lib/server/classroom/look-at-class'
import { Link } from '../../../_ui/link'
import { JoinForm } from '../../../_ui/live/join-form'
import { Play } from '../../../_ui/live/play'
import { Down } from '../../../_ui/trouble/down'
import { join } from '../actions'

export const metadata: Metadata = { title: 'Sessione dal vivo', robots: { index: false } }

interface SessionParams {
  readonly params: Promise<{ readonly codice: string }>
}

export default async function SessionPage({ params }: SessionParams) {
  const { codice } = await params
  const found = await lookAtClass({ code: codice })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    return (
      <div className="plain narrow">
        <h1>Qui non si entra</h1>
        <p>{sayError(found.error)}</p>
        <p>
          <Link href="/sessione">Scrivi un altro codice</Link>
        </p>
      </div>
    )
  }
  const { code, title, nickname, locked, suggested } = found.value
  if (nickname !== null) return <Play code={code} title={title} nickname={nickname} />
  return (
    <div className="plain narrow">
      <header>
        <h1>{title}</h1>
        <p className="quiet">{locked ? sayError('class-locked') : 'Scegli un nome ed entra: non serve un account.'}</p>
      </header>
      {!locked && <JoinForm action={join} code={code} nickname={suggested} />}
      <noscript>
        <p>Per partecipare serve JavaScript: la domanda cambia da sola quando chi tiene la sessione va avanti.</p>
      </noscript>
    </div>
  )
}
