// Runs the server in a process of its own that never outlives the launcher: node serve.mjs <module> [arguments of the module]
// The channel to the launcher closes when that one ends, by whatever hand, kill -9 included.
import { subscribe } from 'node:diagnostics_channel'
import { pathToFileURL } from 'node:url'
import './direct.mjs'

process.on('disconnect', () => process.exit(1))

// A server that is told to stop waits for its connections, and a browser keeps one for seconds after its last answer, or asks for a new
// stream over it: from then on each ends with the answer that is under way.
process.once('SIGTERM', () =>
  subscribe('http.server.response.finish', (message) => {
    const { socket } = /** @type {{ socket: import('node:net').Socket }} */ (message)
    socket.destroySoon()
  }),
)

const [node = '', , module = '', ...args] = process.argv
process.argv = [node, module, ...args]
await import(pathToFileURL(module).href)
