// What hundreds send in one second passes beside the page framework (lib/server/direct). Next makes the server itself, and has no place where
// one could stand in front of it, other than a server of one's own that would have to listen, fail and stop as Next's does: so its listener is
// asked second. What a build made goes the same way.
import http from 'node:http'
import { unchanging } from './unchanging.mjs'

const create = http.createServer
const answersUnchanging = unchanging(process.cwd())
http.createServer = /** @type {typeof create} */ (
  (/** @type {any[]} */ ...given) => {
    /** @type {http.RequestListener | undefined} */
    const listener = given.pop()
    const shared =
      /** @type {{ verdettoDirect?: (request: http.IncomingMessage, response: http.ServerResponse) => boolean }} */ (
        globalThis
      )
    return Reflect.apply(create, http, [
      ...given,
      /** @type {http.RequestListener} */
      (request, response) => {
        answersUnchanging(request, response, () => {
          if (!shared.verdettoDirect?.(request, response)) listener?.(request, response)
        })
      },
    ])
  }
)
