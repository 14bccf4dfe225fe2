// npm run scaling -- 100000: what so many people at once need, from what one request was measured to cost (docs/scaling.md says how and where).
import { fileURLToPath } from 'node:url'
import { run, Sentence } from './sentence.mjs'

/**
 * Measured: of the processor of a process and of PostgreSQL, in ms; of the disk and of the log of PostgreSQL, in bytes; memory in bytes. An answer
 * with what it takes to explain it, and with its question, which was frozen before.
 */
export const MEASURED = {
  answer: { site: 40, database: 9, kept: 3_820, log: 13_300 },
  page: { site: 27, database: 9 },
  progress: { site: 57, database: 27 },
  stream: { memory: 220_000 },
  process: { memory: 700_000_000, connections: 11 },
}

/** What somebody does: seconds from answer to answer, pages of questions for each, and how often they look at their progress. */
export const LEARNER = { everySeconds: 30, pagesPerAnswer: 1, progressPerAnswer: 0.05 }
/** A room of a live session: people, seconds from question to question, and notices for each: one for an answer at most, and four events. */
export const ROOM = { people: 30, everySeconds: 60, notices: 30 + 4 }

/** A processor is full long before it has no time left. */
const FULL = 0.6

/**
 * What so many people need, of whom a part is in live sessions and the others study.
 * @param {number} people
 * @param {number} [live] the part that is in live sessions
 */
export function needs(people, live = 0.2) {
  const { answer, page, progress, stream, process } = MEASURED
  const [learners, players] = [people * (1 - live), people * live]
  const answers = learners / LEARNER.everySeconds + players / ROOM.everySeconds
  const pages = (learners / LEARNER.everySeconds) * LEARNER.pagesPerAnswer
  const looks = (learners / LEARNER.everySeconds) * LEARNER.progressPerAnswer
  const ms = (/** @type {'site' | 'database'} */ of) => answers * answer[of] + pages * page[of] + looks * progress[of]
  const processes = Math.max(1, Math.ceil(ms('site') / 1_000 / FULL))
  const notices = (players / ROOM.people / ROOM.everySeconds) * ROOM.notices
  return {
    people,
    answersPerSecond: answers,
    processes,
    databaseProcessors: ms('database') / 1_000 / FULL,
    connectionsOpen: processes * process.connections,
    noticesPerSecond: notices,
    noticesDelivered: notices * processes,
    memory: processes * process.memory + players * stream.memory,
    keptPerHour: answers * 3_600 * answer.kept,
    logPerSecond: answers * answer.log,
  }
}

const rounded = (/** @type {number} */ n) => n.toLocaleString('en', { maximumFractionDigits: n < 10 ? 1 : 0 })

/** @param {ReturnType<typeof needs>} of */
export const tell = (of) =>
  [
    [`${rounded(of.people)} people at once`, ''],
    ['answers a second', rounded(of.answersPerSecond)],
    ['processes, one processor each', rounded(of.processes)],
    ['processors of PostgreSQL', rounded(of.databaseProcessors)],
    ['connections, without a pooler', rounded(of.connectionsOpen)],
    ['notices a second, and delivered', `${rounded(of.noticesPerSecond)}, ${rounded(of.noticesDelivered)}`],
    ['memory of all processes', `${rounded(of.memory / 1e9)} GB`],
    ['kept in an hour', `${rounded(of.keptPerHour / 1e9)} GB`],
    ['log of PostgreSQL a second', `${rounded(of.logPerSecond / 1e6)} MB`],
  ]
    .map(([name = '', value = '']) => `${name.padEnd(38)}${value}`)
    .join('\n')

if (process.argv[1] === fileURLToPath(import.meta.url))
  run(async () => {
    const people = Number(process.argv[2] ?? 100_000)
    if (!Number.isInteger(people) || people < 1) throw new Sentence('How many people? As in: npm run scaling -- 100000')
    console.log(tell(needs(people)))
  })
