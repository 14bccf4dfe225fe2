import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const numbers = (): readonly number[] => readdirSync('/proc').map(Number).filter(Number.isInteger)

const field = (pid: number, name: string): string => {
  try {
    return new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? ''
  } catch {
    return '' // it has ended meanwhile
  }
}

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** The process that answers requests, under the launcher. */
export function serverOf(launcher: number): number {
  const under = (parent: number): readonly number[] => numbers().filter((pid) => field(pid, 'PPid') === String(parent))
  const all = under(launcher).flatMap((pid) => [pid, ...under(pid)])
  const found = all.findLast((pid) => /next/.test(commandOf(pid)))
  if (found === undefined) throw new Error('the server does not run')
  return found
}

/** Resident memory in MB. */
export const memoryOf = (pid: number): number => Number.parseInt(field(pid, 'VmRSS'), 10) / 1024

/** What a process has used of a processor since it began, in hundredths of a second. */
function usedBy(pid: number): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = after.split(' ').slice(11, 13).map(Number)
  return user + system
}

/** Waits until a process has next to nothing to do, for two minutes at most. */
export async function atRest(pid: number): Promise<void> {
  let quiet = 0
  for (let n = 0; n < 240 && quiet < 3; n++) {
    const before = usedBy(pid)
    await pause(500)
    quiet = usedBy(pid) - before < 4 ? quiet + 1 : 0
  }
}
