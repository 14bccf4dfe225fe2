import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.mjs'

/** A server that speaks the protocol of Redis, as Debian packages have it. */
export const VALKEY = ['/usr/bin/valkey-server', '/usr/bin/redis-server'].find((file) => existsSync(file))

export interface Valkey {
  readonly url: string
  /** Ends it at once, as a machine that fails. */
  kill(): Promise<void>
  start(): Promise<void>
}

/** Starts one on a free port; it keeps nothing. */
export async function startValkey(program: string): Promise<Valkey> {
  const port = await freePort()
  let running: ChildProcess | undefined
  const server: Valkey = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', '/tmp']
      running = spawn(program, args, { stdio: 'ignore' })
      while (!(await answers(port))) await pause(20)
    },
    async kill() {
      if (!running) return
      const over = once(running, 'exit')
      running.kill('SIGKILL')
      await over
      running = undefined
    },
  }
  await server.start()
  return server
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
