import { sayOutcome } from '../../app/(studio)/corsi/duty-line'

const done = { kind: 'esame', phase: 'open', opensAt: null, dueAt: null, closesAt: null, state: 'done' } as const

describe('an exam that was handed in', () => {
  it('says when its score comes', () => {
    const scoreAt = Date.UTC(2026, 10, 30, 20)
    expect(sayOutcome({ ...done, best: null, waits: true, scoreAt })).toMatch(
      /^consegnato, il punteggio arriva il 30 novembre 2026.* 21:00$/,
    )
  })

  it('says that its score never comes', () => {
    expect(sayOutcome({ ...done, best: null, waits: true, scoreAt: null })).toBe(
      'consegnato, il punteggio non si mostra',
    )
  })
})
