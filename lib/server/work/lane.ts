import 'server-only'
import { channel } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { err, ok, type Result } from '#lib/base/result'
import { log } from '../log'
import { workerScript } from './script'
import type { Tasks } from './tasks'

/** How much may be under way, and how much of it each person may have. */
export interface LaneLimits {
  /** Threads at most. */
  readonly threads: number
  /** Tasks that may wait, of everybody and of one person. */
  readonly waiting: number
  readonly each: number
  /**
   * For one task, in ms and in MB: beyond either its thread is ended. The time is of the clock, and as much of the processors to this process:
   * its threads give way to all others, so where these are busy what would come to its end is waited for, up to `STARVED` times as long.
   */
  readonly ms: number
  readonly memory: number
}

/** `too-much`: it went on too long or grew too large; `busy`: too many wait already. */
export type Undone = 'too-much' | 'busy'

/** How many times as long a task may take by the clock where the process is given hardly any processor. */
const STARVED = 10
/** How often it is looked whether the time of a task is over, in ms. */
const LOOK = 250

/** What the threads of this process have used of processors, in ms. */
function processorUsed(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

interface Job {
  readonly task: string
  readonly input: unknown
  readonly end: (result: Result<unknown, Undone> | Error) => void
}

/** A task as it ended: what it was, how, and how long a thread worked on it, in ms. */
export interface TaskEnd {
  readonly task: string
  readonly outcome: 'done' | 'failed' | Undone
  readonly ms: number
}

/** Whoever counts hears here of each task that has ended: a `TaskEnd`. */
export const taskEnded = channel('verdetto.task-ended')

/** Threads that work side by side on tasks that are too large for the one that answers everybody; people take turns. */
export class Lane {
  private readonly idle: Worker[] = []
  private readonly queues = new Map<string, Job[]>()
  private threads = 0

  constructor(private readonly limits: LaneLimits) {}

  /** Does a task for somebody. What nobody foresaw throws. */
  run<T extends keyof Tasks>(
    task: T,
    input: Tasks[T]['input'],
    who: string,
  ): Promise<Result<Tasks[T]['output'], Undone>> {
    const own = this.queues.get(who) ?? []
    if (own.length >= this.limits.each || this.waiting() >= this.limits.waiting) {
      taskEnded.publish({ task, outcome: 'busy', ms: 0 } satisfies TaskEnd)
      return Promise.resolve(err('busy'))
    }
    return new Promise((resolve, reject) => {
      const end: Job['end'] = (result) => (result instanceof Error ? reject(result) : resolve(result as never))
      this.queues.set(who, [...own, { task, input, end }])
      this.next()
    })
  }

  /** Threads at work and idle, and the tasks that wait for one. */
  state(): { readonly used: number; readonly idle: number; readonly waiting: number } {
    return { used: this.threads - this.idle.length, idle: this.idle.length, waiting: this.waiting() }
  }

  private readonly waiting = (): number => [...this.queues.values()].reduce((n, jobs) => n + jobs.length, 0)

  /** Whoever has waited longest for a turn, and then is the last in the row. */
  private take(): Job | undefined {
    const [turn] = this.queues
    if (!turn) return undefined
    const [who, [job, ...rest]] = turn
    this.queues.delete(who)
    if (rest.length) this.queues.set(who, rest)
    return job
  }

  private next(): void {
    if (!this.idle.length && this.threads >= this.limits.threads) return
    const job = this.take()
    if (!job) return
    const worker = this.idle.pop()
    if (worker) this.work(worker, job)
    else {
      this.threads++
      this.start().then(
        (started) => this.work(started, job),
        (error: unknown) => {
          this.threads--
          job.end(error instanceof Error ? error : new Error(String(error)))
          this.next()
        },
      )
    }
  }

  private async start(): Promise<Worker> {
    const file = await workerScript()
    const worker = new Worker(/* turbopackIgnore: true */ file, {
      // Nothing of the site's secrets is any of its business.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memory, maxYoungGenerationSizeMb: 12, stackSizeMb: 4 },
    })
    // The first that it says is that it is there; `once` throws where it comes to no more than an error.
    await once(worker, 'message')
    // A thread that waits for work keeps no process alive.
    worker.unref()
    return worker
  }

  private work(worker: Worker, job: Job): void {
    const from = performance.now()
    const used = processorUsed()
    const over = (result: Result<unknown, Undone> | Error, goesOn: boolean) => {
      clearInterval(timer)
      worker.off('message', heard).off('error', failed).off('exit', left)
      if (goesOn) this.idle.push(worker)
      else {
        this.threads--
        // Whatever it still has to say is heard by nobody.
        worker.on('error', () => undefined)
        void worker.terminate()
      }
      const outcome = result instanceof Error ? 'failed' : result.ok ? 'done' : result.error
      taskEnded.publish({ task: job.task, outcome, ms: performance.now() - from } satisfies TaskEnd)
      job.end(result)
      this.next()
    }
    const tooMuch = (why: string) => {
      log.warn({ work: job.task, ended: why })
      over(err('too-much'), false)
    }
    const heard = ({ done, failed: why }: { readonly done?: unknown; readonly failed?: string }) => {
      if (why === undefined) over(ok(done), true)
      // Too deep for the stack of a thread: no bug of ours.
      else if (why.startsWith('RangeError: Maximum call stack')) over(err('too-much'), true)
      else over(new Error(why), true)
    }
    const failed = (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch('memory') : over(error, false)
    const left = () => tooMuch('exit')
    const { ms } = this.limits
    const timer = setInterval(
      () => {
        const took = performance.now() - from
        if (took >= ms && (processorUsed() - used >= ms || took >= ms * STARVED)) tooMuch('time')
      },
      Math.min(LOOK, ms),
    )
    worker.on('message', heard).on('error', failed).on('exit', left)
    worker.postMessage({ task: job.task, input: job.input })
  }
}
