import { newKey } from './new-key'

/** As long as a reply may be on its way, in seconds. */
const WHILE = 600

/**
 * Gives this browser a name to arrive under, for all its tabs: whatever somebody new sends at one moment is one guest's, whichever reply
 * comes last. Before whatever may make a guest; the site takes the name away once it knows who it is.
 */
export function arrive(): void {
  if (!document.cookie.includes(`${cookie()}=`)) write(newKey(), WHILE)
}

/** Sends something under such a name, and gives it up when the reply is there. Without a reply it is kept: the same is sent again. */
export async function arriving<T>(send: () => Promise<T>): Promise<T> {
  arrive()
  const reply = await send()
  write('', 0)
  return reply
}

const isSecure = (): boolean => location.protocol === 'https:'
const cookie = (): string => (isSecure() ? '__Host-verdetto-arrivo' : 'verdetto-arrivo')

function write(name: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there over HTTP, nor in every browser
  document.cookie = `${cookie()}=${name}; path=/; max-age=${seconds}; samesite=lax${isSecure() ? '; secure' : ''}`
}
