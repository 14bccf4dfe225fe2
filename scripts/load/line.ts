import http from 'node:http'

/** A connection of one player: follows the stream, and sends answers until they are known to be kept. */
export interface Line {
  /** When each event arrived, by its number. */
  readonly arrived: ReadonlyMap<number, number>
  readonly messages: () => number
  /** Waits for the event of this number, or a later one. */
  heard(seq: number): Promise<number>
  /** How long it took from the first try until it was acknowledged, in ms. */
  answer(body: string): Promise<number>
  /** The network is gone for a moment. */
  cut(): void
  close(): void
}

const AGAIN = 200

/**
 * Opens the connection to the first of some processes that share the sessions; where one is gone the next is tried, as whoever shares requests
 * out would do.
 */
export function openLine(urls: readonly string[], first: number, code: string, cookie: string): Line {
  let at = first
  const here = () => urls[at % urls.length] ?? ''
  const elsewhere = () => {
    at++
  }
  const agent = new http.Agent({ keepAlive: true, maxSockets: 2 })
  const arrived = new Map<number, number>()
  const waiting = new Set<() => void>()
  let messages = 0
  let last: string | undefined
  let over = false
  let stream: http.ClientRequest | undefined

  const hear = (message: string) => {
    const id = /^id: (\d+)$/m.exec(message)?.[1]
    if (!/^event: /m.test(message)) return
    messages++
    if (id === undefined) return
    last = id
    if (!arrived.has(Number(id))) arrived.set(Number(id), performance.now())
    for (const wake of waiting) wake()
  }
  const follow = () => {
    if (over) return
    const again = () => {
      if (!over) setTimeout(follow, AGAIN + Math.random() * AGAIN)
    }
    let text = ''
    stream = http.get(
      `${here()}/api/sessione/${code}/stream`,
      { agent, headers: { cookie, accept: 'text/event-stream', ...(last && { 'last-event-id': last }) } },
      (reply) => {
        reply.setEncoding('utf8')
        reply.on('data', (chunk: string) => {
          text += chunk
          const parts = text.split('\n\n')
          text = parts.pop() ?? ''
          for (const part of parts) hear(part)
        })
        reply.once('close', again)
        reply.on('error', () => {})
      },
    )
    stream.once('error', () => {
      elsewhere()
      again()
    })
  }
  follow()

  let posting: http.ClientRequest | undefined
  const post = (body: string): Promise<boolean> =>
    new Promise((resolve) => {
      posting = http.request(
        `${here()}/api/sessione/${code}/risposta`,
        {
          method: 'POST',
          agent,
          headers: {
            cookie,
            'content-type': 'application/json',
            'sec-fetch-site': 'same-origin',
            'content-length': Buffer.byteLength(body),
          },
        },
        (reply) => {
          reply.resume()
          reply.once('end', () => resolve(reply.statusCode === 200))
          reply.once('error', () => resolve(false))
          reply.once('aborted', () => resolve(false))
        },
      )
      posting.once('error', () => {
        elsewhere()
        resolve(false)
      })
      posting.end(body)
    })

  return {
    arrived,
    messages: () => messages,
    heard: (seq) =>
      new Promise((resolve) => {
        const look = () => {
          const at = [...arrived].filter(([n]) => n >= seq).map(([, when]) => when)
          if (at.length === 0) return
          waiting.delete(look)
          resolve(Math.min(...at))
        }
        waiting.add(look)
        look()
      }),
    async answer(body) {
      const began = performance.now()
      while (!(await post(body))) {
        if (over) throw new Error('closed while answering')
        await new Promise((resolve) => setTimeout(resolve, AGAIN))
      }
      return performance.now() - began
    },
    cut() {
      stream?.destroy()
      posting?.destroy()
    },
    close() {
      over = true
      stream?.destroy()
      agent.destroy()
    },
  }
}
