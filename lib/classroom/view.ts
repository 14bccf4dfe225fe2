import type { Round } from './commands'
import { waitedFor } from './presence'
import { askingOf, type Phase, type ScoresShown, type Session } from './session'

/** Who looks: somebody who plays; the wall that all see; whoever leads. */
export type Role = 'player' | 'projector' | 'host'

/** What is known of the question in play, the key included. What each part holds is the caller's business. */
export interface Material<Question, Answer, Spread, Said, Wanted> {
  readonly question: Question
  /** What the rules say: headline, steps. */
  readonly answer: Answer
  /** How answers are spread, over options and beliefs, with which are right. */
  readonly spread: Spread
  readonly answered: number
  /** How many of those who are here have not voted. */
  readonly yetToVote: number
  readonly players: number
  /** Of a call: what its players have said, and nothing else; and what people want to ask, as far as the ballot goes. */
  readonly call?: { readonly said: Said; readonly wanted: Wanted }
}

/** A call in play, as far as its players were asked. */
export interface CallInPlay<Said, Wanted> {
  /** The number of the ballot on what to ask that is open, or was last. */
  readonly ballot: number
  readonly said: Said
  /** How a ballot is spread: for whoever leads, and for all once it is counted and until something is asked. */
  readonly wanted?: Wanted
}

/** What may leave the server for one role. Absent parts are not there yet for whoever looks. */
export interface View<Question, Answer, Spread, Said, Wanted> {
  readonly seq: number
  readonly phase: Phase
  readonly position: number
  /** How many questions there are; once it has ended, how many were asked. */
  readonly total: number
  readonly round: Round
  /** In the second vote: people have talked, and the question is the other one. */
  readonly reading?: true
  readonly paused: boolean
  /** What is left of the countdown, in ms; absent without one. Clocks differ, so no moment is sent. */
  readonly left?: number
  readonly scores: ScoresShown
  readonly question?: Question
  readonly call?: CallInPlay<Said, Wanted>
  readonly answer?: Answer
  readonly spread?: Spread
  /** Before the answer is told, for the wall and whoever leads alone. */
  readonly step?: number
  /** The wall and whoever leads. */
  readonly locked?: boolean
  readonly answered?: number
  /** Of how many those who have answered are a part: see `waitedFor`. */
  readonly waited?: number
  readonly players?: number
}

/** How many questions people could answer so far: of one that they vote on again, the first vote counts. */
const askedSoFar = ({ reached }: Pick<Session, 'reached'>): number =>
  reached.filter(({ to, round }) => to !== 'none' || round === 2).length

const IN_PLAY: readonly Phase[] = ['shown', 'asking', 'open', 'closed', 'revealed']

/** Whether a role sees how a ballot is spread: once it is counted and until something is asked; whoever leads, from the beginning. */
export const seesWanted = (role: Role, session: Session): boolean =>
  askingOf(session)?.counted === true || (role === 'host' && session.phase === 'asking')

/** What a role sees: nobody but whoever leads sees a key or how answers are spread before they are revealed. */
export function viewFor<Q, A, S, D, W>(
  role: Role,
  session: Session,
  {
    material,
    scores,
    now,
  }: { readonly material: Material<Q, A, S, D, W> | null; readonly scores: ScoresShown; readonly now: number },
): View<Q, A, S, D, W> {
  const { seq, phase, position, round, paused, step, locked } = session
  const left = session.left ?? (session.closesAt === null ? null : Math.max(0, session.closesAt - now))
  const asked = IN_PLAY.includes(phase) ? material : null
  const told = asked !== null && (role === 'host' || phase === 'revealed')
  const asking = askingOf(session)
  const counted = seesWanted(role, session)
  return {
    seq,
    phase,
    position,
    total: phase === 'ended' ? askedSoFar(session) : session.reached.length,
    round,
    paused,
    ...(session.reading && { reading: true as const }),
    scores,
    ...(left !== null && { left }),
    ...(asked && { question: asked.question }),
    ...(asked?.call &&
      asking && {
        call: { ballot: asking.ballots, said: asked.call.said, ...(counted && { wanted: asked.call.wanted }) },
      }),
    ...(told && { answer: asked.answer, spread: asked.spread }),
    // Before it is told it is a page of the wall.
    ...(role === 'player' ? phase === 'revealed' && { step } : { step, locked }),
    ...(role !== 'player' &&
      material && {
        answered: material.answered,
        waited: waitedFor(material.answered, material.yetToVote),
        players: material.players,
      }),
  }
}

/** Events after which a player is told how things stand; the others go to the wall and to whoever leads alone. */
export const concernsPlayers = (type: string): boolean =>
  !['stepped', 'locked', 'unlocked', 'renamed', 'swapped'].includes(type)
