import os from 'node:os'
import type { Fault, Round } from './round'

export interface Row {
  readonly name: string
  readonly ok: boolean
  readonly cells: readonly string[]
}

/**
 * After a fault is over all must be well within so long, in ms: a server that is started again and warms up. On a machine that does other things
 * too everything takes as much longer as there are processes that want each processor.
 */
const byThen = (): number => 30_000 * Math.max(1, (os.loadavg()[0] ?? 0) / os.cpus().length)

const HEAD = [
  'what went wrong',
  'acknowledged',
  'missing',
  'double',
  'never',
  'scores',
  'lasted',
  'well after',
  'longest wait',
  'sent again',
]

/** One row of the table: whether it is as it must be, and why not. */
export function rowOf(fault: Fault, round: Round, quiet: string): Row {
  const { acknowledged, missing, double, never, scores, wellAfter, lasted, trouble, said } = round
  const bugs = fault.mayFail ? [] : trouble.bugs
  const same = scores === quiet
  const inTime = wellAfter - lasted <= byThen()
  return {
    name: fault.what,
    ok: missing.length === 0 && double.length === 0 && never === 0 && same && inTime && bugs.length === 0,
    cells: [
      String(acknowledged),
      String(missing.length),
      String(double.length),
      String(never),
      same ? 'same' : difference(scores, quiet),
      seconds(lasted),
      `${seconds(wellAfter)}${inTime ? '' : ' (too late)'}`,
      seconds(trouble.longest),
      String(trouble.again),
      ...(bugs.length > 0 ? [`${bugs.length} × 500: ${[...new Set(bugs)].join(', ')}`] : []),
      ...(said === undefined ? [] : [said]),
    ],
  }
}

/** The table as text, with the machine and how busy it is. */
export function table(rows: readonly Row[]): string {
  const lines = [HEAD, ...rows.map(({ name, cells }) => [name, ...cells])]
  const width = HEAD.map((_, n) =>
    Math.max(...lines.filter(({ length }) => length > 2).map((line) => line[n]?.length ?? 0)),
  )
  const text = lines.map((line, n) =>
    [n === 0 ? '      ' : rows[n - 1]?.ok ? 'well  ' : 'FAILED', ...line.map((cell, at) => cell.padEnd(width[at] ?? 0))]
      .join('  ')
      .trimEnd(),
  )
  const load = (os.loadavg()[0] ?? 0).toFixed(1)
  return [...text, `${os.cpus().length} processors, Node ${process.version}, load average ${load}`].join('\n')
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** The first score that is not as it was. */
function difference(scores: string, quiet: string): string {
  const [mine, other] = [scores.split('\n'), quiet.split('\n')]
  const odd = mine.find((line) => !other.includes(line)) ?? other.find((line) => !mine.includes(line))
  return `not the same: ${odd}`
}
