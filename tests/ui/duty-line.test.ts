import { sayAllowance, sayOutcome } from '../../app/(studio)/corsi/duty-line'

const allowance = { attempts: 0, extension: null, excuse: null, mark: null }
const exam = { kind: 'esame', phase: 'open', opensAt: null, dueAt: null, closesAt: null, allowance } as const
const done = { ...exam, state: 'done' } as const
const mark = { points: 7.5, outOf: 10, reason: 'Ha spiegato a voce.' }
const excuse = { reason: 'Era malata.' }

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

describe('what holds for one student alone', () => {
  const best = { right: 6, total: 10 }
  const rest = { best, waits: false, scoreAt: null }

  it('is a mark by hand beside the one that is computed', () => {
    expect(sayOutcome({ ...done, ...rest, allowance: { ...allowance, mark } })).toBe('voto 7,5 su 10 · fatto: 6 su 10')
  })

  it('is said of who has nothing to do, without asking for it', () => {
    const todo = { ...exam, ...rest, best: null, state: 'todo' } as const
    expect(sayOutcome({ ...todo, allowance: { ...allowance, excuse } })).toBe('per te non conta')
    expect(sayOutcome(todo)).toBe('da fare')
  })

  it('is told with its reason, one sentence each', () => {
    const all = { attempts: 1, extension: { dueAt: 1, closesAt: null }, excuse, mark }
    expect(sayAllowance({ ...done, ...rest, allowance: all })).toEqual([
      'Chi tiene il corso ti ha esonerato. Motivo: «Era malata.»',
      'Chi tiene il corso ti ha dato 7,5 su 10, accanto al punteggio calcolato. Motivo: «Ha spiegato a voce.»',
      'Le date qui sopra sono le tue: hai più tempo degli altri.',
      'Hai un tentativo in più degli altri.',
    ])
    expect(sayAllowance({ ...done, ...rest })).toEqual([])
  })
})
