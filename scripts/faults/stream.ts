import { setTimeout as pause } from 'node:timers/promises'
import type { Wire } from './wire'

/** What a player of a live session hears. */
export interface Stream {
  /** Waits for the event of this number, or a later one. */
  heard(seq: number): Promise<void>
  close(): void
}

const AGAIN = 200
/** The site says something every few seconds; a line on which nothing comes for longer is given up, as browsers do, in ms. */
const SILENCE = 20_000

/** Follows a live session on one process or another. */
export function follow(wire: Wire, code: string, cookie: string): Stream {
  const waiting = new Set<() => void>()
  const over = new AbortController()
  let last = -1
  const hear = (message: string): void => {
    const id = /^id: (\d+)$/m.exec(message)?.[1]
    if (id === undefined) return
    last = Math.max(last, Number(id))
    for (const look of waiting) look()
  }
  const listen = async (): Promise<void> => {
    const silence = new AbortController()
    const reply = await fetch(`${wire.url}/api/sessione/${code}/stream`, {
      headers: { cookie, accept: 'text/event-stream', ...(last >= 0 && { 'last-event-id': String(last) }) },
      signal: AbortSignal.any([over.signal, silence.signal]),
    })
    let text = ''
    const decoder = new TextDecoder()
    const wait = () => setTimeout(() => silence.abort(), SILENCE)
    let timer = wait()
    try {
      for await (const chunk of reply.body ?? []) {
        clearTimeout(timer)
        timer = wait()
        text += decoder.decode(chunk as Uint8Array, { stream: true })
        const parts = text.split('\n\n')
        text = parts.pop() ?? ''
        for (const part of parts) hear(part)
      }
    } finally {
      clearTimeout(timer)
    }
  }
  const keepListening = async (): Promise<void> => {
    while (!over.signal.aborted) {
      // Cut, or not there: from the other process.
      await listen().catch(() => {})
      wire.turn()
      await pause(AGAIN)
    }
  }
  void keepListening()
  return {
    heard: (seq) =>
      new Promise((resolve) => {
        const look = () => {
          if (last < seq) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    close: () => over.abort(),
  }
}
