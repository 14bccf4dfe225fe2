import net from 'node:net'

/** A line between a process and its database that can be made bad. */
export interface Relay {
  readonly port: number
  /** How long every piece takes on its way, in each direction, in ms. */
  delay(ms: number): void
  /** What the database says from now on never arrives: what was asked of it is done, and nobody hears of it. */
  deafen(): void
  /** Ends every connection, and lets new ones through as usual. */
  cut(): void
  close(): Promise<void>
}

/** Listens on a free port of this machine and passes on to another one. */
export async function openRelay(to: number): Promise<Relay> {
  const lines = new Set<{ readonly near: net.Socket; readonly far: net.Socket; deaf: boolean }>()
  let late = 0
  const server = net.createServer((near) => {
    const far = net.connect(to, '127.0.0.1')
    const line = { near, far, deaf: false }
    lines.add(line)
    const end = () => {
      lines.delete(line)
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      socket.setNoDelay(true)
      socket.on('error', end)
      socket.on('close', end)
    }
    // The same delay for each piece keeps them in order: timers of one length fire as they were set.
    const pass = (piece: Buffer, on: net.Socket) => {
      if (late === 0) on.write(piece)
      else setTimeout(() => on.destroyed || on.write(piece), late)
    }
    near.on('data', (piece) => pass(piece, far))
    far.on('data', (piece) => line.deaf || pass(piece, near))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as net.AddressInfo).port,
    delay: (ms) => {
      late = ms
    },
    deafen: () => {
      for (const line of lines) line.deaf = true
    },
    cut: () => {
      for (const { near, far } of lines) {
        near.destroy()
        far.destroy()
      }
    },
    close: () =>
      new Promise((resolve) => {
        for (const { near, far } of lines) {
          near.destroy()
          far.destroy()
        }
        server.close(() => resolve())
      }),
  }
}
