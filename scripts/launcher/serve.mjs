// Runs the server in a process of its own that never outlives the launcher: node serve.mjs <module> [arguments of the module]
// The channel to the launcher closes when that one ends, by whatever hand, kill -9 included.
import { pathToFileURL } from 'node:url'

process.on('disconnect', () => process.exit(1))

const [node = '', , module = '', ...args] = process.argv
process.argv = [node, module, ...args]
await import(pathToFileURL(module).href)
