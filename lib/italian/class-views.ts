import type { AskedView, CallView } from './call-views'
import type { AwayView, KeywordView, QuestionView, ReviewView, StepView } from './views'

/** What the screens of a live session show: plain data that crosses from server to browser. */

/** A question of a session. What names it in the bank stays on the server until the session is over. */
export type ClassQuestionView = Omit<QuestionView, 'itemId' | 'level' | 'table'> &
  // Of a call it is absent where to look would be to know.
  Partial<Pick<QuestionView, 'table'>> & {
    readonly id: string
    /** For the wall: the cards that it tells of and that lie nowhere on its table. */
    readonly away?: readonly AwayView[]
    /** Of a call: what its players tell, and what may be asked of them, without any answer. */
    readonly call?: Pick<CallView, 'story' | 'asks'>
  }

/** A call in play: what its players have said so far, and how a ballot on what to ask is spread. */
export interface ClassCallView {
  readonly ballot: number
  /** By the keys of `asks`, in the order in which they were asked. */
  readonly said: readonly { readonly key: string; readonly said: string }[]
  readonly wanted?: readonly { readonly key: string; readonly count: number }[]
}

/** Once a call is told: its questions, and how many of those that were needed were asked. */
export interface ClassNeededView {
  readonly asked: readonly AskedView[]
  readonly needed: number
  readonly found: number
  readonly idle: number
}

/** A step of the explanation; its table goes to the projector alone. */
export type ClassStepView = Omit<StepView, 'table'> & Partial<Pick<StepView, 'table'>>

/** A belief in a class: its name, and the paragraph that corrects it. */
export interface ClassBeliefView {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly lesson?: { readonly href: string; readonly title: string }
}

/** What the rules say to a question. */
export interface ClassAnswerView {
  readonly headline: string
  readonly rightKey?: string
  readonly review?: readonly ReviewView[]
  readonly rules: readonly string[]
  /** What the keywords in it do: said no sooner than the rest. */
  readonly keywords: readonly KeywordView[]
  readonly steps: readonly ClassStepView[]
  /** The beliefs that some answer to this question betrays. */
  readonly beliefs: readonly ClassBeliefView[]
  /** Wrong options that whoever wrote the question added: `answer` is what somebody sends who chooses one. */
  readonly written?: readonly { readonly answer: string; readonly text: string; readonly why: string }[]
  /** Of a call. */
  readonly needed?: ClassNeededView
}

/** One bar of a distribution. */
export interface BarView {
  readonly key: string
  readonly text: string
  readonly count: number
  readonly right: boolean
  /** A wrong one that whoever wrote the question added. */
  readonly written?: true
}

/** What leads to an answer: the beliefs by which somebody gives it, each with the rule that it misreads. `key`: of its bar. */
export interface HeldView {
  readonly key: string
  readonly beliefs: readonly { readonly id: string; readonly title: string; readonly rule: string }[]
}

/** How answers are spread. */
export interface SpreadView {
  readonly answered: number
  readonly right: number
  readonly gaveUp: number
  readonly bars: readonly BarView[]
  readonly beliefs: readonly { readonly id: string; readonly title: string; readonly count: number }[]
  /** After a second round: what became of each belief, and of the right answers. */
  readonly change?: {
    readonly first: { readonly answered: number; readonly right: number }
    readonly beliefs: readonly { readonly title: string; readonly before: number; readonly after: number }[]
  }
}

/** What one player did, and how they stand. */
export interface OwnView {
  readonly nickname: string
  /** Whether this question has their answer. */
  readonly answered: boolean
  /** Absent until it is told. */
  readonly verdict?: 'right' | 'wrong' | 'wrongReason' | 'gaveUp'
  readonly beliefs?: readonly string[]
  /** The option or the number that they gave, where they gave one. */
  readonly chosen?: string
  /** The parts that they gave: keys of statements, keys in their order, a key or a number for each box. */
  readonly parts?: readonly string[]
  /** The key of their answer, by which another one may replace it; to whoever has just come. */
  readonly key?: string
  /** Absent where nobody sees points. */
  readonly points?: number
  /** Absent without a point too. */
  readonly rank?: number
  /** Steps that they said not to understand. */
  readonly doubts: readonly number[]
  /** What they want to ask, in the ballot of that number. */
  readonly want?: { readonly ballot: number; readonly key: string }
}

export interface PodiumView {
  readonly nickname: string
  readonly points: number
  readonly rank: number
}

/** The state of a session as one role sees it. */
export interface LiveView {
  readonly seq: number
  readonly phase: 'lobby' | 'shown' | 'asking' | 'open' | 'closed' | 'revealed' | 'ended'
  readonly position: number
  readonly total: number
  readonly round: 1 | 2
  /** In the second vote: the question is the one of the first, because there is no other like it. */
  readonly sameAgain?: boolean
  /** In the second vote: people have talked, and the question is the other one. */
  readonly reading?: boolean
  /** For a player: whether an answer may be changed until the question is closed. */
  readonly changes?: boolean
  readonly paused: boolean
  readonly left?: number
  readonly scores: 'off' | 'personal' | 'podium'
  readonly question?: ClassQuestionView
  readonly call?: ClassCallView
  readonly answer?: ClassAnswerView
  readonly spread?: SpreadView
  readonly step?: number
  readonly locked?: boolean
  readonly answered?: number
  /** Of how many those who have answered are a part: they themselves, and who is here and has not. */
  readonly waited?: number
  readonly players?: number
  /** A player’s own part; absent where it has not changed. */
  readonly own?: OwnView
  /** Where a session shows who is first. */
  readonly podium?: readonly PodiumView[]
  /** How many more have as many points as the last of these. */
  readonly podiumMore?: number
  /** For the wall, once it has ended: the error that most people held, where more than one did. */
  readonly mostHeld?: { readonly title: string; readonly people: number }
  /** For whoever leads, on the wall too: whether it is worth letting people talk. */
  readonly talk?: boolean
  /** For whoever leads: which beliefs lead to which answer of the question in play. */
  readonly held?: readonly HeldView[]
  /** For whoever leads, while people join: the question that comes first. */
  readonly first?: ClassQuestionView
  /** That another one may come in its place. */
  readonly swaps?: boolean
  /** For whoever leads, while people talk: the question that they vote on next, where it is another. */
  readonly twin?: ClassQuestionView
  /** For whoever leads, and for the wall while people join: who plays. */
  readonly people?: readonly { readonly id: string; readonly nickname: string }[]
  /** For whoever leads: how many doubt each step. */
  readonly doubts?: readonly { readonly step: number; readonly count: number }[]
}

/** What changes between two states: how many have joined and answered. */
export type CountsView = Pick<
  LiveView,
  'call' | 'answered' | 'waited' | 'players' | 'spread' | 'talk' | 'people' | 'doubts'
>
