import { readdirSync, readFileSync } from 'node:fs'

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
