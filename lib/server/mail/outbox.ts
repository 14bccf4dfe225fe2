import 'server-only'
import type { Message } from './message'

const KEPT = 50

// One list per process: under `npm run dev` route bundles and reloads each have their own instance of this module.
const shared = globalThis as { verdettoOutbox?: Message[] }

/** Keeps a message for the page where whoever develops the site reads it. */
export function putIntoOutbox(message: Message): void {
  shared.verdettoOutbox = [message, ...(shared.verdettoOutbox ?? [])].slice(0, KEPT)
}

/** The messages that would have been sent, the newest first. */
export const outbox = (): readonly Message[] => shared.verdettoOutbox ?? []
