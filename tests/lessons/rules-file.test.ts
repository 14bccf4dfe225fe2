import { type CheckItalian, compileRules, ruleOrder } from '#lib/lessons/index'

const head = '---\nsezione: 119\ntitolo: Punti vita\ninglese: Life\n---\n\n'
const none: CheckItalian = () => []
const read = (body: string, check = none) => compileRules(head + body, 'content/regole/119.md', check)
const faults = (body: string, check = none): string[] => {
  const result = read(body, check)
  return result.ok ? [] : result.error.map((m) => `${m.line}:${m.column} ${m.code}`)
}

test('a rule is a title, a paragraph and perhaps a note; apostrophes are set', () => {
  expect(
    read("## 119.4 Pagare\n\nSi paga con ciò\nche si ha.\n\n> Un'altra edizione.\n\n## 119.4a In squadra\n\nTesto.\n"),
  ).toEqual({
    ok: true,
    value: {
      section: '119',
      title: { it: 'Punti vita', en: 'Life' },
      rules: [
        {
          n: '119.4',
          section: '119',
          title: 'Pagare',
          text: 'Si paga con ciò che si ha.',
          note: 'Un’altra edizione.',
          path: 'content/regole/119.md',
          line: 7,
        },
        { n: '119.4a', section: '119', title: 'In squadra', text: 'Testo.', path: 'content/regole/119.md', line: 14 },
      ],
    },
  })
})

test.each([
  ['a title without number', '## Pagare\n\nTesto.\n', ['7:1 rule-heading']],
  ['a title of another level', '### 119.4 Pagare\n\nTesto.\n', ['7:1 rule-heading']],
  ['text without title', 'Testo.\n', ['7:1 rule-heading']],
  ['a title without text', '## 119.4 Pagare\n', ['7:1 rule-text']],
  ['markup', '## 119.4 Pagare\n\nSi *paga*.\n', ['9:1 rule-plain']],
  ['a symbol in a title', '## 119.4 Pagare {2}\n\nTesto.\n', ['7:1 rule-title']],
  ['too long', '## 119.4 Pagare\n\nUno. Due. Tre. Quattro.\n', ['9:1 rule-long']],
  ['another section', '## 120.1 Danno\n\nTesto.\n', ['7:1 rule-section']],
  ['out of order', '## 119.10 Dieci\n\nTesto.\n\n## 119.9 Nove\n\nTesto.\n', ['11:1 rule-order']],
  ['twice', '## 119.9 Nove\n\nTesto.\n\n## 119.9 Nove\n\nTesto.\n', ['11:1 rule-order']],
] as const)('%s', (_, body, expected) => {
  expect(faults(body)).toEqual(expected)
})

test('titles are labels, texts are prose, notes are history', () => {
  const seen: string[] = []
  read('## 119.4 Pagare\n\nTesto.\n\n> Nota.\n', (text, kind) => {
    seen.push(`${kind}: ${text}`)
    return []
  })
  expect(seen).toEqual(['label: Pagare', 'lesson: Testo.', 'history: Nota.'])
})

test('numbers sort as in the rules', () => {
  const order = ['104.3', '119.1', '119.1a', '119.2', '119.9', '119.10', '704.5z', '704.5aa', '704.6']
  expect(order.toReversed().toSorted((a, b) => (ruleOrder(a) < ruleOrder(b) ? -1 : 1))).toEqual(order)
})
