import { setTimeout as pause } from 'node:timers/promises'
import { learners } from './answers'
import { beginExam, examForm } from './exams'
import { atMost, percentile, print } from './measure'

const PRACTISE = 100
const BEGIN = 60
/** They begin within so long, in ms. */
const WITHIN = 10_000

/** How long the loop of the process held others up since it was last asked, at its 99th part, in ms. */
async function loopHeld(url: string): Promise<number> {
  const text = await (await fetch(`${url}/api/metriche`)).text()
  return Number(/^nodejs_eventloop_lag_p99_seconds\S* (\S+)$/m.exec(text)?.[1]) * 1_000
}

/** What people meet while sixty begin an exam within ten seconds and a hundred practise. */
export async function benchBusy(url: string): Promise<void> {
  const form = await examForm(url)
  await beginExam(url, form)
  const practice = learners(url, 'busy', PRACTISE, 8, 3_000)
  await pause(4_000)
  await loopHeld(url)
  const starts = await Promise.all(
    Array.from({ length: BEGIN }, async (_, n) => {
      await pause((n * WITHIN) / BEGIN)
      const began = performance.now()
      const refused = await beginExam(url, form)
      if (refused !== null) throw new Error(refused)
      return performance.now() - began
    }),
  )
  print(
    atMost(
      `event loop delay p99, ${BEGIN} begin an exam within 10 s and ${PRACTISE} practise`,
      await loopHeld(url),
      'ms',
      50,
    ),
  )
  print(atMost(`exam start p95, ${BEGIN} within 10 s`, percentile(starts, 0.95), 'ms', 300))
  print(atMost(`answer POST p95 meanwhile, ${PRACTISE} practise`, percentile(await practice, 0.95), 'ms', 100))
}
