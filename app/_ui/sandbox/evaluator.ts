import type { Asked, Told } from './contracts'
import { play } from './play'

// The evaluator beside the page: what it works out, however long it takes, holds up nothing that a reader does. Fetched in one piece.

declare const self: {
  onmessage: ((message: { readonly data: Asked }) => void) | null
  postMessage(told: Told): void
}

self.onmessage = ({ data: { id, data } }) => self.postMessage({ id, played: play(data) })
