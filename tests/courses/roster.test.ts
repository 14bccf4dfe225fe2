import { LONGEST_ROSTER, planRoster, readRoster } from '#lib/courses/index'

const read = (...rows: string[][]) => readRoster(rows)
const anna = { email: 'anna@esempio.it', name: 'Anna Bianchi' }

describe('a list of names', () => {
  test.each<[string, string[][], number]>([
    [
      'with a head',
      [
        ['Nome', 'Email'],
        ['Anna Bianchi', 'Anna@Esempio.it'],
      ],
      2,
    ],
    [
      'with a head in another order',
      [
        ['E-mail', 'nome'],
        ['anna@esempio.it ', ' Anna  Bianchi'],
      ],
      2,
    ],
    [
      'with name and surname apart',
      [
        ['cognome', 'mail', 'nome'],
        ['Bianchi', 'anna@esempio.it', 'Anna'],
      ],
      2,
    ],
    ['without a head', [['Anna Bianchi', 'anna@esempio.it']], 1],
    ['without a head, e-mail first', [['anna@esempio.it', 'Anna Bianchi']], 1],
    [
      'with a head of other words',
      [
        ['Chi', 'Dove scrivere'],
        ['Anna Bianchi', 'anna@esempio.it'],
      ],
      2,
    ],
    ['after an empty line', [['', ''], [], ['anna@esempio.it', 'Anna Bianchi']], 3],
  ])('%s', (_, rows, line) => {
    expect(read(...rows)).toEqual({ ok: true, value: { people: [{ ...anna, line }], problems: [] } })
  })

  test('of e-mails alone has no names', () => {
    expect(read(['anna@esempio.it'], ['bruno@esempio.it'])).toMatchObject({
      value: { people: [{ name: null }, { name: null, line: 2 }] },
    })
  })

  test('says of each line why it puts nobody on the list, and keeps the others', () => {
    const rows = [
      ['email', 'nome'],
      ['anna@esempio.it', 'Anna Bianchi'],
      ['bruno esempio.it', 'Bruno'],
      ['', 'Carla'],
      ['ANNA@esempio.it', 'Anna di nuovo'],
      ['dario@esempio.it', 'D'.repeat(121)],
      ['elsa@esempio', ''],
    ]
    expect(read(...rows)).toEqual({
      ok: true,
      value: {
        people: [{ ...anna, line: 2 }],
        problems: [
          { line: 3, problem: 'bad-email', text: 'bruno esempio.it' },
          { line: 4, problem: 'no-email', text: 'Carla' },
          { line: 5, problem: 'twice', text: 'anna@esempio.it' },
          { line: 6, problem: 'long-name', text: 'dario@esempio.it' },
          { line: 7, problem: 'bad-email', text: 'elsa@esempio' },
        ],
      },
    })
  })

  test.each<[string, string[][], string]>([
    ['nothing', [], 'roster-empty'],
    ['empty lines', [[''], ['', ' ']], 'roster-empty'],
    ['a head alone', [['email', 'nome']], 'roster-empty'],
    [
      'columns kept apart by something unknown',
      [['Anna:anna@esempio.it'], ['x']].map(([c = '']) => [`${c} :`]),
      'roster-columns',
    ],
    ['no e-mail anywhere', [['Anna'], ['Bruno']], 'roster-columns'],
  ])('%s is none', (_, rows, error) => {
    expect(read(...rows)).toEqual({ ok: false, error })
  })

  test('is as long as it may be, and no longer', () => {
    const rows = (n: number) => Array.from({ length: n }, (_, i) => [`s${i}@esempio.it`])
    expect(readRoster([['email'], ...rows(LONGEST_ROSTER)])).toMatchObject({ ok: true })
    expect(readRoster([['email'], ...rows(LONGEST_ROSTER + 1)])).toEqual({ ok: false, error: 'roster-long' })
    expect(readRoster(rows(5_000))).toEqual({ ok: false, error: 'roster-long' })
  })
})

test('adding a list adds who is new, brings back who was removed, and leaves the others as they are', () => {
  const people = ['new', 'member', 'waiting', 'removed'].map((email, n) => ({ email, name: null, line: n + 1 }))
  const [a, b, c, d] = people
  const standing = new Map([
    ['member', 'member'],
    ['waiting', 'waiting'],
    ['removed', 'removed'],
  ] as const)
  expect(planRoster(people, standing)).toEqual({ add: [a], back: [d], there: [b, c] })
})
