import 'server-only'
import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '#lib/base/result'
import { type ClassError, type Command, parseNickname, tallyOf, transition } from '#lib/classroom/index'
import { countClass } from '#lib/db/classroom/counts'
import { kickPlayer, renamePlayer } from '#lib/db/classroom/players'
import {
  addRound,
  type ClassQuestion,
  type ClassRow,
  classQuestions,
  findClass,
  keepTransition,
  swapQuestion,
} from '#lib/db/classroom/sessions'
import { type Db, transaction } from '#lib/db/client'
import { announce } from '#lib/db/live'
import type { NewQuestion } from '#lib/db/quizzes'
import { withdrawnTemplates } from '#lib/db/withdrawn'
import { BY_CHOICE } from '#lib/questions/form'
import { answeredOtherwise } from '../answered-otherwise'
import { bank } from '../ports'
import { factOf } from './call-material'

const CODES = {
  over: 'class-over',
  'not-now': 'class-not-now',
  paused: 'class-paused',
  'no-more': 'class-no-more',
} as const satisfies Readonly<Record<ClassError, string>>

export type CommandRefusal =
  | (typeof CODES)[ClassError]
  | 'not-found'
  | 'stale'
  | 'nickname-taken'
  | 'nickname-short'
  | 'nickname-long'
  | 'nickname-signs'
  | 'class-no-other'

/**
 * Does a command: the session is held, moved on, and stored with its events, and the notice leaves with the commit. `seen` is the number of
 * the last event that whoever commands has seen; what moves the session on is refused where it has moved since, so that a command that
 * comes twice is done once.
 */
export const applyCommand = (id: string, wanted: LeadCommand, seen: number | null): Promise<Applied> =>
  transaction((tx) => applyIn(tx, id, wanted, seen))

export type Applied = Result<{ readonly seq: number }, CommandRefusal>

/** The same in a transaction that is there. */
export async function applyIn(tx: Db, id: string, wanted: LeadCommand, seen: number | null): Promise<Applied> {
  const row = await findClass(tx, id, 'held')
  if (!row) return err('not-found')
  const { session, now } = row
  if (seen !== null && MOVES.has(wanted.type) && session.seq !== seen) return err('stale')
  const command = await known(tx, row, wanted)
  if (!command) return err('not-found')
  const made = transition(session, command, now)
  if (!made.ok) return err(CODES[made.error])
  const beside = await sideEffect(tx, row, command)
  if (!beside.ok) return beside
  const { session: next, events } = made.value
  if (events.length > 0) {
    await keepTransition(tx, row, next, events)
    await announce(tx, id, next.seq)
  }
  return ok({ seq: next.seq })
}

/** A command as it comes in: what to ask is named by its key. */
export type LeadCommand = Exclude<Command, { type: 'ask' }> | { readonly type: 'ask'; readonly key: string }

/** The command as the session knows it; null where the call in play has nothing of that key. */
async function known(tx: Db, row: ClassRow, wanted: LeadCommand): Promise<Command | null> {
  if (wanted.type !== 'ask') return wanted
  const { position } = row.session
  const call = (await classQuestions(tx, row.id)).find((one) => one.position === position)?.call
  const fact = call && factOf(call, wanted.key)
  return fact === undefined ? null : { type: 'ask', fact }
}

/** Notices that a countdown is over. */
export const applyTick = (id: string) => applyCommand(id, { type: 'tick' }, null)

/** Commands that lead elsewhere when they are done twice. */
const MOVES: ReadonlySet<Command['type']> = new Set([
  'start',
  'swap',
  'open',
  'ballot',
  'ask',
  'close',
  'reveal',
  'revote',
  'read',
  'next',
  'skip',
  'back',
  'pause',
  'resume',
])

/** What a command changes beside the session itself. */
async function sideEffect(tx: Db, row: ClassRow, command: Command): Promise<Result<undefined, CommandRefusal>> {
  if (command.type === 'kick')
    return (await kickPlayer(tx, row.id, command.player, row.now)) ? ok(undefined) : err('not-found')
  if (command.type === 'rename') {
    const nickname = parseNickname(command.nickname)
    if (!nickname.ok) return nickname
    const renamed = await renamePlayer(tx, row.id, command.player, nickname.value)
    if (renamed === 'done') return ok(undefined)
    return err(renamed === 'taken' ? 'nickname-taken' : 'not-found')
  }
  const questions = command.type === 'swap' || command.type === 'revote' ? await classQuestions(tx, row.id) : []
  if (command.type === 'swap') {
    const [only] = questions
    const other = only && (await anotherOf(tx, only))
    if (!other) return err('class-no-other')
    await swapQuestion(tx, row.id, other)
  }
  if (command.type === 'revote') {
    const first = questions.find(({ position, round }) => position === row.session.position && round === 1)
    if (!first) return err('not-found')
    await addRound(tx, row.id, first.position, await twin(tx, questions, first))
  }
  return ok(undefined)
}

/** Another question on the point of one; undefined where there is none, as of an own one. */
async function anotherOf(tx: Db, { item }: ClassQuestion): Promise<NewQuestion | undefined> {
  const seed = randomUUID()
  // Where one chose, one goes on choosing: it may have been asked for.
  const otherwise = BY_CHOICE.includes(item.form) ? answeredOtherwise() : []
  const without = [...(await withdrawnTemplates(tx)), ...otherwise]
  const id = bank.another(item, seed, { not: new Set([item.id]), without })
  const made = id === undefined ? undefined : bank.instantiate(id)
  return made?.ok ? { seed, item: made.value, shown: bank.toPublic(made.value) } : undefined
}

/**
 * A question whose votes may be compared with those on the first, with the belief that most answers betray among its wrong ones where one
 * has it. Where there is none, the same question is asked again.
 */
async function twin(tx: Db, questions: readonly ClassQuestion[], first: ClassQuestion): Promise<NewQuestion> {
  const { item } = first
  // Of a call the ruling is voted again: what its players said holds.
  if (first.call) return first
  const seed = randomUUID()
  const counting = { sessionId: first.sessionId, questionId: first.id, firstId: null, ballot: null, asking: false }
  const { answers } = await countClass(tx, counting)
  const [belief] = tallyOf(answers).beliefs
  const not = new Set(questions.map((question) => question.item.id))
  const id = bank.twin(item, seed, { not, belief: belief?.belief, without: await withdrawnTemplates(tx) })
  const made = id === undefined ? undefined : bank.instantiate(id)
  // The same one again looks the same: names, and the order of what there is to choose from.
  return made?.ok
    ? { seed, item: made.value, shown: bank.toPublic(made.value) }
    : { seed: first.seed, item, shown: first.shown }
}
