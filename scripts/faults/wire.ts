import { setTimeout as pause } from 'node:timers/promises'

/** What a client sends, and goes on sending to one process after the other until it is told that it is kept. */
export interface Wire {
  /** The JSON of the first reply with this status or another that is good; rejects where the site refuses for good. */
  post(path: string, body: unknown, cookie: string, good?: readonly number[]): Promise<Reply>
  /** A page or a form; redirects are not followed. */
  ask(path: string, init: RequestInit): Promise<Response>
  /** The other process from now on, for what stays on one. */
  turn(): void
  /** Of the process that was asked last. */
  readonly url: string
}

interface Reply {
  readonly status: number
  readonly said: { readonly [name: string]: unknown }
}

/** What all wires of a round have met. */
export interface Trouble {
  /** Requests that were sent again. */
  again: number
  /** Answers with 500, each with what was asked: nobody foresaw them. */
  readonly bugs: string[]
  /** The longest that anything took from its first try to its acknowledgement, in ms. */
  longest: number
}

export const noTrouble = (): Trouble => ({ again: 0, bugs: [], longest: 0 })

/** A request that nobody answers is given up after so long, in ms, as a proxy would. */
const PATIENCE = 5_000
const AGAIN = 200

/** Of what a site in trouble says, what passes by itself. */
const passing = (status: number): boolean => status >= 500 || status === 429

export function openWire(urls: readonly string[], first: number, address: string, trouble: Trouble): Wire {
  let at = first
  const url = () => urls[at % urls.length] ?? ''
  const turn = () => {
    at++
  }
  const ask = (path: string, init: RequestInit): Promise<Response> => {
    // One after the other, as from a proxy that shares requests out.
    turn()
    return fetch(`${url()}${path}`, {
      ...init,
      redirect: 'manual',
      headers: { origin: url(), 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address, ...init.headers },
      signal: AbortSignal.timeout(PATIENCE),
    })
  }
  return {
    get url() {
      return url()
    },
    turn,
    ask,
    async post(path, body, cookie, good = [200]) {
      const began = performance.now()
      for (;;) {
        try {
          const reply = await ask(path, {
            method: 'POST',
            headers: { 'content-type': 'application/json', cookie },
            body: JSON.stringify(body),
          })
          const text = await reply.text()
          if (good.includes(reply.status)) {
            trouble.longest = Math.max(trouble.longest, performance.now() - began)
            return { status: reply.status, said: JSON.parse(text) as Reply['said'] }
          }
          if (reply.status === 500) trouble.bugs.push(path)
          if (!passing(reply.status)) throw new Refused(`${path}: ${reply.status} ${text}`)
        } catch (error) {
          if (error instanceof Refused) throw error
          // Cut, refused or too long on its way: the same again.
        }
        trouble.again++
        await pause(AGAIN)
      }
    },
  }
}

/** The site has said no, and will not say otherwise. */
export class Refused extends Error {}
