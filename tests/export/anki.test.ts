import fc from 'fast-check'
import { type ExportQuestion, FORMATS } from '#lib/export/index'
import { linksOf, one, textOf, texts } from './html'
import { anyQuestion, KINDS, real } from './questions'

// What is written is read again by a reader of tab separated fields in quotes (RFC 4180), which is ours; PostgreSQL, which is not, reads
// whole files in tests/server/export.test.ts.

const { anki } = FORMATS

/** Fields of every line: in quotes anything may stand, and a quote is written twice. */
function rows(written: string): string[][] {
  const found: string[][] = [[]]
  const field = /(?:"((?:[^"]|"")*)"|([^"\t\n]*))(\t|\n|$)/gy
  for (let match = field.exec(written); match && match[0] !== ''; match = field.exec(written)) {
    const [, quoted, bare = '', end] = match
    found.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === '\n') found.push([])
  }
  expect(field.lastIndex === 0 || found.at(-1)?.length === 0).toBe(true)
  return found.slice(0, -1)
}

function expectRead(question: ExportQuestion): void {
  const [row, ...more] = rows(anki.question(question))
  expect([row?.length, more]).toEqual([4, []])
  const [guid, front = '', back = '', tags = ''] = row ?? []
  expect(guid).toBe(`verdetto/${question.id}`)
  expect(tags.split(' ')).toEqual(
    expect.arrayContaining([
      'verdetto',
      'edizione::2026-09-25',
      ...question.rules.slice(0, 1).map((rule) => `regola::${rule}`),
    ]),
  )
  expect(texts(front, 'p').slice(0, question.stem.length + 1)).toEqual([...question.stem, question.ask].map(one))
  const { answered } = question
  const lines = texts(front, 'ul > li')
  if (answered.kind === 'one' || answered.kind === 'many')
    expect(lines).toEqual(answered.choices.map(({ text }) => one(text)))
  if (answered.kind === 'order') {
    expect(lines).toEqual(answered.shown.map(one))
    expect(texts(back, 'ol').length).toBe(question.why.length > 0 ? 2 : 1)
    expect(texts(back, 'ol:first-of-type > li')).toEqual(answered.places.map(({ right }) => one(right)))
  }
  if (answered.kind === 'zones' || answered.kind === 'board')
    for (const [n, { label, typed, choices }] of answered.boxes.entries()) {
      expect(lines[n]?.startsWith(one(label))).toBe(true)
      if (!typed) for (const { text } of choices) expect(lines[n]).toContain(one(text))
      expect(
        texts(back, 'ul:first-of-type > li')[n]?.endsWith(one(choices.find(({ right }) => right)?.text ?? '')),
      ).toBe(true)
    }
  expect(textOf(back)).toContain(one(question.headline))
  for (const { sentence } of question.why) expect(textOf(back)).toContain(one(sentence))
  for (const { title, address } of question.mistakes.flatMap(({ ideas }) => ideas)) {
    expect(textOf(back)).toContain(one(title))
    if (address !== undefined) expect(linksOf(back)).toContain(one(address))
  }
  expect(textOf(back)).toContain(`Verdetto, regole in vigore dal ${question.edition.said}, domanda ${question.id}`)
}

test('the head says how the file is to be read', () => {
  expect(anki.head).toBe(
    '#separator:tab\n#html:true\n#guid column:1\n#notetype:Basic\n#deck:Verdetto\n#tags column:4\n',
  )
})

test('there are questions of every kind', () => {
  expect(new Set(real.map(({ answered }) => answered.kind))).toEqual(new Set(KINDS))
})

test.each(real.map((question) => [question.id, question] as const))('%s is read as it was written', (_, question) => {
  expectRead(question)
})

test('whatever signs a question has in it', () => {
  fc.assert(fc.property(anyQuestion, expectRead), { numRuns: 300 })
})
