import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'

/** What the provider says about somebody. */
export interface Claims {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

/** A real OpenID provider on this machine. */
export interface LocalProvider {
  readonly issuer: string
  /** Ends it: from then on nobody answers there. */
  readonly stop: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** Starts a provider that knows these sites. */
export async function startProviderAt(...sites: readonly string[]): Promise<LocalProvider> {
  const port = await freePort()
  const child: ChildProcess = spawn(process.execPath, [path.join(__dirname, 'serve.mjs'), String(port), ...sites], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the provider did not start')))
    child.stdout?.on('data', (chunk: Buffer) => {
      said += String(chunk)
      if (said.includes('ready')) resolve()
    })
  })
  return {
    issuer: `http://localhost:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** Says to the provider who one is, or says no, as a browser would; returns the address that the provider sends back to. */
export async function answerProvider(start: string, who: Claims | 'deny'): Promise<URL> {
  const jar = new Map<string, string>()
  const here = new URL(start).origin
  const go = async (url: URL, body?: URLSearchParams): Promise<URL> => {
    const reply = await fetch(url, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { body }),
    })
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const location = reply.headers.get('location')
    if (location === null) {
      if (reply.status !== 200) throw new Error(`${url.pathname}: ${reply.status} ${await reply.text()}`)
      return go(url, new URLSearchParams(who === 'deny' ? {} : { who: JSON.stringify(who) }))
    }
    const next = new URL(location, url)
    return next.origin === here ? go(next) : next
  }
  return go(new URL(start))
}
