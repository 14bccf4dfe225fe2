import { crossCheck, lessonsOn } from '#lib/content/crossref'
import type { Chapter, Lesson, RuleText } from '#lib/lessons/index'

const lesson = (slug: string, order: number, beliefs: readonly string[] = [], more: Partial<Lesson> = {}): Lesson => ({
  slug,
  chapter: slug,
  path: `content/lezioni/prova/${slug}.md`,
  title: { it: slug, en: slug },
  section: '119',
  order,
  summary: '',
  lede: '',
  objective: '',
  before: [],
  words: 0,
  toc: [],
  rules: [],
  recalls: [],
  cites: [],
  terms: [],
  misconceptions: beliefs.map((id, i) => ({
    id,
    title: `Si crede ${id}.`,
    text: '',
    reread: [],
    anchor: `errore-${id}`,
    line: 10 + i,
  })),
  scenarios: [],
  questions: [],
  eras: [],
  hast: { type: 'root', children: [] },
  ...more,
})
/** A chapter that is one long lesson. */
const chapter = (...args: Parameters<typeof lesson>): Chapter => {
  const only = lesson(...args)
  return { ...only, lessons: [only] }
}
const rule = (n: string, text = 'Testo.', note?: string): [string, RuleText] => [
  n,
  {
    n,
    section: n.slice(0, 3),
    title: 'Titolo',
    text,
    path: 'content/regole/119.md',
    line: 7,
    ...(note ? { note } : {}),
  },
]
const uses = (beliefs: readonly string[] = [], rules: readonly string[] = []) => ({
  beliefs: new Set(beliefs),
  rules: new Set(rules),
})
const check = (...args: Parameters<typeof crossCheck>) =>
  crossCheck(...args).map(({ path, line, code }) => `${path}:${line} ${code}`)

test('content that agrees has no message', () => {
  expect(
    check(
      [chapter('a', 1, ['x']), chapter('b', 2, ['y'])],
      new Map([rule('119.4', 'Vedi 119.4.')]),
      uses(['x', 'y'], ['119.4']),
    ),
  ).toEqual([])
})

test('a belief corrected in two lessons', () => {
  expect(check([chapter('a', 1, ['x']), chapter('b', 2, ['y', 'x'])], new Map(), uses())).toEqual([
    'content/lezioni/prova/b.md:11 misconception-twice',
  ])
})

test('two beliefs under one title', () => {
  const [a, b] = [chapter('a', 1, ['x']), chapter('b', 2, ['y'])]
  const alike = ({ lessons, ...rest }: Chapter): Chapter => ({
    ...rest,
    lessons: lessons.map((l) => ({
      ...l,
      misconceptions: l.misconceptions.map((m) => ({ ...m, title: 'Lo stesso.' })),
    })),
  })
  expect(check([alike(a), alike(b)], new Map(), uses())).toEqual([
    'content/lezioni/prova/b.md:10 misconception-title-twice',
  ])
})

test('a belief of the questions without paragraph', () => {
  expect(check([chapter('a', 1, ['x'])], new Map(), uses(['x', 'z']))).toEqual([
    'content/lezioni:1 misconception-missing',
  ])
})

test('two chapters with one address, or at one place in the order', () => {
  expect(check([chapter('a', 1), chapter('a', 2)], new Map(), uses())).toEqual([
    'content/lezioni/prova/a.md:1 slug-twice',
  ])
  expect(check([chapter('a', 1), chapter('b', 1)], new Map(), uses())).toEqual([
    'content/lezioni/prova/b.md:1 order-twice',
  ])
})

test('a chapter with nothing to read, and one whose text stands beside its lessons or whose file has another name', () => {
  const short = lesson('10-uno', 10, [], { path: 'content/lezioni/prova/10-uno.md' })
  const of = (slug: string, lessons: readonly Lesson[]) => check([{ ...chapter(slug, 1), lessons }], new Map(), uses())
  expect(of('prova', [short])).toEqual([])
  expect(of('prova', [])).toEqual(['content/lezioni/prova/prova.md:1 chapter-empty'])
  expect(of('altro', [short])).toEqual(['content/lezioni/prova/altro.md:1 chapter-file'])
  expect(of('prova', [lesson('prova', 1), short])).toEqual(['content/lezioni/prova/prova.md:1 chapter-file'])
})

test('a rule text, or its note, that cites a rule without text', () => {
  expect(check([], new Map([rule('119.4', 'Vedi 118.3.')]), uses())).toEqual(['content/regole/119.md:7 rule-unknown'])
  expect(check([], new Map([rule('119.4', 'Testo.', 'Era la 118.3.')]), uses())).toEqual([
    'content/regole/119.md:7 rule-unknown',
  ])
})

test('a rule of the evaluator or of a question without text', () => {
  expect(check([], new Map([rule('119.4')]), uses([], ['119.4', '702.15b']))).toEqual([
    'content/regole/702.md:1 rule-missing',
  ])
})

test('lessons on a rule: those with its paragraph before those that cite it', () => {
  const cites = lesson('cita', 1, [], { cites: ['119.4'] })
  const teaches = lesson('insegna', 2, [], { rules: ['119.4'], cites: ['119.4'] })
  expect(lessonsOn([cites, teaches, lesson('altro', 3)], '119.4').map((l) => l.slug)).toEqual(['insegna', 'cita'])
})
