import 'server-only'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects what the start has left behind and gives the memory back: the engine would keep it for as long as nothing presses, which in a process
 * that sends and hears much is for ever.
 */
export function tidyUp(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  collect()
}
