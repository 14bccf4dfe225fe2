'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Link } from '../link'
import type { Offer } from './offers'

/**
 * An address that leads nowhere: what happened, and the nearest thing. One page answers at every such address, so it looks at it here; what
 * there is to say of each comes only when it is needed, since every page of the site carries this one along.
 */
export function Nearest({ anywhere }: { readonly anywhere: Offer }) {
  const path = usePathname()
  const [{ title, text, links }, setOffer] = useState(anywhere)
  useEffect(() => {
    // Without it, what is said of any address is said.
    import('./offers').then(({ offerFor }) => setOffer(offerFor(path))).catch(() => undefined)
  }, [path])
  return (
    <div className="stop">
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="go">
        {links.map(([href, label], i) => (
          <Link key={href} className={i === 0 ? 'btn main' : 'btn'} href={href}>
            {label}
          </Link>
        ))}
      </div>
    </div>
  )
}
