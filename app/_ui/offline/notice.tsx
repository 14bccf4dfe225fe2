import { useSyncExternalStore } from 'react'

const listen = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Says that there is no network, as long as there is none. */
export function Notice() {
  const online = useSyncExternalStore(listen, () => navigator.onLine)
  return online ? null : (
    <p>
      <b>Sei offline.</b> Puoi leggere le pagine già aperte su questo dispositivo; per le risposte serve la rete.
    </p>
  )
}
