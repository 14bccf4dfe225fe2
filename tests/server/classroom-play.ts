import type { CountsView, LiveView } from '#lib/italian/class-views'
import { answerClassQuestion } from '#lib/server/classroom/answer-question'
import type { LeadCommand } from '#lib/server/classroom/apply'
import { followAsLeader, followAsPlayer } from '#lib/server/classroom/follow-class'
import { joinClass } from '#lib/server/classroom/join-class'
import { runCommand } from '#lib/server/classroom/run-command'
import { startClass } from '#lib/server/classroom/start-class'
import { asStream } from '#lib/server/events'
import { sql } from '../setup/sql'
import { rightAnswer, wrongAnswer } from './bank'
import { as, type Browser, newBrowser } from './browser'
import { newKey, register, value } from './play'

/** An instructor with a session in its lobby. */
export interface Lesson {
  readonly teacher: Browser
  readonly id: string
  readonly code: string
}

export async function newTeacher(): Promise<Browser> {
  const browser = newBrowser()
  await sql('UPDATE "User" SET role = \'formatore\' WHERE email = $1', await register(browser))
  return browser
}

/** Opens the lobby of a session of questions of one template. */
export async function lobby(
  wish: Partial<Parameters<typeof startClass>[0]> = {},
  teacher: Browser | undefined = undefined,
): Promise<Lesson> {
  const browser = teacher ?? (await newTeacher())
  const { id } = value(
    await as(browser, () =>
      startClass({
        title: 'Prova',
        courseId: null,
        template: 'legame',
        length: 3,
        seconds: null,
        scores: 'off',
        ...wish,
      }),
    ),
  )
  const [row] = await sql<{ code: string }>('SELECT code FROM "ClassSession" WHERE id = $1', id)
  return { teacher: browser, id, code: row?.code ?? '' }
}

const seqOf = async (id: string): Promise<number> => {
  const [row] = await sql<{ seq: number }>('SELECT seq FROM "ClassSession" WHERE id = $1', id)
  return row?.seq ?? 0
}

/** Does a command at the console, having seen all that has happened. */
export const command = async ({ teacher, id }: Lesson, asked: LeadCommand, seen?: number) => {
  const at = seen ?? (await seqOf(id))
  return as(teacher, () => runCommand({ id, command: asked as never, seen: at }))
}

/** Does several that must all be possible. */
export async function lead(
  lesson: Lesson,
  ...types: readonly (Exclude<LeadCommand['type'], 'ask' | 'step' | 'kick' | 'rename' | 'tick'> | number)[]
) {
  for (const type of types) {
    const asked =
      typeof type === 'number'
        ? ({ type: 'open', seconds: type } as const)
        : type === 'open' || type === 'ballot'
          ? ({ type, seconds: null } as const)
          : { type }
    value(await command(lesson, asked))
  }
}

/** Joins in a browser; returns it. */
export async function join({ code }: Pick<Lesson, 'code'>, nickname: string, browser = newBrowser()): Promise<Browser> {
  value(await as(browser, () => joinClass({ code, nickname, joinKey: newKey() })))
  return browser
}

/** The question of a session at a place. */
export async function questionAt(id: string, position: number, round = 1) {
  const [row] = await sql<{ id: string; itemId: string }>(
    'SELECT id, "itemId" FROM "ClassQuestion" WHERE "sessionId" = $1 AND position = $2 AND round = $3',
    id,
    position,
    round,
  )
  if (!row) throw new Error('no such question')
  return row
}

/** Answers the question of a place, right or wrong in the way of a belief. */
export async function respond(
  { id, code }: Pick<Lesson, 'id' | 'code'>,
  browser: Browser,
  how: 'right' | 'wrong' = 'right',
  { position = 1, round = 1, key = newKey(), replaces = null as string | null } = {},
) {
  const question = await questionAt(id, position, round)
  const answer = how === 'right' ? rightAnswer(question.itemId) : wrongAnswer(question.itemId)
  return as(browser, () =>
    answerClassQuestion({ code, questionId: question.id, answer, idempotencyKey: key, replaces }),
  )
}

/** A message of a stream. */
export interface Heard {
  readonly id: number | null
  readonly event: string
  readonly data: LiveView & CountsView
}

/** What a stream says, while it is read. */
export interface Ear {
  readonly heard: Heard[]
  /** The first message, heard or still to come, that is so. */
  until(is: (message: Heard) => boolean): Promise<Heard>
  leave(): Promise<void>
}

const ears: Ear[] = []
afterEach(async () => {
  for (const ear of ears.splice(0)) await ear.leave()
})

function listen(stream: ReadableStream<Uint8Array>): Ear {
  const heard: Heard[] = []
  const reader = stream.getReader()
  const waiting = new Set<() => void>()
  const decoder = new TextDecoder()
  let over = false
  const run = async () => {
    let text = ''
    for (;;) {
      const { done, value: chunk } = await reader.read()
      if (done) break
      text += decoder.decode(chunk, { stream: true })
      const messages = text.split('\n\n')
      text = messages.pop() ?? ''
      for (const message of messages) {
        const field = (name: string) =>
          message
            .split('\n')
            .find((line) => line.startsWith(`${name}: `))
            ?.slice(name.length + 2)
        const event = field('event')
        if (event)
          heard.push({ id: field('id') ? Number(field('id')) : null, event, data: JSON.parse(field('data') ?? '{}') })
      }
      for (const wake of waiting) wake()
    }
    over = true
    for (const wake of waiting) wake()
  }
  void run()
  const ear: Ear = {
    heard,
    until: (is) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = heard.find(is)
          if (found) resolve(found)
          else if (over) reject(new Error(`the stream ended after ${JSON.stringify(heard).slice(0, 2_000)}`))
          else return
          waiting.delete(look)
        }
        waiting.add(look)
        look()
      }),
    leave: () => reader.cancel(),
  }
  ears.push(ear)
  return ear
}

/** Follows a session as its player, or as whoever leads. */
export const listenAs = async (
  { id, code }: Pick<Lesson, 'id' | 'code'>,
  browser: Browser,
  role: 'player' | 'host' | 'projector' = 'player',
  lastSeq: number | null = null,
): Promise<Ear> =>
  listen(
    asStream(
      value(
        await as(browser, async () =>
          role === 'player' ? followAsPlayer({ code, lastSeq }) : followAsLeader({ id, role, lastSeq }),
        ),
      ),
    ),
  )
