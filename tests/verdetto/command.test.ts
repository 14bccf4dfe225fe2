import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { file, lines, started, throughNpm, verdetto } from './command'

const ANGEL = `title: Un angelo attacca
players: { N: { life: 3 } }
field:
  A: [{ id: angelo, pt: 4/4, keywords: [lifelink] }]
script:
  - attack: { angelo: N }
  - combat-damage
ask:
  - { ask: life, player: A, is: 24 }
  - { ask: lost, player: N, is: false }
`
const gain = (amount: number): string =>
  JSON.stringify({ script: [{ effect: { do: 'gainLife', who: 'A', amount } }], ask: [{ ask: 'life', player: 'A' }] })
const OPEN = JSON.stringify({
  field: {
    A: [{ id: 'golem', pt: '4/4' }],
    N: [
      { id: 'orso', pt: '2/2' },
      { id: 'lupo', pt: '3/3' },
    ],
  },
  script: [{ attack: { golem: 'N' } }, { block: { orso: 'golem', lupo: 'golem' } }, 'combat-damage'],
})

test('a scenario is decided: outcome, reasons with their rules and answers in Italian, exit code 0', () => {
  const { exit, out, err } = throughNpm([file('angelo.yaml', ANGEL)])
  expect(err).toBe('')
  expect(exit).toBe(0)
  expect(out).toContain('Un angelo attacca')
  expect(out).toContain('Anna ha 24 punti vita.')
  expect(out).toMatch(/legame vitale.*\(.*702\.15b.*\)/)
  expect(out).toContain('Anna ha 24 punti vita. (come previsto)')
  expect(out).toContain('Nora perde la partita. (era previsto false)')
})

test('--json says the same as data, on one line', () => {
  const { exit, out } = verdetto(['--json', file('angelo.yaml', ANGEL)])
  expect(exit).toBe(0)
  const [result, ...more] = lines(out)
  expect(more).toEqual([])
  expect(result).toMatchObject({
    title: 'Un angelo attacca',
    status: 'complete',
    outcome: {
      game: { over: true, step: 'combat-damage', active: 'A', turn: 1 },
      players: { A: { life: 24, poison: 0, lost: false, won: true, hand: 0 }, N: { life: -1, lost: true } },
      objects: { angelo: { zone: 'battlefield', pt: '4/4', tapped: true, keywords: ['lifelink'], controller: 'A' } },
      zones: { battlefield: ['angelo'], graveyard: { A: [], N: [] } },
      stack: [],
    },
    reports: [{ type: 'done' }, { type: 'done' }],
    answers: [
      { ask: 'life', player: 'A', is: 24, answer: 24, holds: true },
      { ask: 'lost', player: 'N', is: false, answer: true, holds: false },
    ],
    unused: [],
  })
  expect(result.rules).toContain('702.15b')
  expect(result.trace.map((h: { event: { type: string } }) => h.event.type)).toContain('damage')
})

test('a refused action is reported with the rules that forbid it, and the script goes on', () => {
  const scenario = { field: { A: [{ id: 'orso', pt: '2/2', tapped: true }] }, script: [{ attack: { orso: 'N' } }] }
  const [result] = lines(verdetto(['--json', '-'], JSON.stringify(scenario)).out)
  expect(result.status).toBe('complete')
  expect(result.reports).toEqual([
    { type: 'refused', violations: [expect.objectContaining({ rule: '508.1a', reason: 'tapped' })] },
  ])
})

test('a choice that nobody makes: exit code 3, with who chooses, what, and the options', () => {
  const { exit, out } = verdetto(['--json', '-'], OPEN)
  expect(exit).toBe(3)
  expect(lines(out)[0]).toMatchObject({
    status: 'undecided',
    choice: { choose: 'assign-damage', player: 'A', of: 'golem', options: ['orso', 'lupo'], total: 4 },
  })
  const people = verdetto(['-'], OPEN)
  expect(people.exit).toBe(3)
  expect(people.out).toContain('choose: assign-damage')
})

test('a scenario that grows too large says where and of what there is too much: exit code 4', () => {
  const many = '{ times: [1000, 1000] }'
  const token = "{ id: lupo, name: Lupo, types: [creature], pt: '1/1' }"
  const scenario = `script: [{ effect: { do: create, token: ${token}, amount: ${many} }, by: A }]`
  const { exit, out } = verdetto(['--json', '-'], scenario)
  expect(exit).toBe(4)
  expect(JSON.parse(out)).toMatchObject({ status: 'exhausted', of: 'objects', action: 0 })
  expect(verdetto(['-'], scenario).out).toContain(
    'Lo scenario è troppo grande per essere seguito fino in fondo: all’azione 1 della sequenza gli oggetti in partita sono più di mille.',
  )
})

test('a mistake is named with its place in the document and its line and column: exit code 2', () => {
  const at = file('errore.yaml', 'field:\n  A:\n    - { id: orso, pt: 2/2, keywords: [volare] }\nscrpt: []\n')
  const { exit, err, out } = verdetto([at])
  expect({ exit, out }).toEqual({ exit: 2, out: '' })
  expect(err).toContain(`${at}:3:39: field.A[0].keywords[0]: `)
  expect(err).toContain(`${at}:4:8: scrpt: `)
  const [data] = lines(verdetto(['--json', at]).out)
  expect(data).toMatchObject({
    status: 'invalid',
    problems: [
      { path: 'field.A[0].keywords[0]', line: 3, column: 39, code: 'unknown-name', found: 'volare' },
      {
        path: 'scrpt',
        line: 4,
        column: 8,
        code: 'unknown-key',
        found: 'scrpt',
        expected: expect.stringContaining('script'),
      },
    ],
  })
})

test.each([
  ['a file that is not there', ['non-esiste.yaml']],
  ['an option that there is not', ['--subito']],
  ['a rule that there is not', ['--without', '999.9', '-']],
  ['a belief that there is not', ['--believing', 'toString', '-']],
  ['an option without its word', ['--without']],
  ['nothing to read', []],
])('%s: exit code 2, and a sentence', (_, args) => {
  const { exit, out, err } = verdetto(args)
  expect({ exit, out }).toEqual({ exit: 2, out: '' })
  expect(err).not.toContain('at ')
  expect(err.length).toBeGreaterThan(10)
})

test('without a rule, or believing something else, the outcome is another', () => {
  const at = file('angelo.yaml', ANGEL)
  const life = (...args: string[]): number => lines(verdetto(['--json', ...args, at]).out)[0].outcome.players.A.life
  expect(life('--without', '702.15b')).toBe(20)
  expect(life('--without=702.15b')).toBe(20)
  expect(life('--believing', 'lifelink-uses-stack')).toBe(20)
})

test('--rules lists rules and misconceptions; --help says how it is used', () => {
  const { exit, out } = verdetto(['--rules'])
  expect(exit).toBe(0)
  expect(out).toMatch(/^702\.15 Lifelink: .*702\.15b/m)
  expect(out).toMatch(/^lifelink-uses-stack \(702\.15b\)$/m)
  const [data] = lines(verdetto(['--rules', '--json']).out)
  expect(data.misconceptions).toContainEqual({ id: 'lifelink-uses-stack', rule: '702.15b' })
  expect(data.questions).toContain('zone')
  expect(verdetto(['--help'])).toMatchObject({ exit: 0, out: expect.stringContaining('--believing') })
})

test('--why-not names every rule that forbids an action, in Italian and as data', () => {
  const at = file('arrivato.yaml', 'field: { A: [{ id: orso, pt: 2/2, sick: true, tapped: true }] }')
  const asked = ['--why-not', '{ attack: { orso: N } }', at]
  const [data] = lines(verdetto(['--json', ...asked]).out)
  expect(data.whyNot.legal).toBe(false)
  expect(data.whyNot.violations.map((v: { rule: string }) => v.rule).sort()).toEqual(['302.6', '508.1a'])
  expect(verdetto(asked).out).toMatch(/Non si può fare:[\s\S]*302\.6/)
  expect(lines(verdetto(['--json', '--why-not', '{ pass: A }', at]).out)[0].whyNot.legal).toBe(true)
  expect(verdetto(['--why-not', '{ atack: {} }', at]).exit).toBe(2)
})

test('--why-not says what kept something from happening, in Italian and as data', () => {
  const coro = `{ id: coro, types: [enchantment], abilities: [{ type: triggered, when: { event: gainLife, player: you },
    effect: { do: gainLife, who: you, amount: 1 } }] }`
  const at = file(
    'zero.yaml',
    `{ field: { A: [${coro}] }, script: [{ effect: { do: gainLife, who: you, amount: 0 }, by: A }] }`,
  )
  const [data] = lines(verdetto(['--json', '--why-not', '{ trigger: coro }', at]).out)
  expect(data.whyNot.misses).toMatchObject([{ kept: { by: 'nothing' }, rules: ['119.9'] }])
  expect(verdetto(['--why-not', '{ trigger: coro }', at]).out).toMatch(/0 non è guadagnare\. \(119\.9\)/)
  expect(verdetto(['--why-not', '{ die: coro }', at]).out).toMatch(/ci mancava più di una cosa/)
})

test('--explore tells every outcome with a way to it', () => {
  const { exit, out } = verdetto(['--json', '--explore', '1000', '-'], OPEN)
  expect(exit).toBe(3)
  const { explored } = lines(out)[0]
  expect(explored.complete).toBe(true)
  expect(explored.outcomes.length).toBeGreaterThan(1)
  expect(explored.outcomes[0].ways[0][0]).toMatchObject({ choose: 'assign-damage', of: 'golem' })
  expect(verdetto(['--explore', '1000', '-'], OPEN).out).toContain('Esiti possibili')
})

describe('standard input', () => {
  test('one document of several lines, YAML or JSON', () => {
    expect(lines(verdetto(['--json', '-'], ANGEL).out)[0].outcome.players.A.life).toBe(24)
    const pretty = JSON.stringify(JSON.parse(gain(3)), null, 2)
    expect(lines(verdetto(['--json', '-'], pretty).out)[0].answers[0].answer).toBe(23)
    expect(verdetto(['-'], pretty).out).toContain('Anna ha 23 punti vita.')
  })

  test('one line alone is a scenario for people as well', () => {
    expect(verdetto(['-'], gain(3)).out).toContain('Anna ha 23 punti vita.')
  })

  test('many lines: as many answers, in their order; a bad line is one answer, and the rest goes on', () => {
    const { exit, out } = verdetto(
      ['-'],
      `${gain(1)}\n{"players": nothing\n\n${gain(2)}\n{ "vita": 3 }\n[]\n${gain(3)}`,
    )
    expect(exit).toBe(2)
    expect(lines(out).map((r) => [r.status, r.line, r.answers?.[0].answer])).toEqual([
      ['complete', undefined, 21],
      ['invalid', 2, undefined],
      ['complete', undefined, 22],
      ['invalid', 5, undefined],
      ['invalid', 6, undefined],
      ['complete', undefined, 23],
    ])
    expect(lines(out)[3].problems[0]).toMatchObject({ path: 'vita', line: 5, column: 11, code: 'unknown-key' })
  })

  test('the exit code of many is that of the worst', () => {
    expect(verdetto(['-'], `${gain(1)}\n${gain(2)}`).exit).toBe(0)
    expect(verdetto(['-'], `${gain(1)}\n${OPEN}`).exit).toBe(3)
    expect(verdetto(['-'], `${OPEN}\nniente\n${gain(2)}`).exit).toBe(2)
  })

  test('each line is answered before the next is sent', async () => {
    const child = started(['--json', '-'])
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    for (const n of [1, 2, 3]) {
      child.stdin.write(`${gain(n)}\n`)
      const { value } = await answers.next()
      expect(JSON.parse(String(value)).answers[0].answer).toBe(20 + n)
    }
    child.stdin.end()
    const [exit] = await once(child, 'exit')
    expect(exit).toBe(0)
  })
})
