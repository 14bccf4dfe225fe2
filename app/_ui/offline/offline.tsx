'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useState } from 'react'

/** When everything that the page itself needs has come. */
const loaded = () =>
  new Promise<unknown>((resolve) =>
    document.readyState === 'complete' ? resolve(0) : addEventListener('load', resolve),
  )

/** Says so when there is no network, and keeps the pages that are read. All of it comes after the page. */
export function Offline() {
  const path = usePathname()
  const [Notice, setNotice] = useState<ComponentType>()
  useEffect(() => {
    loaded()
      .then(() => import('./after-load'))
      .then(({ Notice, keep }) => {
        setNotice(() => Notice)
        return process.env.NODE_ENV === 'production' ? keep(path) : undefined
      })
      .catch(() => undefined) // it is read all the same
  }, [path])
  return (
    <div role="status" className="offline">
      {Notice && <Notice />}
    </div>
  )
}
