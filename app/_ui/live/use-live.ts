import { useEffect, useState } from 'react'
import type { CountsView, LiveView } from '#lib/italian/class-views'

/** A state of a session, and when it arrived, by this device's clock. */
export interface Live extends LiveView {
  readonly at: number
}

/** `lost`: it comes back by itself. `out`: removed by whoever leads. `gone`: there is nothing under this address any more. */
export type Link = 'joining' | 'on' | 'lost' | 'out' | 'gone'

const FIRST = 1_000
const LONGEST = 15_000

/** A state after a message: what is sent once for all who have seen a question is kept with it. */
export function merged(before: Live | undefined, message: LiveView, at: number): Live {
  const same = before !== undefined && before.position === message.position && before.round === message.round
  const asked = message.phase !== 'lobby' && message.phase !== 'ended'
  const question = message.question ?? (same && asked ? before.question : undefined)
  const own = message.own ?? before?.own
  return { ...message, at, ...(question && { question }), ...(own && { own }) }
}

/**
 * Follows a session: how it stands, and whether the line holds. A line that is lost comes back by itself, and hears how things stand then;
 * nothing is lost in between, because states are sent and not differences.
 */
export function useLive(address: string): { readonly live: Live | undefined; readonly link: Link } {
  const [live, setLive] = useState<Live>()
  const [link, setLink] = useState<Link>('joining')
  useEffect(() => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let pause = FIRST
    let over = false
    const end = (how: Link) => {
      over = true
      source?.close()
      setLink(how)
    }
    const again = () => {
      timer = setTimeout(open, pause)
      pause = Math.min(pause * 2, LONGEST)
    }
    /** A browser does not say why a line was refused, and then does not try again by itself. */
    const ask = async () => {
      const stop = new AbortController()
      try {
        const { status } = await fetch(address, { signal: stop.signal })
        if (status === 403) return end('out')
        if (status === 401 || status === 404) return end('gone')
      } catch {
        // Not reached at all: tried again below.
      } finally {
        stop.abort()
      }
      if (!over) again()
    }
    const open = () => {
      if (over) return
      source = new EventSource(address)
      source.addEventListener('stato', ({ data }) => {
        const message = JSON.parse(data) as LiveView
        pause = FIRST
        setLink('on')
        setLive((before) => merged(before, message, performance.now()))
      })
      source.addEventListener('conteggio', ({ data }) => {
        const counts = JSON.parse(data) as CountsView
        setLive((before) => before && { ...before, ...counts })
      })
      source.addEventListener('passo', ({ data }) => {
        const step = JSON.parse(data) as Pick<LiveView, 'step'>
        setLive((before) => before && { ...before, ...step })
      })
      source.addEventListener('fuori', () => end('out'))
      source.onerror = () => {
        if (over) return
        setLink('lost')
        if (source?.readyState === EventSource.CLOSED) void ask()
      }
      source.onopen = () => setLink('on')
    }
    open()
    return () => {
      over = true
      clearTimeout(timer)
      source?.close()
    }
  }, [address])
  return { live, link }
}
