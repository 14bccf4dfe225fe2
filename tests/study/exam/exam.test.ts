import { againAt, BLUEPRINTS, GRACE, isTold, lengthOf, neededOf, phaseOf, scoreExam } from '#lib/study/index'

const of = (id: string) => {
  const found = BLUEPRINTS.find((b) => b.id === id)
  if (!found) throw new Error(id)
  return found
}

test.each([
  ['l1', 25, 18],
  ['l2', 25, 20],
  ['aggiornamento', 5, 3],
])('%s has %d questions, of which %d must be right', (id, length, needed) => {
  expect([lengthOf(of(id)), neededOf(of(id))]).toEqual([length, needed])
})

test('a share that comes out even asks for no answer more', () => {
  expect(neededOf({ parts: [{ count: 10 }], pass: 0.7 })).toBe(7)
  expect(neededOf({ parts: [{ count: 10 }], pass: 0.71 })).toBe(8)
})

describe('by the clock of the server', () => {
  const deadlineAt = 1_000_000
  test.each([
    [deadlineAt - 1, 'open'],
    [deadlineAt + GRACE, 'open'],
    [deadlineAt + GRACE + 1, 'over'],
  ])('at %d an exam with a deadline is %s', (now, phase) => {
    expect(phaseOf({ deadlineAt, submittedAt: null }, now)).toBe(phase)
  })
  test('without a deadline it stays open; once handed in it is closed', () => {
    expect(phaseOf({ deadlineAt: null, submittedAt: null }, Number.MAX_SAFE_INTEGER)).toBe('open')
    expect(phaseOf({ deadlineAt, submittedAt: 5 }, 6)).toBe('closed')
  })
  test('a score is told as it is handed in, when time is over for whoever is late, or never', () => {
    const handedIn = { deadlineAt, submittedAt: 5 }
    const over = deadlineAt + GRACE
    const at = (now: number) => (['end', 'closing', 'never'] as const).map((scores) => isTold(scores, handedIn, now))
    expect(at(6)).toEqual([true, false, false])
    expect(at(over)).toEqual([true, false, false])
    expect(at(over + 1)).toEqual([true, true, false])
    expect(isTold('closing', { deadlineAt: null, submittedAt: 5 }, 6)).toBe(true)
    for (const end of [deadlineAt, null])
      expect([80, 81].map((now) => isTold('closing', { deadlineAt: end, submittedAt: 5, tellsAt: 80 }, now))).toEqual([
        false,
        true,
      ])
    for (const scores of ['end', 'closing', 'never'] as const)
      expect(isTold(scores, { deadlineAt, submittedAt: null }, over + 1)).toBe(false)
  })
  test('after failing one waits, and not a moment longer', () => {
    const hour = 3_600_000
    expect(againAt(0, 24, 24 * hour - 1)).toBe(24 * hour)
    expect(againAt(0, 24, 24 * hour)).toBeNull()
    expect(againAt(null, 24, 0)).toBeNull()
  })
})

describe('the score', () => {
  const blueprint = { parts: [{ count: 4 }], pass: 0.5 }
  const marked = (...verdicts: readonly ('right' | 'wrong' | 'wrongReason' | 'gaveUp' | null)[]) =>
    verdicts.map((verdict, n) => ({ area: n < 2 ? 'zone' : 'pila', verdict }))

  test('counts what is wholly right; the right verdict for a wrong reason, what was left blank and what has no answer are not', () => {
    expect(scoreExam(blueprint, marked('right', 'wrongReason', null, 'gaveUp'))).toEqual({
      right: 1,
      total: 4,
      passed: false,
      areas: [
        { area: 'zone', right: 1, total: 2 },
        { area: 'pila', right: 0, total: 2 },
      ],
    })
  })
  test('passes from the threshold on', () => {
    expect(scoreExam(blueprint, marked('right', 'wrong', 'right', null)).passed).toBe(true)
    expect(scoreExam(blueprint, marked('right', 'wrong', 'wrong', null)).passed).toBe(false)
  })
})
