import { placeOf, readScanned, type Scannable } from '#lib/courses/index'

// What scanners make of papers: whatever the columns are called, no line gets lost.

const ASKED: readonly Scannable[] = [
  { kind: 'one', of: 4 },
  { kind: 'many', of: 4 },
  { kind: 'number' },
  { kind: 'order', of: 3 },
  { kind: 'hand' },
]
const one = new Map([['A', ASKED]])
const two = new Map([
  ['A', ASKED],
  ['B', ASKED.toReversed()],
])
const read = (text: string, variants: typeof one = two) => {
  const result = readScanned(
    text.split('\n').map((line) => line.split(';')),
    variants,
  )
  if (!result.ok) return result.error
  const { papers, troubles } = result.value
  return {
    papers: papers.map(({ line, name, variant, marks }) => [line, name, variant, ...marks.map(({ mark }) => mark)]),
    troubles,
  }
}
const MARKS = [
  { read: 'options', at: [1] },
  { read: 'options', at: [0, 2] },
  { read: 'number', number: -3 },
  { read: 'places', places: [1, 0, 2] },
  { read: 'judged', right: true },
]

test.each([
  ['Italian', 'Nome;Cognome;Variante;1;2;3;4;5\nAnna;Bianchi;a;B;AC;−3;213;1', 'Anna Bianchi'],
  ['a scanner', 'Student ID;Name;Form;Q1;Q2;Q3;Q4;Q5\n007;Anna;A;b;C A;-3;2-1-3;1', 'Anna · 007'],
  ['another order', 'Q5;Q4;Q3;Q2;Q1;Version;Last Name\n1;213;-3;a,c;2;A;Bianchi', 'Bianchi'],
  [
    'ZipGrade',
    'Quiz Name;First Name;Last Name;Key Version;Stu1;PriKey1;Stu2;Stu3;Stu4;Stu5\nQ;Anna;B.;A;B;B;AC;-3;213;1',
    'Anna B.',
  ],
  ['nothing said', 'Anna;A;B;CA;-3;213;1', 'Anna'],
])('columns of %s', (_, text, name) => {
  expect(read(text)).toEqual({ papers: [[text.includes('\n') ? 2 : 1, name, 'A', ...MARKS]], troubles: [] })
})

test('each variant has its own questions; where there is one, it needs no column', () => {
  expect(read('nome;variante;1;3;5\nAnna;B;0;12;D')).toEqual({
    papers: [
      [
        2,
        'Anna',
        'B',
        { read: 'judged', right: false },
        { read: 'blank' },
        { read: 'number', number: 12 },
        { read: 'blank' },
        { read: 'options', at: [3] },
      ],
    ],
    troubles: [],
  })
  expect(read('Anna;B;A', one)).toMatchObject({
    papers: [[1, 'Anna', 'A', { at: [1] }, { at: [0] }, ...MARKS.slice(2).map(() => ({ read: 'blank' }))]],
  })
  expect(read('Anna;B;A', two)).toMatchObject({ papers: [expect.arrayContaining([1, 'Anna', 'B'])] })
  expect(read('nome;1;2\nAnna;A;B')).toBe('scan-columns')
})

test('a line that is no paper is told with all that stands there, and the others are read', () => {
  expect(read('nome;variante;1;2;3;4;5;6\nAnna;A;B\n;A;C;D\nBea;Z;A\nanna;B;1\n\nCarla;B;1;;;;A;B')).toEqual({
    papers: [expect.arrayContaining([2, 'Anna']), expect.arrayContaining([7, 'Carla'])],
    troubles: [
      { line: 3, problem: 'no-name', text: 'A · C · D' },
      { line: 4, problem: 'no-variant', text: 'Bea · Z · A' },
      { line: 5, problem: 'twice', text: 'anna · B · 1' },
      { line: 7, problem: 'too-many', text: 'Carla: B' },
    ],
  })
})

test.each([
  ['two marks where one is asked', 0, 'AB'],
  ['a letter that is no option', 0, 'E'],
  ['a star', 0, '*'],
  ['a letter twice', 1, 'AA'],
  ['a word for a number', 2, 'dodici'],
  ['a place twice', 3, '113'],
  ['a place too few', 3, '12'],
  ['what nobody has judged', 4, 'forse'],
  ['a cross beside what is written by hand', 4, 'x'],
  ['a word beside it', 4, 'ok'],
])('%s is unclear, and stays as it stands', (_, n, cell) => {
  const cells = ASKED.map((_, at) => (at === n ? cell : ''))
  const result = readScanned([['Anna', 'A', ...cells]], two)
  const marks = result.ok ? result.value.papers[0]?.marks : undefined
  expect(marks?.[n]).toEqual({ mark: { read: 'unclear' }, text: cell, doubtful: true })
  expect(marks?.filter(({ mark }) => mark.read === 'blank')).toHaveLength(4)
})

test.each([
  ['No', 'No', true],
  ['No', 'n', 'unclear'],
  ['No', 'Sì', false],
  ['No', '1', true],
  ['Sì', 'si', true],
  ['Sì', 'no', false],
  ['Sì', '0', false],
  ['Falso', 'falso', 'unclear'],
  ['Falso', 'no', 'unclear'],
  ['Sì · No', 'no', 'unclear'],
  ['Cimitero', 'sì', 'unclear'],
])('where %s is printed as right, «%s» by hand is an answer and no judgement', (key, cell, right) => {
  const result = readScanned([['Anna', cell]], new Map([['A', [{ kind: 'hand', key }]]]))
  const mark = result.ok ? result.value.papers[0]?.marks[0]?.mark : undefined
  expect(mark).toEqual(right === 'unclear' ? { read: 'unclear' } : { read: 'judged', right })
})

test('a file without papers is none, and one without end is not read', () => {
  expect(read('')).toBe('scan-empty')
  expect(read('nome;variante;1')).toBe('scan-empty')
  expect(read(['nome;variante;1', ...Array.from({ length: 1001 }, (_, n) => `p${n};A;B`)].join('\n'))).toBe('scan-long')
})

describe('a mark that is not clear', () => {
  const rows = ['nome;1;2;3;4;5', 'Anna;F;AC;otto;213;1'].map((line) => line.split(';'))
  const marks = (settled: readonly (readonly [number, string])[]) => {
    const said = new Map(settled.map(([position, given]) => [placeOf(2, position), given]))
    const result = readScanned(rows, one, said)
    return result.ok ? (result.value.papers[0]?.marks ?? []) : []
  }

  test('is what somebody said that it is, and what stands in the file stays beside it', () => {
    const [first, , third] = marks([
      [1, 'B'],
      [3, '-'],
    ])
    expect(first).toEqual({ mark: { read: 'options', at: [1] }, text: 'F', doubtful: true, settled: 'B' })
    expect(third).toEqual({ mark: { read: 'blank' }, text: 'otto', doubtful: true, settled: '-' })
  })

  test('stays so where what was said is no answer; what was misread is put right the same way', () => {
    const [first, second] = marks([
      [1, 'Z'],
      [2, 'B'],
    ])
    expect(first).toEqual({ mark: { read: 'unclear' }, text: 'F', doubtful: true })
    expect(second).toEqual({ mark: { read: 'options', at: [1] }, text: 'AC', doubtful: false, settled: 'B' })
  })
})
