import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import { fanoutLost } from '#lib/db/fanout/port'
import { limitMet } from '#lib/db/limits'
import { type ReplicaOutcome, replicaRead } from '#lib/db/replica'
import { type Done, useCaseDone } from '../define-use-case'
import { log } from '../log'
import { workedOut } from '../remembering'
import { type TaskEnd, taskEnded } from '../work/lane'
import { metrics } from './registry'
import { countRequests } from './requests'

/** Use cases that keep what somebody has done: one of these that fails is somebody's work at risk. */
export const SAVES: ReadonlySet<string> = new Set([
  'call/ask',
  'call/rule',
  'classroom/answer',
  'diagnostic/answer',
  'exam/ask-players',
  'exam/save-choice',
  'exam/submit',
  'item/answer-item',
  'own/keep-draft',
  'quiz/submit-answer',
  'reading/keep-reading',
])

/** Codes that are the site's own failure; all others say that something was not to be kept. */
const FAILURES: ReadonlySet<string> = new Set(['bug', 'busy', 'database-down'])

/** Begins to count, once per process. What is told comes by channels of Node: whoever tells knows nothing of who counts. */
export function collect(): void {
  const {
    useCases,
    useCaseSeconds,
    savesFailed,
    limitsMet,
    fanoutLosses,
    replicaReads,
    tasks,
    taskSeconds,
    evaluations,
  } = metrics()
  countRequests()
  subscribe(useCaseDone.name, (message) => {
    const { useCase, code, ms } = message as Done
    useCases.inc({ use_case: useCase, code })
    useCaseSeconds.observe({ use_case: useCase }, ms / 1_000)
    if (SAVES.has(useCase) && FAILURES.has(code)) savesFailed.inc({ use_case: useCase, code })
  })
  subscribe(limitMet.name, (limit) => limitsMet.inc({ limit: String(limit) }))
  subscribe(fanoutLost.name, (by) => {
    log.warn({ event: 'fanout lost', by: String(by) })
    fanoutLosses.inc({ by: String(by) })
  })
  let before: ReplicaOutcome = 'replica'
  subscribe(replicaRead.name, (message) => {
    const outcome = message as ReplicaOutcome
    replicaReads.inc({ outcome })
    // Told when it begins and when it is over, not for each reading.
    if (outcome !== before) log.warn({ event: 'replica', outcome })
    before = outcome
  })
  subscribe(taskEnded.name, (message) => {
    const { task, outcome, ms } = message as TaskEnd
    tasks.inc({ task, outcome })
    if (outcome !== 'busy') taskSeconds.observe({ task }, ms / 1_000)
  })
  subscribe(workedOut.name, (of) => evaluations.inc({ of: String(of) }))
}
