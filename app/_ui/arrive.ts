import { newKey } from './new-key'

/** As long as a reply may be on its way, in seconds. */
const WHILE = 600

/**
 * Gives this browser a name to arrive under, for all its tabs: whatever somebody new sends at one moment is one guest's, whichever reply
 * comes last. Before whatever may make a guest; the site takes the name away once it knows who it is.
 */
export function arrive(): void {
  const secure = location.protocol === 'https:'
  const name = secure ? '__Host-verdetto-arrivo' : 'verdetto-arrivo'
  if (document.cookie.includes(`${name}=`)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there over HTTP, nor in every browser
  document.cookie = `${name}=${newKey()}; path=/; max-age=${WHILE}; samesite=lax${secure ? '; secure' : ''}`
}
