import { lessons } from '#lib/content/index'
import { sectionsOf } from '#lib/lessons/index'

// The text of a lesson as search reads it: by section, each piece with the address that leads to it.

const all = lessons().map((lesson) => ({ lesson, sections: sectionsOf(lesson) }))

test('every section of every lesson has words', () => {
  for (const { lesson, sections } of all) {
    expect(sections.map(({ id }) => id)).toEqual(lesson.toc.map(({ id }) => id))
    for (const { passages } of sections) expect(passages.length).toBeGreaterThan(0)
  }
})

test('every rule and every mistake has its passage, under its own address', () => {
  for (const { lesson, sections } of all) {
    const anchors = sections.flatMap(({ passages }) => passages.map(({ anchor }) => anchor))
    const own = [...lesson.rules, ...lesson.misconceptions.map(({ anchor }) => anchor)]
    expect(anchors).toEqual(expect.arrayContaining(own))
    expect(new Set(anchors).size).toBe(anchors.length)
  }
})

test('a sentence after a table or a mistake belongs to what stands before it, however many there are in a section', () => {
  const passages = all.find(({ lesson }) => lesson.slug === 'difese/protezione')?.sections[0]?.passages ?? []
  const under = (said: string) => passages.filter(({ text }) => text.includes(said)).map(({ anchor }) => anchor)
  expect(under('la protezione ferma solo ciò che viene dal rosso')).toEqual(['scenario-protezione-blocco'])
  expect(under('Cavaliere riceve il segnalino?')).toEqual(['702.16b'])
  expect(under('Un drago rosso')).toEqual(['protezione'])
})

test('words of neighbouring blocks do not run together, and names of cards and rules are in the text', () => {
  const life = all.filter(({ lesson }) => lesson.slug.startsWith('punti-vita/')).flatMap(({ sections }) => sections)
  const text = life.flatMap(({ passages }) => passages.map((p) => p.text)).join('\n')
  expect(text).toContain('Variante Si parte da Regola Gigante a Due Teste 30 per squadra 119.1a')
  expect(text).toContain('«Il totale non scende sotto 0.» Fermi il totale a 0')
  expect(text).not.toMatch(/[a-z][.:][A-Z]| {2}/)
})

test('a sentence between two passages is found where the one before it stands, the opening of a section at its heading', () => {
  const [section] = all.find(({ lesson }) => lesson.slug === 'punti-vita/guadagnare-e-perdere')?.sections ?? []
  const said = (anchor: string) => section?.passages.find((p) => p.anchor === anchor)?.text
  expect(said('guadagnare-e-perdere')).toMatch(/^Nora ha uno scudo/)
  expect(said('scenario-perdita-e-scudo')).toContain('Nora ha torto.')
})
