import { newSession, PHASES, type Phase, type Session, viewFor } from '#lib/classroom/index'

const at = (phase: Phase): Session => ({
  ...newSession(2),
  phase,
  position: phase === 'lobby' ? 0 : 1,
  seq: 4,
  step: 2,
})

const material = {
  question: { ask: 'QUESTION' },
  answer: { right: 'SECRET-KEY' },
  spread: { beliefs: ['SECRET-BELIEF'] },
  answered: 7,
  yetToVote: 3,
  players: 12,
}

const see = (role: 'player' | 'projector' | 'host', phase: Phase) =>
  JSON.stringify(viewFor(role, at(phase), { material, scores: 'off', now: 0 }))

test.each(PHASES.filter((phase) => phase !== 'revealed'))(
  'neither key nor answers reach players or the wall while a session is %s',
  (phase) => {
    for (const role of ['player', 'projector'] as const) expect(see(role, phase)).not.toContain('SECRET')
  },
)

test('once revealed everybody sees the answer and how answers are spread', () => {
  for (const role of ['player', 'projector'] as const) {
    expect(see(role, 'revealed')).toContain('SECRET-KEY')
    expect(see(role, 'revealed')).toContain('SECRET-BELIEF')
  }
})

test('whoever leads sees them before', () => {
  expect(see('host', 'shown')).toContain('SECRET-KEY')
  expect(see('host', 'open')).toContain('SECRET-BELIEF')
})

test('a question is on nobody’s screen in the lobby and after the end', () => {
  for (const role of ['player', 'projector', 'host'] as const)
    for (const phase of ['lobby', 'ended'] as const) expect(see(role, phase)).not.toContain('QUESTION')
})

test('whoever plays hears where the wall has come to in an answer, and not which page of a question it shows', () => {
  const told = (phase: Phase) => viewFor('player', at(phase), { material, scores: 'off', now: 0 })
  expect(told('revealed')).toMatchObject({ step: 2 })
  for (const phase of PHASES.filter((one) => one !== 'revealed')) expect(told(phase)).not.toHaveProperty('step')
})

test('players are not told how many have answered, and so get no message for each answer', () => {
  expect(viewFor('player', at('open'), { material, scores: 'off', now: 0 })).not.toHaveProperty('answered')
  expect(viewFor('projector', at('open'), { material, scores: 'off', now: 0 })).toMatchObject({
    answered: 7,
    players: 12,
  })
})

test('who has answered is a part of them and of those who are here, and of nobody who has left', () => {
  const waited = (answered: number, yetToVote: number) =>
    viewFor('host', at('open'), { material: { ...material, answered, yetToVote }, scores: 'off', now: 0 })
  // Of twelve four have left without an answer, and one with one.
  expect(waited(7, 1)).toMatchObject({ answered: 7, waited: 8, players: 12 })
  expect(waited(0, 0)).toMatchObject({ answered: 0, waited: 0, players: 12 })
  expect(viewFor('player', at('open'), { material, scores: 'off', now: 0 })).not.toHaveProperty('waited')
})

test('the countdown is sent as what is left of it', () => {
  const session = { ...at('open'), closesAt: 50_000 }
  expect(viewFor('player', session, { material, scores: 'off', now: 42_000 }).left).toBe(8_000)
  expect(viewFor('player', session, { material, scores: 'off', now: 60_000 }).left).toBe(0)
})

test('a session that ends early says how many questions were asked, those of a second vote once', () => {
  const total = (reached: Session['reached']) =>
    viewFor('player', { ...at('ended'), reached }, { material: null, scores: 'personal', now: 0 }).total
  expect(
    total([
      { round: 1, to: 'revealed' },
      { round: 1, to: 'none' },
    ]),
  ).toBe(1)
  expect(
    total([
      { round: 1, to: 'opened' },
      { round: 2, to: 'none' },
      { round: 1, to: 'none' },
    ]),
  ).toBe(2)
  expect(viewFor('player', at('open'), { material, scores: 'personal', now: 0 }).total).toBe(2)
})
