// What a test starts is started as from a shell: how the process of the test itself reads TypeScript is not handed on.
import { READ } from './read-typescript.mjs'

process.env.NODE_OPTIONS = (process.env.NODE_OPTIONS ?? '').replace(READ, '').trim()
