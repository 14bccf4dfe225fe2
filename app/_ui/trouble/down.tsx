'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { Stop } from './stop'
import { useRetry } from './use-retry'

/** The site does not reach its data. The page tries again by itself; what was chosen is on the device. */
export function Down() {
  const router = useRouter()
  const retry = () => startTransition(() => router.refresh())
  const left = useRetry(retry)
  return (
    <Stop
      title="Il sito non raggiunge i suoi dati."
      actions={
        <button type="button" className="btn main" onClick={retry}>
          Riprova ora
        </button>
      }
    >
      <p>Le risposte salvate ci sono tutte. Ciò che hai scelto e non ancora confermato resta su questo dispositivo.</p>
      <p>
        Le lezioni, le regole e il glossario si leggono lo stesso. <span aria-hidden="true">Riprovo fra {left} s.</span>
        <span className="vh">Questa pagina riprova da sola.</span>
      </p>
    </Stop>
  )
}
