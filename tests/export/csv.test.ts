import Papa from 'papaparse'
import { csvFile, csvLine, Moment } from '#lib/server/csv'

/** The cells of a line as a program would read them that takes this for the separator. */
const read = (line: string, delimiter: string) => Papa.parse<string[]>(line.trimEnd(), { delimiter }).data.flat()

test('a file is what spreadsheets set to Italian open: its mark, semicolons, a comma before decimals', async () => {
  const rows = [
    ['nome', 'percento', 'vero', 'niente'],
    ['Ada', 66.7, true, null],
  ]
  const file = csvFile('prova', rows)
  let text = ''
  for await (const piece of file.pieces) text += piece
  expect([file.name, file.type]).toEqual(['prova.csv', 'text/csv; charset=utf-8'])
  expect(text).toBe('\uFEFFnome;percento;vero;niente\r\nAda;"66,7";true;\r\n')
})

test.each<[unknown[], string]>([
  [['a', 1, -2, -0.5], 'a;1;-2;"-0,5"'],
  [['a,b', 'a;b', 'a\tb', 'c"d', 'e\nf'], '"a,b";"a;b";"a\tb";"c""d";"e\nf"'],
  [[{ a: [1, -1] }, ['x']], '"{""a"":[1,-1]}";"[""x""]"'],
])('%j', (values, line) => {
  expect(csvLine(values)).toBe(`${line}\r\n`)
})

const formulas = [
  '=1+1',
  '+39 333',
  '-cmd',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\u00a0=1',
  '\u3000=1',
  '\u200b=1',
  '\ufeff=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  '\n=1',
  'Ada,=1',
  'Ada;=1',
  'Ada; =1',
  'Ada\t=1',
  'Ada\n=1',
  'Ada, "=1"',
  'Ada;""=1',
  'Ada|-1',
]

test.each(formulas)('%j is text, whatever separates the cells', (text) => {
  for (const cell of [text, { said: text }, [text]])
    for (const delimiter of [';', ',', '\t', '|'])
      for (const seen of read(csvLine(['prima', cell, 'dopo']), delimiter))
        expect(seen).not.toMatch(/^["\s\p{Z}\p{Cf}]*[=+\-@＝＋－＠]/u)
  for (const cell of [{ said: text }, [text]]) expect(JSON.parse(read(csvLine([cell]), ';')[0] ?? '')).toEqual(cell)
})

test.each([
  '3/4',
  '1-2',
  '1–2',
  '10:30',
  '702.110',
  '12.5',
  '12,5',
  '007',
  '1e5',
  '5 mag',
  'mag 5',
  'mar1',
  '1 maggio 2026',
  '10 am',
  '50%',
  '€5',
])('%s stays as it was written', (text) => {
  expect(read(csvLine([text]), ';')).toEqual([`'${text}`])
})

test.each([
  '2026-11-23',
  '2026-11-23T10:30:00+00:00',
  '12',
  '0',
  'CR 702.110',
  '3 su 4',
  'Maria',
  'Marco 5',
  'e',
  'v1.3',
  'uno-due',
  'a = b',
  "l'8",
])('%s needs no mark', (text) => {
  expect(csvLine([text])).toBe(`${text}\r\n`)
})

test('a moment is written plain; the same typed by somebody is marked', () => {
  expect(csvLine([new Moment('2026-12-01T10:00'), '2026-12-01 10:00'])).toBe("2026-12-01 10:00;'2026-12-01 10:00\r\n")
})
