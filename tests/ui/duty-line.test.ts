import { sayAllowance, sayAttempts, sayOutcome, sayTimes } from '../../app/(studio)/corsi/duty-line'

const allowance = {
  minutes: null,
  attempts: 0,
  extension: null,
  excuse: null,
  mark: null,
  reasons: { time: '', attempts: '' },
}
const exam = {
  kind: 'esame',
  phase: 'open',
  opensAt: null,
  dueAt: null,
  closesAt: null,
  minutes: 60,
  allowance,
} as const
const done = { ...exam, state: 'done' } as const
const mark = { points: 7.5, outOf: 10, reason: 'Ha spiegato a voce.' }
const excuse = { reason: 'Era malata.' }

describe('an exam that was handed in', () => {
  it('says when its score comes', () => {
    const scoreAt = Date.UTC(2026, 10, 30, 20)
    expect(sayOutcome({ ...done, best: null, waits: true, scoreAt })).toMatch(
      /^consegnato, il punteggio arriva il 30\snovembre 2026.* 21:00$/,
    )
  })

  it('says that its score never comes', () => {
    expect(sayOutcome({ ...done, best: null, waits: true, scoreAt: null })).toBe(
      'consegnato, il punteggio non si mostra',
    )
  })
})

describe('what is marked by hand', () => {
  const byHand = {
    ...exam,
    kind: 'mano',
    minutes: null,
    state: 'todo',
    best: null,
    waits: false,
    scoreAt: null,
  } as const

  it('is nothing to do, and its date is a day', () => {
    expect(sayOutcome(byHand)).toBe('lo valuta chi insegna')
    expect(sayTimes(byHand)).toBe('')
    expect(sayTimes({ ...byHand, phase: 'late', dueAt: Date.UTC(2026, 10, 30, 20) })).toMatch(/^30 novembre 2026/)
  })

  it('is its mark with its reason, beside nothing that was computed', () => {
    const given = { ...byHand, allowance: { ...allowance, mark } }
    expect(sayOutcome(given)).toBe('voto 7,5 su 10')
    expect(sayAllowance(given)).toEqual(['Chi tiene il corso ti ha dato 7,5 su 10. Motivo: «Ha spiegato a voce.»'])
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
    const all = { ...allowance, attempts: 1, extension: { dueAt: 1, closesAt: null }, excuse, mark }
    expect(sayAllowance({ ...done, ...rest, allowance: all })).toEqual([
      'Chi tiene il corso ti ha esonerato. Motivo: «Era malata.»',
      'Chi tiene il corso ti ha dato 7,5 su 10, accanto al punteggio calcolato. Motivo: «Ha spiegato a voce.»',
      'Le date qui sopra sono le tue: hai più tempo degli altri.',
      'Hai un tentativo in più degli altri.',
    ])
    const reasons = { time: 'Era in viaggio.', attempts: 'La rete.' }
    expect(sayAllowance({ ...done, ...rest, allowance: { ...all, excuse: null, mark: null, reasons } })).toEqual([
      'Le date qui sopra sono le tue: hai più tempo degli altri. Motivo: «Era in viaggio.»',
      'Hai un tentativo in più degli altri. Motivo: «La rete.»',
    ])
    expect(sayAllowance({ ...done, ...rest })).toEqual([])
    const longer = { ...allowance, minutes: 90, reasons: { time: 'DSA.', attempts: '' } }
    expect(sayAllowance({ ...done, ...rest, allowance: longer })).toEqual([
      'Hai 90 minuti invece di 60. Motivo: «DSA.»',
    ])
    expect(sayAllowance({ ...done, ...rest, allowance: { ...all, minutes: 90, excuse: null, mark: null } })).toEqual([
      'Le date qui sopra sono le tue: hai più tempo degli altri.',
      'Hai 90 minuti invece di 60.',
      'Hai un tentativo in più degli altri.',
    ])
  })
})

test('how often it may be begun says which time counts, where there may be several', () => {
  expect(sayAttempts({ attempts: 1, begun: 0 })).toBe('Hai 1 tentativo.')
  expect(sayAttempts({ attempts: 2, begun: 1 })).toBe('Di tentativi te ne resta 1. Conta il tentativo migliore.')
  expect(sayAttempts({ attempts: 3, begun: 1 })).toBe('Di tentativi te ne restano 2. Conta il tentativo migliore.')
  expect(sayAttempts({ attempts: 3, begun: 3 })).toBe('Non hai altri tentativi. Conta il tentativo migliore.')
  expect(sayAttempts({ attempts: null, begun: 1 })).toBe('Puoi rifarlo quante volte vuoi: conta il tentativo migliore.')
})
