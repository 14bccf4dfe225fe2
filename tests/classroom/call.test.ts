import {
  type Command,
  newSession,
  openBallot,
  type Session,
  takesAnswers,
  transition,
  viewFor,
} from '#lib/classroom/index'

// A call that a class plays: ballots on what to ask, answers of its players, then a vote on the ruling.

const wanted = (seconds: number | null = null): Command => ({ type: 'ballot', seconds })
const asks = (fact: string): Command => ({ type: 'ask', fact })
const open: Command = { type: 'open', seconds: null }

const after = (...commands: readonly Command[]): Session =>
  commands.reduce<Session>(
    (session, command) => {
      const made = transition(session, command, 1_000)
      if (!made.ok) throw new Error(`${command.type}: ${made.error}`)
      return made.value.session
    },
    newSession(2, new Set([1])),
  )
const start: Command = { type: 'start' }
const close: Command = { type: 'close' }

const done = (session: Session, command: Command, now = 1_000) => transition(session, command, now)

test('a ballot opens on a call that is shown, takes no answers to it, and when it is closed the call is shown again', () => {
  const asking = after(start, wanted())
  expect([asking.phase, openBallot(asking), takesAnswers(asking, 1_000)]).toEqual(['asking', 1, false])
  const counted = after(start, wanted(), close)
  expect([counted.phase, openBallot(counted), counted.reached[0]]).toEqual([
    'shown',
    null,
    { round: 1, to: 'none', call: { asked: [], ballots: 1, counted: true } },
  ])
})

test('its countdown closes it, and not the ruling', () => {
  const asking = after(start, wanted(10))
  expect(done(asking, { type: 'tick' }, 10_999)).toMatchObject({ value: { events: [] } })
  expect(done(asking, { type: 'tick' }, 11_000)).toMatchObject({
    value: { session: { phase: 'shown', closesAt: null }, events: [{ type: 'counted', position: 1, ballot: 1 }] },
  })
})

test('what was asked only grows, each thing once, and never during a ballot or after the ruling is open', () => {
  const twice = after(start, wanted(), close, asks('a'), asks('b'))
  expect(twice.reached[0]?.call).toEqual({ asked: ['a', 'b'], ballots: 1, counted: false })
  expect(done(twice, asks('a'))).toMatchObject({ error: 'not-now' })
  for (const session of [after(start, wanted()), after(start, open), after(start, open, close), after()])
    expect(done(session, asks('c'))).toMatchObject({ error: 'not-now' })
  for (const session of [after(start, open), after(start, open, close), after(start, wanted())])
    expect(done(session, wanted())).toMatchObject({ error: 'not-now' })
})

test('a question that is no call has neither ballot nor asking', () => {
  const second = after(start, { type: 'skip' })
  expect(second.position).toBe(2)
  for (const command of [wanted(), asks('a')]) expect(done(second, command)).toMatchObject({ error: 'not-now' })
})

test('what was asked stays through pauses, through a second vote, and when one comes back to the call', () => {
  const known = { asked: ['a'], ballots: 2, counted: false }
  const ruled = after(
    start,
    wanted(),
    close,
    asks('a'),
    wanted(),
    { type: 'pause' },
    { type: 'resume' },
    close,
    open,
    close,
  )
  expect(ruled.reached[0]?.call).toEqual({ ...known, counted: true })
  const again = after(start, wanted(), close, wanted(), close, asks('a'), open, close, { type: 'revote' }, open, close)
  expect(again.reached[0]).toEqual({ round: 2, to: 'opened', call: known })
  const back = after(start, wanted(), close, wanted(), close, asks('a'), { type: 'skip' }, { type: 'back' })
  expect(back.reached[0]?.call).toEqual(known)
})

const material = {
  question: { ask: 'QUESTION' },
  answer: { right: 'SECRET-KEY' },
  spread: { beliefs: ['SECRET-BELIEF'] },
  answered: 0,
  yetToVote: 3,
  players: 2,
  call: { said: ['SAID'], wanted: ['WANTED'] },
}
const see = (role: 'player' | 'projector' | 'host', session: Session): string =>
  JSON.stringify(viewFor(role, session, { material, scores: 'off', now: 0 }))

test('everybody sees what the players have said, whenever they come', () => {
  for (const role of ['player', 'projector', 'host'] as const)
    for (const session of [after(start), after(start, wanted()), after(start, open), after(start, open, close)])
      expect(see(role, session)).toContain('SAID')
})

test('how a ballot is spread is seen when it is counted, and before by whoever leads alone', () => {
  for (const role of ['player', 'projector'] as const) {
    expect(see(role, after(start, wanted()))).not.toContain('WANTED')
    expect(see(role, after(start, wanted(), close))).toContain('WANTED')
    expect(see(role, after(start, wanted(), close, asks('a')))).not.toContain('WANTED')
  }
  expect(see('host', after(start, wanted()))).toContain('WANTED')
})

test('neither key nor answers reach players or the wall while people choose what to ask', () => {
  for (const role of ['player', 'projector'] as const)
    for (const session of [
      after(start, wanted()),
      after(start, wanted(), close),
      after(start, wanted(), close, asks('a')),
    ])
      expect(see(role, session)).not.toContain('SECRET')
})
