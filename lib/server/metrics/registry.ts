import 'server-only'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { poolState } from '#lib/db/client'
import { hearing } from '#lib/db/live'
import { openStreams } from '../classroom/rooms'
import { lanes } from '../work/index'

/** In seconds: from an answer that nobody notices to one that nobody waits for. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 8]

// One registry per process: pages, actions and routes are bundled apart, each with its own instance of this module.
const shared = globalThis as { verdettoMetrics?: ReturnType<typeof make> }

/** What this process counts, for Prometheus. Names and labels say what was done and how it ended: never by whom, nor from where. */
export const metrics = (): ReturnType<typeof make> => {
  shared.verdettoMetrics ??= make()
  return shared.verdettoMetrics
}

function make() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10 })
  gauges(registers)
  return {
    registry,
    requests: new Counter({
      name: 'verdetto_http_requests_total',
      help: 'Requests by route, method and status; 499 is one whose browser did not wait.',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'verdetto_http_request_seconds',
      help: 'From the first byte of a request to the last of its answer; streams are left out.',
      labelNames: ['route'],
      buckets: BUCKETS,
      registers,
    }),
    useCases: new Counter({
      name: 'verdetto_use_cases_total',
      help: 'What was done, and how it ended: ok, or the code of what stood in the way.',
      labelNames: ['use_case', 'code'],
      registers,
    }),
    useCaseSeconds: new Histogram({
      name: 'verdetto_use_case_seconds',
      help: 'How long it took, with what it asked of the database.',
      labelNames: ['use_case'],
      buckets: BUCKETS,
      registers,
    }),
    savesFailed: new Counter({
      name: 'verdetto_saves_failed_total',
      help: 'What somebody wanted kept and was not, for want of the database, of room or by a bug. Browsers try again.',
      labelNames: ['use_case', 'code'],
      registers,
    }),
    limitsMet: new Counter({
      name: 'verdetto_limits_met_total',
      help: 'Refused because somebody had done it too often.',
      labelNames: ['limit'],
      registers,
    }),
    fanoutLosses: new Counter({
      name: 'verdetto_fanout_lost_total',
      help: 'Times that the connection by which live sessions hear of other processes was lost.',
      labelNames: ['by'],
      registers,
    }),
    replicaReads: new Counter({
      name: 'verdetto_replica_reads_total',
      help: 'Readings that may go to a replica: replica, or why the database itself was read: behind, down, no-replica.',
      labelNames: ['outcome'],
      registers,
    }),
    tasks: new Counter({
      name: 'verdetto_tasks_total',
      help: 'Work done by threads, and how it ended.',
      labelNames: ['task', 'outcome'],
      registers,
    }),
    taskSeconds: new Histogram({
      name: 'verdetto_task_seconds',
      help: 'How long a thread worked; waiting for a turn is left out.',
      labelNames: ['task'],
      buckets: BUCKETS,
      registers,
    }),
    evaluations: new Counter({
      name: 'verdetto_evaluations_total',
      help: 'Evaluated beside the threads: questions made, verdicts explained. What was remembered is left out.',
      labelNames: ['of'],
      registers,
    }),
  }
}

/** What stands as it is asked for. */
function gauges(registers: Registry[]): void {
  new Gauge({
    name: 'verdetto_pool_connections',
    help: 'Connections to the database: in use, idle, and how many requests wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [name, n] of Object.entries(poolState())) this.set({ state: name }, n)
    },
  })
  new Gauge({
    name: 'verdetto_threads',
    help: 'Threads by what they are for: at work and idle, and how many tasks wait for one.',
    labelNames: ['lane', 'state'],
    registers,
    collect() {
      for (const [lane, each] of Object.entries(lanes()))
        for (const [name, n] of Object.entries(each.state())) this.set({ lane, state: name }, n)
    },
  })
  new Gauge({
    name: 'verdetto_streams',
    help: 'Connections that follow live sessions on this process, by role.',
    labelNames: ['role'],
    registers,
    collect() {
      for (const [role, n] of Object.entries(openStreams().readers)) this.set({ role }, n)
    },
  })
  new Gauge({
    name: 'verdetto_live_sessions',
    help: 'Live sessions that somebody follows on this process.',
    registers,
    collect() {
      this.set(openStreams().sessions)
    },
  })
  new Gauge({
    name: 'verdetto_fanout_hears',
    help: 'Whether this process hears of others what changes in live sessions; left out while nobody follows one.',
    labelNames: ['by'],
    registers,
    collect() {
      this.reset()
      const now = hearing()
      if (now) this.set({ by: now.by }, now.hears ? 1 : 0)
    },
  })
}
