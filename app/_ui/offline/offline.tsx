'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'

const listen = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** When everything that the page needs has come, and the machine has a moment. */
const settled = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(undefined)
    else addEventListener('load', resolve, { once: true })
  })

/** Says so when there is no network, and keeps the pages that are read. */
export function Offline() {
  const path = usePathname()
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return
    settled()
      .then(() => import('./keep'))
      .then(({ keep }) => keep(path))
      .catch(() => undefined) // it is read all the same
  }, [path])
  return (
    <div role="status" className="offline">
      {!online && (
        <p>
          <b>Sei offline.</b> Puoi leggere le pagine già aperte su questo dispositivo; per le risposte serve la rete.
        </p>
      )}
    </div>
  )
}
