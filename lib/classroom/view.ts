import type { Phase, Round, ScoresShown, Session } from './session'

/** Who looks: somebody who plays; the wall that all see; whoever leads. */
export type Role = 'player' | 'projector' | 'host'

/** What is known of the question in play, the key included. What each part holds is the caller's business. */
export interface Material<Question, Answer, Spread> {
  readonly question: Question
  /** What the rules say: headline, steps. */
  readonly answer: Answer
  /** How answers are spread, over options and beliefs, with which are right. */
  readonly spread: Spread
  readonly answered: number
  readonly players: number
}

/** What may leave the server for one role. Absent parts are not there yet for whoever looks. */
export interface View<Question, Answer, Spread> {
  readonly seq: number
  readonly phase: Phase
  readonly position: number
  readonly total: number
  readonly round: Round
  readonly paused: boolean
  /** What is left of the countdown, in ms; absent without one. Clocks differ, so no moment is sent. */
  readonly left?: number
  readonly scores: ScoresShown
  readonly question?: Question
  readonly answer?: Answer
  readonly spread?: Spread
  /** The wall and whoever leads. */
  readonly step?: number
  readonly locked?: boolean
  readonly answered?: number
  readonly players?: number
}

const IN_PLAY: readonly Phase[] = ['shown', 'open', 'closed', 'revealed']

/** What a role sees: nobody but whoever leads sees a key or how answers are spread before they are revealed. */
export function viewFor<Q, A, S>(
  role: Role,
  session: Session,
  {
    material,
    scores,
    now,
  }: { readonly material: Material<Q, A, S> | null; readonly scores: ScoresShown; readonly now: number },
): View<Q, A, S> {
  const { seq, phase, position, round, paused, step, locked } = session
  const left = session.left ?? (session.closesAt === null ? null : Math.max(0, session.closesAt - now))
  const asked = IN_PLAY.includes(phase) ? material : null
  const told = asked !== null && (role === 'host' || phase === 'revealed')
  return {
    seq,
    phase,
    position,
    total: session.reached.length,
    round,
    paused,
    scores,
    ...(left !== null && { left }),
    ...(asked && { question: asked.question }),
    ...(told && { answer: asked.answer, spread: asked.spread }),
    ...(role !== 'player' && { step, locked }),
    ...(role !== 'player' && material && { answered: material.answered, players: material.players }),
  }
}

/** Events that change what a player sees; the others go to the wall and to whoever leads alone. */
export const concernsPlayers = (type: string): boolean => !['stepped', 'locked', 'unlocked', 'renamed'].includes(type)
