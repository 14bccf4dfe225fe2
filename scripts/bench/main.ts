// Figures as JSON lines, the goal beside each. Run it on a quiet machine; `npm run bench -- evaluator` runs one part.
import { setFlagsFromString } from 'node:v8'
import { NODE_FLAGS } from '#lib/base/node-flags'
import { benchAnswers } from './answers'
import { benchBank } from './bank'
import { benchBusy } from './busy'
import { benchDraws } from './draws'
import { benchEvaluator } from './evaluator'
import { benchExams } from './exams'
import { benchLessons } from './lessons'
import { atMost, print } from './measure'
import { benchMillion } from './million'
import { benchPages } from './pages'
import { benchPaint } from './paint'
import { benchProgress } from './progress'
import { benchReady } from './ready'
import { atRest, serverOf } from './server'
import { benchFolder, startSite } from './site'
import { benchStudy } from './study'
import { benchTouch } from './touch'

async function benchSite(): Promise<void> {
  const { folder, remove } = benchFolder()
  try {
    const first = await startSite(folder)
    print({ name: 'first start, built before', value: first.startedIn, unit: 'ms' })
    await first.stop()
    const second = await startSite(folder)
    print(atMost('second start', second.startedIn, 'ms', 2000))
    await benchPages(second.url)
    await benchPaint(second.url)
    await second.stop()
  } finally {
    remove()
  }
}

/** Measures on a site that has just started on an empty folder. */
const onNewSite = (bench: (url: string) => Promise<void>) => async (): Promise<void> => {
  const { folder, remove } = benchFolder()
  try {
    const site = await startSite(folder)
    // What a process prepares after its start is another figure (`ready`).
    await atRest(serverOf(site.pid))
    await bench(site.url)
    await site.stop()
  } finally {
    remove()
  }
}

// As the site runs.
setFlagsFromString(NODE_FLAGS)

const parts: Readonly<Record<string, () => void | Promise<void>>> = {
  evaluator: benchEvaluator,
  bank: benchBank,
  draws: benchDraws,
  lessons: benchLessons,
  study: benchStudy,
  site: benchSite,
  ready: benchReady,
  answers: onNewSite(async (url) => {
    await benchAnswers(url, 50, 60)
    await benchAnswers(url, 200, 100, 6, 6000)
  }),
  busy: onNewSite(benchBusy),
  exams: onNewSite((url) => benchExams(url, 15)),
  touch: onNewSite(benchTouch),
  progress: benchProgress,
  million: benchMillion,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !parts[name])
if (unknown.length) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
// What takes ten minutes runs where it is asked for.
const LONG = ['million']
for (const [name, run] of Object.entries(parts))
  if (wanted.length ? wanted.includes(name) : !LONG.includes(name)) await run()
