import { readFileSync } from 'node:fs'
import os from 'node:os'

/**
 * How many processes there are to each processor that would run, 1 at least: each waits that much longer for what it does. What a test holds to a
 * time that people notice is divided by it, so that a machine that is busy with something else fails nothing.
 */
export function crowd(): number {
  const wanting = Math.max(os.loadavg()[0] ?? 0, running())
  return Math.max(1, wanting / os.availableParallelism())
}

/** Those that would run at this moment, where the machine says so: a load of before says nothing of one that has just begun. */
function running(): number {
  try {
    return Number(/ (\d+)\//.exec(readFileSync('/proc/loadavg', 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
