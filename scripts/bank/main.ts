import { shuffled } from '#lib/base/seed'
import { type Item, itemAt, points, type Template, templates } from '#lib/questions/index'
import { callAloud, someCalls } from './calls-aloud'
import { count } from './count'
import { printJudgement } from './judgement'
import { missing } from './missing'
import { readAloud } from './read-aloud'
import { report } from './report'

/** What is drawn is drawn by the day, as in the tests. */
const day = process.env.TEST_SEED ?? new Date().toISOString().slice(0, 10)
const [flag, how, only] = process.argv.slice(2).filter((word) => word !== '--json')
const chosen = templates.filter((t) => only === undefined || t.id === only)
if (flag === '--show') for (const item of some(Number(how ?? 10))) console.log(readAloud(item).join('\n'))
else if (flag === '--calls')
  for (const call of someCalls(Number(how ?? 10), day, only)) console.log(callAloud(call).join('\n'))
else if (flag === '--judge') printJudgement(some(Number(how ?? 300)), day, process.argv.includes('--json'))
else if (flag === '--missing') missing(how)
else report(chosen.map((t) => count(t)))

/** Sound items at random, others every day, of each template as many as of every other. */
function some(n: number): readonly Item[] {
  const lines = shuffled(`${day} ad alta voce`, chosen).map((t) => ({
    t,
    rest: [...shuffled(`${day} ${t.id} ad alta voce`, [...points(t)])],
  }))
  const found: Item[] = []
  for (let open = lines; found.length < n && open.length > 0; open = open.filter(({ rest }) => rest.length > 0))
    for (const line of open) {
      if (found.length >= n) break
      const item = next(line)
      if (item) found.push(item)
    }
  return found
}

/** The next sound item of a template. */
function next({
  t,
  rest,
}: {
  t: Template
  rest: { id: string; point: Parameters<typeof itemAt>[1] }[]
}): Item | undefined {
  for (let p = rest.pop(); p; p = rest.pop()) {
    const made = itemAt(t, p.point, p.id)
    if (made.ok) return made.value
  }
  return undefined
}
