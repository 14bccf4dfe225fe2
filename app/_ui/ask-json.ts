/** What the site says of whoever asks, where it is what was expected; undefined where it cannot be reached or does not know at the moment. */
export async function askJson<T>(path: string, is: (value: unknown) => value is T): Promise<T | undefined> {
  try {
    const reply = await fetch(path, { headers: { accept: 'application/json' } })
    const value: unknown = reply.ok ? await reply.json() : undefined
    return is(value) ? value : undefined
  } catch {
    return undefined // offline: the page is read all the same
  }
}
