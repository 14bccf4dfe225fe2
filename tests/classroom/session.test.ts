import fc from 'fast-check'
import { LAST_PAGE } from '#lib/base/last-page'
import { type ClassEvent, type Command, newSession, type Session, takesAnswers, transition } from '#lib/classroom/index'

const NOW = 1_000_000

/** The session after commands that must all be possible. */
function after(commands: readonly Command[], now = NOW, total = 3): Session {
  return commands.reduce((session, command) => {
    const made = transition(session, command, now)
    if (!made.ok) throw new Error(`${command.type}: ${made.error}`)
    return made.value.session
  }, newSession(total))
}

const open = (seconds: number | null = null): Command => ({ type: 'open', seconds })
const refusal = (session: Session, command: Command, now = NOW) => {
  const made = transition(session, command, now)
  return made.ok ? 'done' : made.error
}

test('a question is shown, opened, closed, revealed, and the next one follows', () => {
  const session = after([{ type: 'start' }, open(), { type: 'close' }, { type: 'reveal' }, { type: 'next' }])
  expect(session).toMatchObject({ phase: 'shown', position: 2, round: 1, seq: 5 })
})

test('nothing is revealed while answers are open', () => {
  expect(refusal(after([{ type: 'start' }, open()]), { type: 'reveal' })).toBe('not-now')
})

test('the countdown closes the question by itself, whatever comes first', () => {
  const session = after([{ type: 'start' }, open(20)])
  expect(takesAnswers(session, NOW + 19_999)).toBe(true)
  expect(takesAnswers(session, NOW + 20_000)).toBe(false)
  const made = transition(session, { type: 'reveal' }, NOW + 20_000)
  expect(made.ok && made.value.events.map(({ type }) => type)).toEqual(['closed', 'revealed'])
  expect(transition(session, { type: 'tick' }, NOW + 19_000)).toMatchObject({ value: { events: [] } })
})

test('a pause keeps what was left of the countdown', () => {
  const session = after([{ type: 'start' }, open(20)])
  const paused = transition(session, { type: 'pause' }, NOW + 5_000)
  if (!paused.ok) throw new Error(paused.error)
  expect(paused.value.session).toMatchObject({ paused: true, left: 15_000, closesAt: null })
  expect(takesAnswers(paused.value.session, NOW + 6_000)).toBe(false)
  expect(refusal(paused.value.session, { type: 'close' })).toBe('paused')
  const resumed = transition(paused.value.session, { type: 'resume' }, NOW + 100_000)
  expect(resumed.ok && resumed.value.session).toMatchObject({ paused: false, left: null, closesAt: NOW + 115_000 })
})

test('people vote again once, on another round of the same question, before anything is revealed', () => {
  const voted = after([{ type: 'start' }, open(), { type: 'close' }, { type: 'revote' }])
  expect(voted).toMatchObject({ phase: 'shown', position: 1, round: 2 })
  const twice = after([{ type: 'start' }, open(), { type: 'close' }, { type: 'revote' }, open(), { type: 'close' }])
  expect(refusal(twice, { type: 'revote' })).toBe('not-now')
  const told = after([{ type: 'start' }, open(), { type: 'close' }, { type: 'reveal' }])
  expect(refusal(told, { type: 'revote' })).toBe('not-now')
})

test('between talking and the second vote the other question is read; going on at once is possible too', () => {
  const talk = [{ type: 'start' }, open(), { type: 'close' }, { type: 'revote' }] as const
  expect(after([...talk])).toMatchObject({ phase: 'shown', round: 2, reading: false })
  const read = after([...talk, { type: 'step', step: 3 }, { type: 'read' }])
  expect(read).toMatchObject({ phase: 'shown', round: 2, reading: true, step: 0 })
  expect(refusal(read, { type: 'read' })).toBe('not-now')
  expect(refusal(after([{ type: 'start' }]), { type: 'read' })).toBe('not-now')
  // It has been read: the wall turns to what is asked.
  expect(after([...talk, { type: 'read' }, open()])).toMatchObject({ phase: 'open', round: 2, step: LAST_PAGE })
  expect(after([...talk, { type: 'read' }, { type: 'skip' }, { type: 'back' }])).toMatchObject({ reading: false })
})

test('whoever leads turns the wall to a part of a question that is on it; another question turns by itself', () => {
  expect(refusal(after([]), { type: 'step', step: 1 })).toBe('not-now')
  const turned = after([{ type: 'start' }, open(), { type: 'step', step: 1 }])
  expect(turned).toMatchObject({ phase: 'open', step: 1 })
  expect(after([{ type: 'start' }, open(), { type: 'step', step: 1 }, { type: 'close' }]).step).toBe(1)
  for (const on of ['reveal', 'revote', 'skip'] as const)
    expect(after([{ type: 'start' }, open(), { type: 'step', step: 1 }, { type: 'close' }, { type: on }]).step).toBe(0)
})

test('opening the answers turns the wall to what is asked, unless the question comes with it', () => {
  const opened = after([{ type: 'start' }, { type: 'step', step: 2 }, open(20)])
  expect(opened.step).toBe(LAST_PAGE)
  // Of the second vote nobody has read the other question; where the wall stood in the first one says nothing of it.
  const again = [{ type: 'start' }, open(), { type: 'close' }, { type: 'revote' }, { type: 'step', step: 2 }] as const
  expect(after([...again, open()])).toMatchObject({ phase: 'open', round: 2, step: 0 })
})

test('going back finds a question as it was left: revealed, closed or not yet opened', () => {
  const told = after([
    { type: 'start' },
    open(),
    { type: 'close' },
    { type: 'reveal' },
    { type: 'next' },
    { type: 'back' },
  ])
  expect(told).toMatchObject({ phase: 'revealed', position: 1 })
  const skipped = after([{ type: 'start' }, open(), { type: 'skip' }, { type: 'back' }])
  expect(skipped).toMatchObject({ phase: 'closed', position: 1 })
  const unseen = after([{ type: 'start' }, { type: 'skip' }, { type: 'back' }])
  expect(unseen).toMatchObject({ phase: 'shown', position: 1 })
})

test('there is nothing before the first question and after the last', () => {
  expect(refusal(after([{ type: 'start' }]), { type: 'back' })).toBe('no-more')
  const last = after([{ type: 'start' }, open(), { type: 'close' }, { type: 'reveal' }], NOW, 1)
  expect(refusal(last, { type: 'next' })).toBe('no-more')
})

test('an ended session stays as it is', () => {
  const ended = after([{ type: 'start' }, { type: 'end' }])
  for (const command of commands) expect(refusal(ended, command)).toBe(command.type === 'tick' ? 'done' : 'over')
})

const commands: readonly Command[] = [
  { type: 'start' },
  open(),
  open(30),
  { type: 'close' },
  { type: 'reveal' },
  { type: 'step', step: 2 },
  { type: 'revote' },
  { type: 'next' },
  { type: 'skip' },
  { type: 'back' },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'lock' },
  { type: 'unlock' },
  { type: 'kick', player: 'a' },
  { type: 'rename', player: 'a', nickname: 'Anna' },
  { type: 'end' },
  { type: 'tick' },
]

const script = fc.array(
  fc.record({ command: fc.constantFrom(...commands), wait: fc.integer({ min: 0, max: 40_000 }) }),
  { maxLength: 60 },
)

/** Every state that a script leads through, with the events so far. */
function run(steps: readonly { command: Command; wait: number }[], total: number) {
  let session = newSession(total)
  let now = NOW
  const events: ClassEvent[] = []
  const states: { session: Session; now: number; events: number }[] = []
  for (const { command, wait } of steps) {
    now += wait
    const made = transition(session, command, now)
    if (made.ok) {
      session = made.value.session
      events.push(...made.value.events)
    }
    states.push({ session, now, events: events.length })
  }
  return { states, events }
}

test('whatever is commanded, the session is in a state that makes sense, and events are numbered without gaps', () => {
  fc.assert(
    fc.property(script, fc.integer({ min: 1, max: 4 }), (steps, total) => {
      for (const { session, events } of run(steps, total).states) {
        const { phase, position, closesAt, left, paused, reached, round } = session
        expect(session.seq).toBe(events)
        expect(reached).toHaveLength(total)
        if (phase === 'lobby') expect(position).toBe(0)
        else if (phase !== 'ended') expect(reached[position - 1]?.round).toBe(round)
        if (closesAt !== null) expect([phase, paused]).toEqual(['open', false])
        if (left !== null) expect(paused).toBe(true)
        if (paused) expect(['shown', 'open', 'closed', 'revealed']).toContain(phase)
        if (phase === 'revealed') expect(reached[position - 1]?.to).toBe('revealed')
        if (phase === 'open' || phase === 'closed') expect(reached[position - 1]?.to).toBe('opened')
      }
    }),
  )
})

test('a question that was revealed is never opened again', () => {
  fc.assert(
    fc.property(script, fc.integer({ min: 1, max: 4 }), (steps, total) => {
      const told = new Set<number>()
      for (const event of run(steps, total).events) {
        if (event.type === 'revealed') told.add(event.position)
        if (event.type === 'opened') expect(told).not.toContain(event.position)
      }
    }),
  )
})
