import { err, ok, type Result } from '#lib/base/result'
import type { ClassEvent, Command, Round } from './commands'
import { pageToAnswer } from './pages'

/**
 * Where a session stands. `shown`: the question is read and nobody may answer yet; `asking`: of a call, people choose what its players are
 * asked; `closed`: answers are counted and nothing is said.
 */
export const PHASES = ['lobby', 'shown', 'asking', 'open', 'closed', 'revealed', 'ended'] as const
export type Phase = (typeof PHASES)[number]

/** Who sees points: nobody; each their own; and the first ones on the projector too. */
export const SCORES_SHOWN = ['off', 'personal', 'podium'] as const
export type ScoresShown = (typeof SCORES_SHOWN)[number]

/** How far a question has come: one that somebody could answer is never asked as if it were new. */
export const REACHED = ['none', 'opened', 'revealed'] as const

interface Reached {
  readonly round: Round
  readonly to: (typeof REACHED)[number]
  /** Of a call alone. */
  readonly call?: Asking
}

/** What a call's players were asked: it only grows, and stays when the ruling is voted again. */
export interface Asking {
  /** Facts, in the order in which they were asked for. */
  readonly asked: readonly string[]
  /** How many ballots on what to ask there were. */
  readonly ballots: number
  /** Whether the last ballot is counted, and nothing was asked since. */
  readonly counted: boolean
}

/** A session. Times in ms since 1970, positions from 1. */
export interface Session {
  readonly phase: Phase
  /** The number of the last event; each event has the next one, without gaps. */
  readonly seq: number
  /** 0 in the lobby. */
  readonly position: number
  readonly round: Round
  /** One per question, in order. */
  readonly reached: readonly Reached[]
  /** While answers are open under a countdown: when they are not any more. */
  readonly closesAt: number | null
  readonly paused: boolean
  /** While a countdown is paused: what was left of it. */
  readonly left: number | null
  /** The step of the explanation that is looked at; before it is told, the page that the wall was turned to. 0 for none. */
  readonly step: number
  /** Whether nobody may join any more. */
  readonly locked: boolean
  /** In the second vote: whether people have talked, and read the other question before it is opened. */
  readonly reading: boolean
}

/** `over`: it has ended. `not-now`: not from where it stands. `no-more`: there is no question that way. */
export type ClassError = 'over' | 'not-now' | 'paused' | 'no-more'

/** Limits of a countdown, in seconds. */
export const SECONDS = { least: 5, most: 600 } as const

const UNASKED: Asking = { asked: [], ballots: 0, counted: false }

/** Calls that one session plays at most. */
export const MOST_CALLS = 5

/** A lobby before `total` questions, of which those at some positions are calls. */
export const newSession = (total: number, calls: ReadonlySet<number> = new Set()): Session => ({
  phase: 'lobby',
  seq: 0,
  position: 0,
  round: 1,
  reached: Array.from({ length: total }, (_, n) => ({
    round: 1,
    to: 'none',
    ...(calls.has(n + 1) && { call: UNASKED }),
  })),
  closesAt: null,
  paused: false,
  left: null,
  step: 0,
  locked: false,
  reading: false,
})

interface Step {
  readonly session: Session
  readonly events: readonly ClassEvent[]
}

/** The session after a command, and what happened. A countdown that is over by `now` closes first, whatever the command is. */
export function transition(before: Session, command: Command, now: number): Result<Step, ClassError> {
  const due = takesVotes(before) && before.closesAt !== null && now >= before.closesAt
  const [session, first]: readonly [Session, readonly ClassEvent[]] = due ? closing(before) : [before, []]
  if (command.type === 'tick' || (due && command.type === 'close')) return ok(numbered(session, first))
  if (session.phase === 'ended') return err('over')
  const applied = apply(session, command, now)
  return applied.ok ? ok(numbered(applied.value[0], [...first, ...applied.value[1]])) : applied
}

type Applied = Result<readonly [Session, readonly ClassEvent[]], ClassError>

const numbered = (session: Session, events: readonly ClassEvent[]): Step => ({
  session: { ...session, seq: session.seq + events.length },
  events,
})

/** What may be done at any time, a pause included. */
function apply(s: Session, command: Command, now: number): Applied {
  switch (command.type) {
    case 'kick':
      return ok([s, [{ type: 'kicked', player: command.player }]])
    case 'rename':
      return ok([s, [{ type: 'renamed', player: command.player, nickname: command.nickname }]])
    case 'lock':
      return s.locked ? err('not-now') : ok([{ ...s, locked: true }, [{ type: 'locked' }]])
    case 'unlock':
      return s.locked ? ok([{ ...s, locked: false }, [{ type: 'unlocked' }]]) : err('not-now')
    case 'end':
      return ok([{ ...s, ...STILL, phase: 'ended', step: 0 }, [{ type: 'ended' }]])
    case 'resume':
      return s.paused ? ok(resumed(s, now)) : err('not-now')
    default:
      return s.paused ? err('paused') : move(s, command, now)
  }
}

/** What moves the session on from where it stands. */
function move(s: Session, command: Command, now: number): Applied {
  switch (command.type) {
    case 'start':
      return s.phase === 'lobby' ? enter(s, 1, []) : err('not-now')
    case 'swap':
      return swappable(s) ? ok([s, [{ type: 'swapped', position: 1, round: 1 }]]) : err('not-now')
    case 'open':
      return s.phase === 'shown' || s.phase === 'closed' ? ok(opened(s, command.seconds, now)) : err('not-now')
    case 'close':
      return takesVotes(s) ? ok(closing(s)) : err('not-now')
    case 'ballot':
      return balloted(s, command.seconds, now)
    case 'ask':
      return asked(s, command.fact)
    case 'reveal':
      return s.phase === 'closed'
        ? ok([{ ...marked(s, 'revealed'), phase: 'revealed', step: 0 }, [at(s, 'revealed')]])
        : err('not-now')
    case 'step':
      return s.phase !== 'lobby' && command.step !== s.step
        ? ok([{ ...s, step: command.step }, [{ type: 'stepped', step: command.step }]])
        : err('not-now')
    case 'revote':
      return s.phase === 'closed' && s.round === 1 ? ok(revoted(s)) : err('not-now')
    case 'read':
      return talking(s) && !askingOf(s) ? ok([{ ...s, reading: true, step: 0 }, [at(s, 'shown')]]) : err('not-now')
    case 'next':
      return s.phase === 'revealed' ? enter(s, s.position + 1, []) : err('not-now')
    case 'skip':
      return s.phase === 'shown' || s.phase === 'closed' || takesVotes(s)
        ? enter(s, s.position + 1, [at(s, 'skipped')])
        : err('not-now')
    case 'back':
      return s.phase === 'shown' || s.phase === 'closed' || s.phase === 'revealed'
        ? enter(s, s.position - 1, [])
        : err('not-now')
    case 'pause':
      return s.phase === 'lobby' ? err('not-now') : ok(paused(s, now))
    default:
      return err('not-now')
  }
}

/** Whether another question may come in the place of the only one: nobody has seen it. A call is one that was chosen. */
export const swappable = ({ phase, reached }: Pick<Session, 'phase' | 'reached'>): boolean =>
  phase === 'lobby' && reached.length === 1 && !reached[0]?.call

/** Whether people talk about what they answered, before they vote again. */
export const talking = ({ phase, round, reading }: Pick<Session, 'phase' | 'round' | 'reading'>): boolean =>
  phase === 'shown' && round === 2 && !reading

/** No clock runs. */
const STILL = { closesAt: null, paused: false, left: null } as const

const at = (s: Session, type: 'shown' | 'closed' | 'revealed' | 'revoted' | 'skipped'): ClassEvent => ({
  type,
  position: s.position,
  round: s.round,
})

const marked = (s: Session, to: Reached['to']): Session => ({
  ...s,
  reached: s.reached.map((r, n) => (n + 1 === s.position ? { ...r, round: s.round, to } : r)),
})

/** Comes to a question, and finds it as it was left. */
function enter(s: Session, position: number, events: readonly ClassEvent[]): Applied {
  const there = s.reached[position - 1]
  if (!there) return err('no-more')
  const phase = ({ none: 'shown', opened: 'closed', revealed: 'revealed' } as const)[there.to]
  const session: Session = { ...s, ...STILL, phase, position, round: there.round, step: 0, reading: false }
  return ok([session, [...events, at(session, phase)]])
}

function opened(s: Session, seconds: number | null, now: number): readonly [Session, readonly ClassEvent[]] {
  const closesAt = seconds === null ? null : now + seconds * 1_000
  const event: ClassEvent = { type: 'opened', position: s.position, round: s.round, closesAt }
  const step = pageToAnswer(!talking(s) || askingOf(s) !== undefined)
  return [{ ...marked(s, 'opened'), ...STILL, phase: 'open', closesAt, step }, [event]]
}

function closing(s: Session): readonly [Session, readonly ClassEvent[]] {
  if (s.phase !== 'asking') return [{ ...s, ...STILL, phase: 'closed' }, [at(s, 'closed')]]
  const ballot = askingOf(s)?.ballots ?? 0
  const session: Session = { ...withAsking(s, { counted: true }), ...STILL, phase: 'shown' }
  return [session, [{ type: 'counted', position: s.position, ballot }]]
}

/** What was asked of the call in play; undefined where it is a question. */
export const askingOf = ({ reached, position }: Pick<Session, 'reached' | 'position'>): Asking | undefined =>
  reached[position - 1]?.call

/** The ballot on what to ask that is open; null for none. */
export const openBallot = (s: Session): number | null => (s.phase === 'asking' ? (askingOf(s)?.ballots ?? null) : null)

const withAsking = (s: Session, change: Partial<Asking>): Session => ({
  ...s,
  reached: s.reached.map((r, n) => (n + 1 === s.position && r.call ? { ...r, call: { ...r.call, ...change } } : r)),
})

function balloted(s: Session, seconds: number | null, now: number): Applied {
  const before = askingOf(s)
  if (s.phase !== 'shown' || !before) return err('not-now')
  const ballot = before.ballots + 1
  const closesAt = seconds === null ? null : now + seconds * 1_000
  const session: Session = {
    ...withAsking(s, { ballots: ballot, counted: false }),
    ...STILL,
    phase: 'asking',
    closesAt,
  }
  return ok([session, [{ type: 'balloted', position: s.position, ballot, closesAt }]])
}

function asked(s: Session, fact: string): Applied {
  const before = askingOf(s)
  if (s.phase !== 'shown' || !before || before.asked.includes(fact)) return err('not-now')
  const session = withAsking(s, { asked: [...before.asked, fact], counted: false })
  return ok([session, [{ type: 'asked', position: s.position, fact }]])
}

function revoted(s: Session): readonly [Session, readonly ClassEvent[]] {
  const session: Session = { ...marked({ ...s, round: 2 }, 'none'), ...STILL, phase: 'shown', step: 0, reading: false }
  return [session, [at(session, 'revoted')]]
}

const takesVotes = ({ phase }: Session): boolean => phase === 'open' || phase === 'asking'

const paused = (s: Session, now: number): readonly [Session, readonly ClassEvent[]] => [
  { ...s, paused: true, closesAt: null, left: s.closesAt === null ? null : s.closesAt - now },
  [{ type: 'paused' }],
]

function resumed(s: Session, now: number): readonly [Session, readonly ClassEvent[]] {
  const closesAt = s.left === null ? null : now + s.left
  return [{ ...s, ...STILL, closesAt }, [{ type: 'resumed', closesAt }]]
}

/** Whether an answer to the question in play counts at `now`. */
export const takesAnswers = ({ phase, paused, closesAt }: Session, now: number): boolean =>
  phase === 'open' && !paused && (closesAt === null || now < closesAt)
