import 'server-only'
import { type Round, swappable, talking } from '#lib/classroom/index'
import type { ClassPlayer } from '#lib/db/classroom/players'
import type { ClassQuestion, ClassRow } from '#lib/db/classroom/sessions'
import type { CountsView, LiveView } from '#lib/italian/class-views'
import { isOwn } from '#lib/questions/index'
import { questionView } from './material'

/** What is known of a session, as far as whoever leads is told of it. */
interface Led {
  readonly row: ClassRow
  readonly questions: readonly ClassQuestion[]
  readonly sameAgain: boolean
  readonly people: readonly ClassPlayer[]
  readonly doubts: CountsView['doubts']
}

/** While people join, the question that waits for them. */
export function firstPart({ row, questions }: Led): Pick<LiveView, 'first' | 'swaps'> {
  const first = row.session.phase === 'lobby' ? questions.find(({ position }) => position === 1) : undefined
  if (!first) return {}
  const swaps = swappable(row.session) && !isOwn(first.item)
  return { first: questionView(first), ...(swaps && { swaps }) }
}

/** While people talk, the question that they vote on next, where it is another. */
export function twinPart({ row: { session }, questions, sameAgain }: Led): Pick<LiveView, 'twin'> {
  const of = (round: Round) => questions.find((one) => one.position === session.position && one.round === round)
  const twin = talking(session) && !sameAgain ? of(2) : undefined
  return twin && !twin.call ? { twin: questionView(twin) } : {}
}

/** What whoever leads alone sees: whether it is worth letting people talk, who plays, what was not understood. */
export const hostPart = ({ people, doubts, row }: Led, talk: boolean): CountsView => ({
  talk: talk && row.session.phase === 'closed',
  people: people.map(({ id, nickname }) => ({ id, nickname })),
  doubts: doubts ?? [],
})

/** Of what whoever leads sees, what leads them from the wall: whether to let people talk, and, while they come in, who is there. */
export const wallPart = (state: Led, talk: boolean): Pick<LiveView, 'talk' | 'people'> => {
  const { people, talk: talks } = hostPart(state, talk)
  return { ...(talks && { talk: talks }), ...(state.row.session.phase === 'lobby' && { people }) }
}
