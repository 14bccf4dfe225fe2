import 'server-only'
import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

// One name per process: route bundles have their own instances of this module. Nobody outside can know it, so nobody can send it.
const shared = globalThis as { verdettoPeerHeader?: string }

/** The header under which `notePeers` writes the address at the other end of the connection. */
export const peerHeader = (): string => {
  shared.verdettoPeerHeader ??= `x-peer-${randomUUID()}`
  return shared.verdettoPeerHeader
}

/**
 * Notes with every request that reaches this process where its connection comes from: Next passes on headers alone, and its own
 * `X-Forwarded-For` is whatever the client sent.
 */
export function notePeers(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers[peerHeader()] = request.socket.remoteAddress ?? ''
  })
}
