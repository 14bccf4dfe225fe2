'use client'

import type { ReactNode } from 'react'
import { sayFailure } from '../failures'
import { useLeading, useLeadKeys } from './leading'
import { Slide } from './slide'
import { useLive } from './use-live'
import { WallCount } from './wall-count'
import { WallKeys } from './wall-keys'

interface WallProps {
  readonly id: string
  readonly title: string
  readonly code: string | null
  /** Where one joins, as it is read aloud. */
  readonly address: string
  readonly seconds: number | null
  /** The code to scan, drawn on the server. */
  readonly qr: ReactNode
}

/** What a room sees on the projector. It may be led from here too, by keys; nothing of what is not told yet comes to it. */
export function Wall({ id, title, code, address, seconds, qr }: WallProps) {
  const { live, link } = useLive(`/api/sessioni/${id}/stream?ruolo=proiettore`)
  const leading = useLeading(id, live)
  useLeadKeys(live, seconds, leading, true)
  const inPlay = live !== undefined && live.phase !== 'lobby' && live.phase !== 'ended'
  return (
    <div className="wall">
      <header>
        <span className="word">Verdetto</span>
        <span>{title}</span>
        {inPlay && (
          <>
            <span className="num">
              Domanda {live.position} di {live.total}
            </span>
            <WallCount live={live} />
          </>
        )}
      </header>
      {live === undefined ? (
        <p className="wait">Mi collego…</p>
      ) : (
        <Slide live={live} code={code} address={address} qr={qr} />
      )}
      <footer>
        {inPlay && (
          <>
            {qr}
            <p>
              <span>Entra da</span> <b>{address}</b>
            </p>
            <p>
              <span>Codice</span> <b className="wall-code">{code}</b>
            </p>
          </>
        )}
        <p role="status" className="missing">
          {link === 'lost' && 'La connessione è caduta: riprovo da solo.'}
          {leading.failure !== undefined && sayFailure(leading.failure)}
        </p>
        {live && live.phase !== 'ended' && (
          <WallKeys live={live} seconds={seconds} onMain={(command) => void leading.lead(command)} />
        )}
      </footer>
    </div>
  )
}
