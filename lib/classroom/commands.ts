/** The second round asks another question on the same point, after people have talked about the first one. */
export type Round = 1 | 2

/** What whoever leads may do. */
export type Command =
  | { readonly type: 'start' }
  /** Of a session of one question: another one in its place, before it begins. Which one is the caller's business. */
  | { readonly type: 'swap' }
  /** Without seconds it stays open until it is closed by hand. */
  | { readonly type: 'open'; readonly seconds: number | null }
  | { readonly type: 'close' }
  /** Of a call: people choose what to ask. */
  | { readonly type: 'ballot'; readonly seconds: number | null }
  /** Of a call: its players are asked one thing. That there is such a fact is the caller's business. */
  | { readonly type: 'ask'; readonly fact: string }
  | { readonly type: 'reveal' }
  | { readonly type: 'step'; readonly step: number }
  | { readonly type: 'revote' }
  /** After people have talked: the other question is read. */
  | { readonly type: 'read' }
  | { readonly type: 'next' }
  | { readonly type: 'skip' }
  | { readonly type: 'back' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'lock' }
  | { readonly type: 'unlock' }
  | { readonly type: 'kick'; readonly player: string }
  | { readonly type: 'rename'; readonly player: string; readonly nickname: string }
  | { readonly type: 'end' }
  /** Nobody's wish: the time may be over. */
  | { readonly type: 'tick' }

/** What happened, as it is kept. */
export type ClassEvent =
  | {
      readonly type: 'shown' | 'closed' | 'revealed' | 'revoted' | 'skipped' | 'swapped'
      readonly position: number
      readonly round: Round
    }
  | { readonly type: 'opened'; readonly position: number; readonly round: Round; readonly closesAt: number | null }
  | { readonly type: 'balloted'; readonly position: number; readonly ballot: number; readonly closesAt: number | null }
  | { readonly type: 'counted'; readonly position: number; readonly ballot: number }
  | { readonly type: 'asked'; readonly position: number; readonly fact: string }
  | { readonly type: 'stepped'; readonly step: number }
  | { readonly type: 'paused' | 'locked' | 'unlocked' | 'ended' }
  | { readonly type: 'resumed'; readonly closesAt: number | null }
  | { readonly type: 'kicked'; readonly player: string }
  | { readonly type: 'renamed'; readonly player: string; readonly nickname: string }
