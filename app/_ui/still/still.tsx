'use client'

import { type ReactNode, use, useMemo, useState } from 'react'
import { addressOf, type Place, takeOut } from './shelf'

interface StillProps {
  readonly at: Place
  /** Draws what was put away, on the server alone; without it, that is drawn already. */
  readonly draw?: (what: unknown) => ReactNode
}

/** Fetched where it is needed: most pages bring their HTML with them. */
const pages = new Map<string, Promise<ReadonlyMap<string, string>>>()
function elsewhere(at: Place) {
  const known = pages.get(at.page) ?? import('./fetched').then(({ fetched }) => fetched(at))
  pages.set(at.page, known)
  return known
}

function OnServer({ at, draw = (what) => what as ReactNode }: StillProps) {
  return (
    <div className="still" data-still={addressOf(at)}>
      {draw(takeOut(at))}
    </div>
  )
}

function InBrowser({ at }: StillProps) {
  const address = addressOf(at)
  const [here] = useState(() => document.querySelector(`[data-still="${CSS.escape(address)}"]`)?.innerHTML)
  const html = here ?? use(elsewhere(at)).get(address) ?? ''
  // One object for one text: for another one React would write it anew, over what scripts have marked in it.
  const inner = useMemo(() => ({ __html: html }), [html])
  return (
    <div
      className="still"
      data-still={address}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server itself wrote for this place
      dangerouslySetInnerHTML={inner}
    />
  )
}

/**
 * A part of a page that never changes: its HTML stands in the page once, and not a second time in what makes the page live. In the
 * browser it is left as it stands; on a page that one came to by a link it is read from the HTML of that page.
 */
export const Still = typeof window === 'undefined' ? OnServer : InBrowser
