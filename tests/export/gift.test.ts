import fc from 'fast-check'
import { type GIFTQuestion, parse } from 'gift-pegjs'
import { type ExportQuestion, FORMATS } from '#lib/export/index'
import { linksOf, one, textOf, texts } from './html'
import { anyQuestion, KINDS, real } from './questions'

// What is written is read again by the parser of another project.

const { gift } = FORMATS

/** That parser leaves the signs of what is chosen for a pair in a code of its own. */
const CODES: Readonly<Record<string, string>> = {
  '&&092;': '\\',
  '&&058;': ':',
  '&&035;': '#',
  '&&061;': '=',
  '&&123;': '{',
  '&&125;': '}',
  '&&126;': '~',
}
const decoded = (text: string): string => text.replace(/&&0?\d+;/g, (code) => CODES[code] ?? code)
/** It also takes any run of spaces for one. */
const spaced = (text: string): string => text.replace(/\s\s+/g, ' ')

type Read = Extract<GIFTQuestion, { type: 'MC' | 'Numerical' | 'Matching' | 'Short' }>

function readOne(written: string): Read {
  const [read, ...more] = parse(written)
  expect(more).toEqual([])
  if (!read || read.type === 'Category' || read.type === 'Description') throw new Error(`read as ${read?.type}`)
  return read as Read
}

const ideasIn = (ideas: readonly { readonly title: string }[]): string | undefined =>
  ideas.length > 0 ? `Idea da correggere: ${ideas.map(({ title }) => one(title)).join('; ')}` : undefined
const hint = (feedback: { readonly text: string } | null): string | undefined =>
  feedback === null ? undefined : textOf(feedback.text)

function expectAnswers(read: Read, answered: ExportQuestion['answered']): void {
  if (answered.kind === 'one' || answered.kind === 'many') {
    if (read.type !== 'MC') throw new Error(read.type)
    expect(read.choices.map(({ text, feedback }) => [textOf(text.text), hint(feedback)])).toEqual(
      answered.choices.map(({ text, ideas }) => [one(text), ideasIn(ideas)]),
    )
    const each = 100 / answered.choices.filter(({ right }) => right).length
    for (const [n, { weight, isCorrect }] of read.choices.entries()) {
      const right = answered.choices[n]?.right === true
      if (answered.kind === 'one') expect([isCorrect, weight]).toEqual([right, null])
      // Without `=` it is a question with several right answers.
      else expect([isCorrect, weight]).toEqual([false, expect.closeTo(right ? each : -each, 4)])
    }
  } else if (answered.kind === 'number') {
    if (read.type !== 'Numerical' || !Array.isArray(read.choices)) throw new Error(read.type)
    expect(read.choices.map(({ text, weight, feedback }) => [text.number, text.range, weight, hint(feedback)])).toEqual(
      answered.choices.map(({ text, right, ideas }) => [Number(text), 0, right ? null : 0, ideasIn(ideas)]),
    )
  } else {
    if (read.type !== 'Matching') throw new Error(read.type)
    const pairs =
      answered.kind === 'order'
        ? answered.places.map(({ label, right }) => [label, right])
        : answered.boxes.map(({ label, choices }) => [label, choices.find(({ right }) => right)?.text ?? ''])
    const found = read.matchPairs.map(({ subquestion, subanswer }) => [textOf(subquestion.text), decoded(subanswer)])
    expect(found.slice(0, pairs.length)).toEqual(
      pairs.map(([left = '', right = '']) => [one(left), spaced(one(right))]),
    )
    // Everything else that there was to choose from is there too, once.
    const offered =
      answered.kind === 'order'
        ? answered.shown
        : answered.boxes.flatMap(({ choices }) => choices.map(({ text }) => text))
    expect(new Set(found.map(([, right]) => right))).toEqual(new Set(offered.map((text) => spaced(one(text)))))
    expect(found.slice(pairs.length).every(([left]) => left === '')).toBe(true)
  }
}

function expectRead(question: ExportQuestion): void {
  const read = readOne(gift.question(question))
  expect(read.id).toBe(question.id)
  expect(read.tags).toEqual(
    expect.arrayContaining([
      'verdetto',
      'edizione::2026-09-25',
      ...question.rules.slice(0, 1).map((rule) => `regola::${rule}`),
    ]),
  )
  expect(read.title).toContain(`[${question.id}]`)
  expect(texts(read.stem.text, 'p')).toEqual([...question.stem, question.ask].map(one))
  expectAnswers(read, question.answered)
  const said = read.globalFeedback?.text ?? ''
  expect(texts(said, 'p')[0]).toBe(one(question.headline))
  expect(texts(said, 'ol > li')).toEqual(
    question.why.map(({ sentence, rules }) => one(rules.length > 0 ? `${sentence} (${rules.join(', ')})` : sentence)),
  )
  expect(textOf(said)).toContain(`Verdetto, regole in vigore dal ${question.edition.said}, domanda ${question.id}`)
  expect(linksOf(said)).toContain(one(question.address ?? ''))
  if (!('choices' in question.answered))
    for (const { title, address } of question.mistakes.flatMap(({ ideas }) => ideas)) {
      expect(textOf(said)).toContain(one(title))
      if (address !== undefined) expect(linksOf(said)).toContain(one(address))
    }
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
  const read = parse(
    gift.head + real.map((q) => gift.lesson(q.lesson?.title ?? '') + gift.question(q)).join('') + gift.foot,
  )
  expect(read.map(({ type }) => type === 'Category')).toEqual(real.flatMap(() => [true, false]))
  expect(read[0]).toMatchObject({ title: `$course$/top/Verdetto/${real[0]?.lesson?.title}` })
})
