import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { type ExportQuestion, FORMATS } from '#lib/export/index'
import { linksOf, one, textOf, texts } from './html'
import { anyQuestion, KINDS, real } from './questions'

// What is written is read again by the parser of another project; gaps, for which there is none, by the words of Moodle's documentation.

const { moodle } = FORMATS

interface Text {
  readonly text: string
}
interface Read {
  readonly '@_type': string
  readonly name: Text
  readonly category?: Text
  readonly questiontext: Text
  readonly generalfeedback: Text
  readonly idnumber: string
  readonly single?: string
  readonly tags: { readonly tag: readonly Text[] }
  readonly answer?: readonly {
    readonly '@_fraction': string
    readonly text: string
    readonly tolerance?: string
    readonly feedback: Text
  }[]
  readonly subquestion?: readonly { readonly text: string; readonly answer: readonly Text[] }[]
}

const parser = new XMLParser({
  ignoreAttributes: false,
  trimValues: false,
  parseTagValue: false,
  isArray: (name) => ['question', 'answer', 'subquestion', 'tag'].includes(name),
})

function readAll(written: string): readonly Read[] {
  expect(XMLValidator.validate(written)).toBe(true)
  return (parser.parse(written) as { quiz: { question: Read[] } }).quiz.question
}

function readOne(question: ExportQuestion): Read {
  const [read, ...more] = readAll(moodle.head + moodle.question(question) + moodle.foot)
  expect(more).toEqual([])
  if (!read) throw new Error('nothing there')
  return read
}

const ideasIn = (ideas: readonly { readonly title: string }[]): string =>
  ideas.length > 0 ? `Idea da correggere: ${ideas.map(({ title }) => one(title)).join('; ')}` : ''

type Answered<K> = Extract<ExportQuestion['answered'], { kind: K }>

function expectChoices(read: Read, { kind, choices }: Answered<'one' | 'many'>): void {
  expect([read['@_type'], read.single]).toEqual(['multichoice', String(kind === 'one')])
  const rights = choices.filter(({ right }) => right).length
  expect(read.answer?.map(({ text, feedback }) => [textOf(text), textOf(feedback.text)])).toEqual(
    choices.map(({ text, ideas }) => [one(text), ideasIn(ideas)]),
  )
  const worth = choices.map(({ right }) => (right ? 100 / rights : kind === 'one' ? 0 : -100 / rights))
  for (const [n, { '@_fraction': share }] of (read.answer ?? []).entries())
    expect(Number(share)).toBeCloseTo(worth[n] ?? Number.NaN, 4)
}

function expectNumber(read: Read, { choices }: Answered<'number'>): void {
  expect(read['@_type']).toBe('numerical')
  expect(
    read.answer?.map(({ text, tolerance, '@_fraction': share, feedback }) => [
      text,
      tolerance,
      share,
      textOf(feedback.text),
    ]),
  ).toEqual(choices.map(({ text, right, ideas }) => [text, '0', right ? '100' : '0', ideasIn(ideas)]))
}

function expectPairs(read: Read, answered: Answered<'order' | 'zones'>): void {
  expect(read['@_type']).toBe('matching')
  const pairs =
    answered.kind === 'order'
      ? answered.places.map(({ label, right }) => [label, right])
      : answered.boxes.map(({ label, choices }) => [label, choices.find(({ right }) => right)?.text ?? ''])
  const found = (read.subquestion ?? []).map(({ text, answer }) => [textOf(text), answer[0]?.text])
  expect(found.slice(0, pairs.length)).toEqual(pairs.map((pair) => pair.map(one)))
  expect(found.slice(pairs.length).every(([left]) => left === '')).toBe(true)
  const offered =
    answered.kind === 'order'
      ? answered.shown
      : answered.boxes.flatMap(({ choices }) => choices.map(({ text }) => text))
  expect(new Set(found.map(([, right]) => right))).toEqual(new Set(offered.map(one)))
}

/** A gap is `{1:TYPE:answers}`; answers stand between `~`; one begins with `=` if it is right; its feedback follows a `#`. Once out of the gap, entities are decoded. */
const GAP = /\{1:(NUMERICAL|MULTICHOICE_S):([^{}]*)\}/g
const decoded = (text: string): string => textOf(textOf(text).replaceAll('\u00a0', '&nbsp;'))

function expectGaps(read: Read, { boxes }: Answered<'board'>): void {
  expect(read['@_type']).toBe('cloze')
  const gaps = [...read.questiontext.text.matchAll(GAP)].map(([, type, inside = '']) => ({
    type,
    answers: inside.split('~').map((answer) => {
      const sign = answer.search(/(?<!&)#/)
      const [said, feedback] = sign < 0 ? [answer, ''] : [answer.slice(0, sign), answer.slice(sign + 1)]
      const right = said.startsWith('=')
      return { right, said: decoded(right ? said.slice(1) : said), feedback: decoded(feedback) }
    }),
  }))
  expect(gaps.map(({ type }) => type === 'NUMERICAL')).toEqual(boxes.map(({ typed }) => typed))
  for (const [n, { typed, choices }] of boxes.entries()) {
    const told = choices.map(({ text, right, ideas }) => ({
      right,
      said: typed ? `${text}:0` : one(text),
      feedback: ideas.map(({ title }) => one(title)),
    }))
    const answers = gaps[n]?.answers ?? []
    expect(answers[0]?.right).toBe(true)
    for (const { right, said, feedback } of told) {
      const found = answers.find((answer) => answer.said === said)
      expect([found?.right, said]).toEqual([right, said])
      for (const title of feedback) expect(found?.feedback).toContain(title)
    }
    expect(answers.length).toBe(told.length)
  }
  const labels = texts(read.questiontext.text.replace(GAP, ''), 'ul > li')
  expect(labels.map((label, n) => label.startsWith(one(boxes[n]?.label ?? 'none')))).toEqual(boxes.map(() => true))
}

function expectRead(question: ExportQuestion): void {
  const read = readOne(question)
  const { answered } = question
  expect(read.idnumber).toBe(question.id)
  expect(read.name.text).toContain(`[${question.id}]`)
  expect(read.tags.tag.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'verdetto',
      'edizione::2026-09-25',
      ...question.rules.slice(0, 1).map((rule) => `regola::${rule}`),
    ]),
  )
  expect(texts(read.questiontext.text, 'p')).toEqual([...question.stem, question.ask].map(one))
  if (answered.kind === 'one' || answered.kind === 'many') expectChoices(read, answered)
  else if (answered.kind === 'number') expectNumber(read, answered)
  else if (answered.kind === 'board') expectGaps(read, answered)
  else expectPairs(read, answered)
  const said = read.generalfeedback.text
  expect(texts(said, 'p')[0]).toBe(one(question.headline))
  expect(texts(said, 'ol > li').length).toBe(question.why.length)
  expect(textOf(said)).toContain(`Verdetto, regole in vigore dal ${question.edition.said}, domanda ${question.id}`)
  expect(linksOf(said)).toContain(one(question.address ?? ''))
  if (answered.kind === 'order' || answered.kind === 'zones')
    for (const { title } of question.mistakes.flatMap(({ ideas }) => ideas)) expect(textOf(said)).toContain(one(title))
}

test('there are questions of every kind', () => {
  expect(new Set(real.map(({ answered }) => answered.kind))).toEqual(new Set(KINDS))
})

test.each(real.map((question) => [question.id, question] as const))('%s is read as it was written', (_, question) => {
  expectRead(question)
})

test('whatever signs a question has in it', () => {
  fc.assert(fc.property(anyQuestion, expectRead), { numRuns: 300 })
})

test('many questions with their lessons are as many questions', () => {
  const written = real.map((q) => moodle.lesson(q.lesson?.title ?? '') + moodle.question(q)).join('')
  const read = readAll(moodle.head + written + moodle.foot)
  expect(read.map((each) => each['@_type'] === 'category')).toEqual(real.flatMap(() => [true, false]))
  expect(read[0]?.category?.text).toBe(`$course$/top/Verdetto/${real[0]?.lesson?.title}`)
})
