import 'server-only'
import {
  askingOf,
  beyondPodium,
  podium,
  type Role,
  type Round,
  type Standing,
  seesWanted,
  standings,
  talking,
  viewFor,
  waitedFor,
} from '#lib/classroom/index'
import { countedAnswers, type Marked, marksOf, type OwnPart } from '#lib/db/classroom/answers'
import { type ClassCounts, countClass } from '#lib/db/classroom/counts'
import { type ClassPlayer, playersOf } from '#lib/db/classroom/players'
import { type ClassQuestion, type ClassRow, classQuestions, findClass } from '#lib/db/classroom/sessions'
import { type Db, database } from '#lib/db/client'
import type { ClassAnswerView, CountsView, LiveView, OwnView, SpreadView } from '#lib/italian/class-views'
import type { VerdictView } from '#lib/italian/views'
import { neededOf, saidOf, wantedOf } from './call-material'
import { heldIn } from './held'
import { mostHeld } from './held-errors'
import { firstPart, hostPart, twinPart, wallPart } from './leading-parts'
import { answerView, questionView, spreadView, verdictOf } from './material'

/** All that the screens of a session show, read once for everybody who looks. */
export interface ClassState {
  readonly row: ClassRow
  /** When it was read, by the clock of this process: countdowns go on from there. */
  readonly readAt: number
  readonly questions: readonly ClassQuestion[]
  /** The one that everybody looks at. */
  readonly question: ClassQuestion | null
  /** Whether the second vote is on the same question, because there is no other like it. */
  readonly sameAgain: boolean
  /** What the rules say to it. */
  readonly verdict: VerdictView | null
  readonly people: readonly ClassPlayer[]
  /** The same, by their ids. */
  readonly byId: ReadonlyMap<string, ClassPlayer>
  readonly spread: (SpreadView & { readonly talk: boolean }) | null
  /** Who is here and has not voted. */
  readonly yetToVote: number
  readonly doubts: CountsView['doubts']
  /** Of a call: how its last ballot on what to ask is spread. */
  readonly wants: ClassCounts['wants']
  /** Known once the question in play takes no more answers. */
  readonly marks: ReadonlyMap<string, Marked>
  readonly standings: readonly Standing[]
  /** Known once it has ended, where several people held the same. */
  readonly mostHeld: LiveView['mostHeld'] | null
  /** The same, by player. */
  readonly standingOf: ReadonlyMap<string, Standing>
}

/**
 * Reads a session with all that is seen of it; `before` is what was known of it, and `renamed` whether players have other names since. Null
 * where it is no more.
 */
export async function readClass(
  id: string,
  before?: ClassState,
  renamed = false,
  db: Db = database(),
): Promise<ClassState | null> {
  const row = await findClass(db, id)
  if (!row) return null
  const readAt = performance.now()
  const { session } = row
  const inRound = (of: readonly ClassQuestion[], wanted: Round) =>
    of.find(({ position, round }) => position === session.position && round === wanted)
  // Questions never change; there is only one more after a second round was asked for.
  let questions = before?.questions ?? (await classQuestions(db, id))
  if (session.position > 0 && !inRound(questions, session.round)) questions = await classQuestions(db, id)
  // Until the other question is shown people talk about the first one, and nobody but whoever leads sees it.
  const early = talking(session) || session.phase === 'asking'
  const question = inRound(questions, early ? 1 : session.round) ?? null
  const first = inRound(questions, 1)
  const told = question !== null && session.phase === 'revealed'
  const locked = told || (question !== null && session.phase === 'closed')
  const scored = row.settings.scores !== 'off' && (told || session.phase === 'ended')
  const [counts, verdict, marks, scores, most] = await Promise.all([
    countClass(db, countingOf(row, questions, question)),
    question && verdictOf(question),
    locked ? marksOf(db, question.id) : new Map<string, Marked>(),
    scored ? countedAnswers(db, id) : null,
    session.phase === 'ended' ? mostHeld(db, id, questions) : null,
  ])
  const people = await peopleOf(db, id, counts.players, renamed ? undefined : before)
  const ranked = scores
    ? standings(
        scores,
        people.map((player) => player.id),
      )
    : []
  return {
    row,
    readAt,
    questions,
    question,
    sameAgain: session.round === 2 && inRound(questions, 2)?.item.id === first?.item.id,
    verdict,
    people,
    byId: byId(people),
    ...countedIn(row, question, counts),
    marks,
    standings: ranked,
    mostHeld: most,
    standingOf: new Map(ranked.map((standing) => [standing.player, standing])),
  }
}

const byId = (people: readonly ClassPlayer[]) => new Map(people.map((player) => [player.id, player]))

/** Who plays: hundreds of rows, read again only where they are more or fewer than were known. */
const peopleOf = async (db: Db, id: string, players: number, before?: ClassState): Promise<readonly ClassPlayer[]> =>
  before?.people.length === players ? before.people : playersOf(db, id)

/** Works out what the next question will need, so that nobody waits for it when it comes. */
export async function prepareNext({ row, questions }: ClassState): Promise<void> {
  const next = questions.find(({ position, round }) => position === row.session.position + 1 && round === 1)
  if (next) viewsOf(next, await verdictOf(next), 'player')
}

/** The same state with answers and players counted again. */
export async function recount(state: ClassState): Promise<ClassState> {
  const { row, question, questions } = state
  const db = database()
  const counts = await countClass(db, countingOf(row, questions, question))
  const people = await peopleOf(db, row.id, counts.players, state)
  return {
    ...state,
    people,
    ...(people !== state.people && { byId: byId(people) }),
    ...countedIn(row, question, counts),
  }
}

/** What there is to count. Ballots on what to ask stand with the first round, whichever ruling is voted. */
function countingOf({ id, session }: ClassRow, questions: readonly ClassQuestion[], question: ClassQuestion | null) {
  const first = questions.find(({ position, round }) => position === session.position && round === 1)
  const ballot = askingOf(session)?.ballots ?? 0
  return {
    sessionId: id,
    questionId: question?.id ?? null,
    firstId: (question?.round === 2 && first?.id) || null,
    ballot: first && ballot > 0 ? { questionId: first.id, ballot } : null,
    asking: session.phase === 'asking',
  }
}

/** The same in words, where there is something to say of it. */
const countedIn = ({ session }: ClassRow, question: ClassQuestion | null, counts: ClassCounts) => ({
  spread: question && spreadView(question, counts.answers, counts.first),
  yetToVote: counts.yetToVote,
  wants: counts.wants,
  doubts: session.phase === 'revealed' ? counts.doubts : [],
})

/** Views of questions are the same for all who look and never change: each is made once in this process. */
const views = new WeakMap<
  ClassQuestion,
  { question: ReturnType<typeof questionView>; plain?: ClassAnswerView; full?: ClassAnswerView }
>()

function viewsOf(question: ClassQuestion, verdict: VerdictView, role: Role) {
  const known = views.get(question) ?? { question: questionView(question) }
  views.set(question, known)
  const answer = () => {
    if (role === 'projector') {
      known.full ??= answerView(question, verdict, 'tables')
      return known.full
    }
    known.plain ??= answerView(question, verdict, 'none')
    return known.plain
  }
  return { question: known.question, answer }
}

/** What a role sees of a state now, but for a player's own part. */
export function liveView(state: ClassState, role: Role): LiveView {
  const { row, question, verdict, people, spread, readAt } = state
  const { session, settings } = row
  const told = role === 'host' || session.phase === 'revealed'
  const seen = question && verdict && viewsOf(question, verdict, role)
  const { talk, ...plainSpread } = spread ?? { talk: false }
  const material = seen &&
    spread && {
      question: seen.question,
      // Explaining takes a while: not before somebody may see it.
      answer: told ? { ...seen.answer(), ...neededPart(state) } : EMPTY,
      spread: plainSpread as SpreadView,
      answered: answeredIn(state),
      yetToVote: state.yetToVote,
      players: people.length,
      ...callPart(state),
    }
  const now = row.now + (performance.now() - readAt)
  const view: LiveView = viewFor(role, session, { material, scores: settings.scores, now })
  return {
    ...view,
    ...(state.sameAgain && { sameAgain: true }),
    ...(role === 'player' && settings.changes && { changes: true }),
    ...(role !== 'player' && { players: people.length }),
    ...(role === 'projector' && { ...wallPart(state, talk), ...(state.mostHeld && { mostHeld: state.mostHeld }) }),
    ...(podiumShown(state, role) && podiumOf(state)),
    // It tells the key: to whoever leads, and in nothing that others are sent.
    ...(role === 'host' && view.answer && question && { held: heldIn(question) }),
    ...(role === 'host' && { ...firstPart(state), ...twinPart(state), ...hostPart(state, talk) }),
  }
}

/** Who has voted, on the ruling or, during a ballot, on what to ask. */
const answeredIn = ({ row, spread, wants }: ClassState): number =>
  row.session.phase === 'asking' ? wants.reduce((sum, { count }) => sum + count, 0) : (spread?.answered ?? 0)

/** Of a call: what its players have said, and how the ballot is spread. */
function callPart({ row, question, wants }: ClassState) {
  const asking = askingOf(row.session)
  if (!question?.call || !asking) return {}
  return { call: { said: saidOf({ ...question, call: question.call }, asking), wanted: wantedOf(wants) } }
}

/** Of a call, once it is told: which questions were needed. */
function neededPart({ row, question }: ClassState): Pick<ClassAnswerView, 'needed'> {
  const asking = askingOf(row.session)
  if (!question?.call || !asking) return {}
  return { needed: neededOf({ ...question, call: question.call }, asking) }
}

const EMPTY: ClassAnswerView = { headline: '', rules: [], keywords: [], steps: [], beliefs: [] }

const podiumShown = ({ row }: ClassState, role: Role): boolean =>
  row.settings.scores === 'podium' &&
  (row.session.phase === 'ended' || (row.session.phase === 'revealed' && role !== 'player'))

function podiumOf({ standings: all, people }: ClassState): Pick<LiveView, 'podium' | 'podiumMore'> {
  const more = beyondPodium(all)
  const nameOf = (player: string) => people.find(({ id }) => id === player)?.nickname ?? ''
  return {
    podium: podium(all).map(({ player, points, rank }) => ({ nickname: nameOf(player), points, rank })),
    ...(more > 0 && { podiumMore: more }),
  }
}

/** What changes between two states of a session, for whoever is told: the wall hears only how many. */
export function countsView(state: ClassState, role: 'projector' | 'host'): CountsView {
  const { question, people, spread, row } = state
  const { talk, ...plain } = spread ?? { talk: false }
  const told = question !== null && spread !== null && (role === 'host' || row.session.phase === 'revealed')
  const { call } = callPart(state)
  return {
    players: people.length,
    ...(spread && { answered: answeredIn(state), waited: waitedFor(answeredIn(state), state.yetToVote) }),
    ...(role === 'host' &&
      call &&
      seesWanted(role, row.session) && { call: { ballot: askingOf(row.session)?.ballots ?? 0, ...call } }),
    ...(told && { spread: plain as SpreadView }),
    ...(role === 'host' ? hostPart(state, talk) : wallPart(state, talk)),
  }
}

/** What an answer was, without what it was worth. */
const givenIn = ({ chosen, parts }: Marked): Pick<OwnView, 'chosen' | 'parts'> => ({
  ...(chosen !== undefined && { chosen }),
  ...(parts && { parts }),
})

/** What a player did and how they stand, as a state tells it; `part` where it was read for this player alone. */
export function ownView(
  state: ClassState,
  player: Pick<ClassPlayer, 'id' | 'nickname'>,
  part: (OwnPart & Pick<OwnView, 'want'>) | null,
): OwnView {
  const { row, marks, standingOf } = state
  const marked = marks.get(player.id) ?? part?.marked ?? null
  const standing = standingOf.get(player.id)
  return {
    nickname: player.nickname,
    answered: marked !== null,
    // What it was worth is told with the answer; what it was, at once.
    ...(row.session.phase === 'revealed' ? marked : marked && givenIn(marked)),
    ...(part?.key !== undefined && { key: part.key }),
    ...(standing && { points: standing.points, ...(standing.rank !== null && { rank: standing.rank }) }),
    doubts: part?.doubts ?? [],
    ...(part?.want && { want: part.want }),
  }
}
