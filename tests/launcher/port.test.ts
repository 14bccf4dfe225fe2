import { createServer } from 'node:net'
import { freePort } from '../../scripts/free-port.mjs'
import { requireFreePort } from '../../scripts/launcher/port.mjs'

type Settings = Parameters<typeof requireFreePort>[0]

/** A port in use that becomes free after a while, in ms. */
async function inUse(forMs: number): Promise<Settings> {
  const port = await freePort()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen({ port, host: '127.0.0.1' }, resolve))
  setTimeout(() => server.close(), forMs)
  return { port, host: '127.0.0.1' } as Settings
}

test('the port of a process that has just been ended is waited for', async () => {
  await expect(requireFreePort(await inUse(300), 5_000)).resolves.toBeUndefined()
})

test('a port in use is not waited for where nothing has been ended', async () => {
  await expect(requireFreePort(await inUse(300))).rejects.toThrow('is in use by another program')
})
