import { ok } from '#lib/base/result'
import { type Project, readContent } from '#lib/content/read'
import { formatMessage } from '#lib/lessons/index'

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

const chapter = '---\ntitolo: Prova\ninglese: test\nsezione: 119\nordine: 1\nsommario: Prova.\napertura: Prova.\n---\n'
const head =
  '---\ntitolo: Prova\ninglese: test\nsezione: 119\nsommario: Prova.\nobiettivo: Alla fine sai dire che cosa si paga.\nprima: []\n---\n\n'
/** What every lesson has. */
const passage = '\n:::r{n=119.4}\nSi paga.\n:::\n'
const rules =
  '---\nsezione: 119\ntitolo: Punti vita\ninglese: Life\n---\n\n## 119.4 Pagare\n\nSi paga con ciò che si ha.\n'
const files = (over: Partial<Record<'lesson' | 'rules' | 'glossary' | 'editions' | 'prerequisites', string>>) => ({
  lessons: [
    { path: 'content/lezioni/prova/prova.md', text: chapter },
    { path: 'content/lezioni/prova/10-prova.md', text: `${over.lesson ?? `${head}Vedi :regola[119.4].\n`}${passage}` },
  ],
  rules: [{ path: 'content/regole/119.md', text: over.rules ?? rules }],
  glossary: { path: 'content/glossario.yaml', text: over.glossary ?? '[]' },
  editions: { path: 'content/edizioni.yaml', text: over.editions ?? '[]' },
  prerequisites: { path: 'content/prerequisiti.yaml', text: over.prerequisites ?? '{}' },
})
const messages = (over: Parameters<typeof files>[0]): string[] => {
  const read = readContent(files(over), project)
  return read.ok ? [] : read.error.map(formatMessage)
}

test('files that agree become one content', () => {
  const read = readContent(files({}), project)
  expect(read.ok && read.value.lessons[0]?.cites).toEqual(['119.4'])
  expect(read.ok && [...read.value.rules.keys()]).toEqual(['119.4'])
})

test('messages of all lessons come together, by place', () => {
  expect(messages({ lesson: `${head}Vedi :regola[1.1].\n\nVedi :regola[2.2].\n` })).toEqual([
    'content/lezioni/prova/10-prova.md:10:6  La regola «1.1» non è in content/regole: correggi il numero o aggiungi la regola.',
    'content/lezioni/prova/10-prova.md:12:6  La regola «2.2» non è in content/regole: correggi il numero o aggiungi la regola.',
  ])
})

test('broken rules are told alone: lessons would only repeat that they are missing', () => {
  expect(messages({ rules: 'Niente.\n' })).toEqual([
    'content/regole/119.md:1:1  Il file deve cominciare con «---», i suoi dati e un altro «---».',
  ])
})

test('a broken glossary and broken editions are told with their places', () => {
  expect(messages({ glossary: '- voce: x\n', editions: 'no: [' }).map((m) => m.split('  ')[0])).toEqual([
    'content/edizioni.yaml:1:6',
    'content/glossario.yaml:1:3',
    'content/glossario.yaml:1:3',
    'content/glossario.yaml:1:3',
  ])
})

const three = `${rules}\n## 119.5 Fissare\n\nSi fissa.\n\n## 119.6 Zero\n\nA zero si perde.\n`

test.each([
  ['a rule after another', "'119.5': ['119.4']\n'119.6': ['119.4', '119.5']\n", []],
  [
    'a number that the project does not speak of',
    "'119.5': ['119.4', '510']\n",
    ['content/prerequisiti.yaml:1:20  «510» non è in content/regole: correggi il numero o aggiungi la regola.'],
  ],
  [
    'numbers that wait for each other',
    "'119.5': ['119.4']\n'119.4': ['119.6']\n'119.6': ['119.5']\n",
    [
      'content/prerequisiti.yaml:1:10  Si gira in tondo: 119.5 viene dopo 119.4 viene dopo 119.6 viene dopo 119.5. Togli una di queste righe.',
      'content/prerequisiti.yaml:2:10  Si gira in tondo: 119.4 viene dopo 119.6 viene dopo 119.5 viene dopo 119.4. Togli una di queste righe.',
      'content/prerequisiti.yaml:3:10  Si gira in tondo: 119.6 viene dopo 119.5 viene dopo 119.4 viene dopo 119.6. Togli una di queste righe.',
    ],
  ],
  [
    'a rule that waits for its own section',
    "'119.5': ['119']\n",
    ['content/prerequisiti.yaml:1:10  Si gira in tondo: 119.5 viene dopo 119. Togli una di queste righe.'],
  ],
])('what comes first: %s', (_, prerequisites, said) => {
  expect(messages({ rules: three, prerequisites })).toEqual(said)
})
