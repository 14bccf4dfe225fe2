import { compileChapter, compileLesson } from '#lib/lessons/index'
import { known } from './known'

// A lesson of the path: its head, its length, its address.

const PATH = 'content/lezioni/vita/10-pagare.md'
const head = (more = 'obiettivo: Alla fine sai dire quanto si paga.\n') =>
  `---\ntitolo: Pagare\ninglese: paying\nsezione: 119\nsommario: Quanto si paga.\n${more}---\n\n`
const rule = ':::r{n=119.4}\nSi paga ciò che si ha.\n:::\n'
const table = (n: number) => `:::scenario{id=s${n} titolo="Uno."}\n\`\`\`scenario\nplayers: {}\n\`\`\`\n:::\n`
const codes = (text: string) => {
  const compiled = compileLesson(text, PATH, known)
  return compiled.ok ? [] : compiled.error.map(({ code }) => code)
}

test('has its address from its folder and its name, its place from the figures, and its aim', () => {
  const compiled = compileLesson(
    `${head('obiettivo: Alla fine sai dire quanto si paga.\nprima: [vita/inizio]\n')}${rule}`,
    PATH,
    known,
  )
  expect(compiled.ok && compiled.value).toMatchObject({
    slug: 'vita/pagare',
    chapter: 'vita',
    order: 10,
    objective: 'Alla fine sai dire quanto si paga.',
    before: ['vita/inizio'],
    words: 6,
    rules: ['119.4'],
  })
})

test.each([
  ['without an aim', '', ['front-matter']],
  ['with an aim that begins otherwise', 'obiettivo: Quanto si paga.\n', ['front-matter']],
  ['with the place of a chapter', 'obiettivo: Alla fine sai dire tutto.\nordine: 10\n', ['front-matter']],
])('is refused %s', (_, more, expected) => expect(codes(head(more) + rule)).toEqual(expected))

test('has at most 900 words, with those of titles', () => {
  // The rule has 6 words, the title of the table 1.
  const words = (n: number) => `${head()}${rule}\n${table(1)}\n${'parola '.repeat(n)}\n`
  expect(codes(words(893))).toEqual([])
  expect(codes(words(894))).toEqual(['lesson-words'])
})

test('has at most 6 tables, and teaches a rule', () => {
  const tables = (n: number) => Array.from({ length: n }, (_, i) => table(i)).join('\n')
  expect(codes(`${head()}${rule}\n${tables(6)}`)).toEqual([])
  expect(codes(`${head()}${rule}\n${tables(7)}`)).toEqual(['lesson-tables'])
  expect(codes(`${head()}Niente.\n`)).toEqual(['lesson-rules'])
})

test('a chapter whose file has only a head has no lesson of its own', () => {
  const text = '---\ntitolo: Vita\ninglese: life\nsezione: 119\nordine: 1\nsommario: Vita.\napertura: Vita.\n---\n'
  const lessons = (md: string) => {
    const compiled = compileChapter(md, 'content/lezioni/vita/vita.md', known)
    return compiled.ok ? compiled.value.lessons.map(({ slug, objective }) => [slug, objective]) : compiled.error
  }
  expect(lessons(text)).toEqual([])
  expect(lessons(`${text}\nTesto.\n`)).toEqual([['vita', '']])
})
