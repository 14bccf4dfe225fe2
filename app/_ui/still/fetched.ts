import { addressOf, type Place } from './shelf'

type Stills = ReadonlyMap<string, string>

async function read(page: string): Promise<Stills> {
  const reply = await fetch(page, { headers: { accept: 'text/html' } })
  if (!reply.ok) throw new Error(`${page}: ${reply.status}`)
  const document = new DOMParser().parseFromString(await reply.text(), 'text/html')
  return new Map(
    [...document.querySelectorAll<HTMLElement>('[data-still]')].map((e) => [e.dataset.still ?? '', e.innerHTML]),
  )
}

/**
 * What stands still in a page that one came to by a link, from the page itself. A page that cannot be had, or is of another build, is
 * opened as it is: then it needs nothing of this.
 */
export async function fetched(at: Place): Promise<Stills> {
  try {
    const found = await read(at.page)
    if (found.has(addressOf(at))) return found
  } catch {
    // Opened as it is, where the worker may have it, or says what can be read.
  }
  location.assign(at.page)
  return new Promise<never>(() => undefined)
}
