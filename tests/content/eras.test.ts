import { ok } from '#lib/base/result'
import { type Project, readContent } from '#lib/content/read'
import { formatMessage } from '#lib/lessons/index'

// The changes between editions and the notes of the lessons are held against each other; messages say where to mend.

const project: Project = {
  misconceptions: new Set(),
  cards: new Map(),
  isQuestion: () => false,
  evaluate: () => ok('complete'),
  foretell: () => ok([]),
  tellApart: () => ok([]),
  checkItalian: () => [],
  uses: { beliefs: new Set(), rules: new Set() },
}

const rules = '---\nsezione: 119\ntitolo: Punti vita\ninglese: Life\n---\n\n## 119.4 Pagare\n\nSi paga.\n'
const head = '---\ntitolo: Prova\ninglese: test\nsezione: 119\nordine: 1\nsommario: Prova.\napertura: Prova.\n---\n\n'
const note = (data: string) => `:::come-era{data="${data}"}\nPrima no.\n:::\n`
const inRule = `${head}## Pagare tutto\n\n::::r{n=119.4}\nSi paga.\n\n${note('nel 2020')}::::\n`
const inSection = `${head}## Pagare tutto\n\nSi paga.\n\n${note('nel 2020')}`

const change = (places = '', title = 'Prova') =>
  `- titolo: ${title}\n  genere: regola\n  prima: No.\n  ora: Si paga.\n  quando: nel 2020\n  da: 2020-01-01\n  a: 2020-12-31\n  regole: [119.4]\n${places && `  lezioni: [${places}]\n`}`

const messages = (lesson: string, editions: string): string[] => {
  const read = readContent(
    {
      lessons: [{ path: 'content/lezioni/prova.md', text: lesson }],
      rules: [{ path: 'content/regole/119.md', text: rules }],
      glossary: { path: 'content/glossario.yaml', text: '[]' },
      editions: { path: 'content/edizioni.yaml', text: editions },
      prerequisites: { path: 'content/prerequisiti.yaml', text: '{}' },
    },
    project,
  )
  // The chapter is one text, which is said for itself.
  return read.ok ? [] : read.error.filter(({ code }) => code !== 'chapter-long').map(formatMessage)
}

test.each([
  ['in the paragraph of a rule', inRule, 'prova#119.4'],
  ['in a section, outside of any rule', inSection, 'prova#pagare-tutto'],
])('a note %s and its change agree', (_, lesson, place) => {
  expect(messages(lesson, change(place))).toEqual([])
})

test('a note that no change names', () => {
  expect(messages(inRule, change().replace('119.4', '120.1'))).toEqual([
    'content/lezioni/prova.md:15:1  Questo «:::come-era» non è in content/edizioni.yaml: aggiungi «prova#119.4» alle lezioni del suo cambiamento.',
  ])
})

test('a change whose rule a lesson teaches without a note', () => {
  const lesson = `${head}:::r{n=119.4}\nSi paga.\n:::\n`
  expect(messages(lesson, change())).toEqual([
    'content/edizioni.yaml:1:1  La lezione «prova» insegna la 119.4 e non racconta «Prova»: scrivi un «:::come-era» e mettilo nelle lezioni.',
  ])
})

test('a change that no lesson teaches needs no note', () => {
  expect(messages(`${head}Si paga.\n`, change())).toEqual([])
})

test('a place with no note, of no lesson, with another date, or named twice', () => {
  expect(messages(`${head}Si paga.\n`, change('prova#119.4, altra#119.4'))).toEqual([
    "content/edizioni.yaml:9:1  In content/lezioni/prova.md sotto «119.4» non c'è un «:::come-era».",
    'content/edizioni.yaml:9:1  Nessun capitolo si chiama «altra».',
  ])
  expect(messages(inRule.replace('nel 2020', 'nel 2021'), change('prova#119.4'))[0]).toBe(
    'content/edizioni.yaml:9:1  «prova#119.4» dice data="nel 2021" (content/lezioni/prova.md:15) e qui «quando» è "nel 2020": scrivi la stessa data.',
  )
  expect(messages(inRule, change('prova#119.4') + change('prova#119.4', 'Altra'))).toEqual([
    'content/edizioni.yaml:18:1  «prova#119.4» sta già con questa data.',
  ])
})
