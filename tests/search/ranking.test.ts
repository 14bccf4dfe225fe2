import { glossary, loadContent } from '#lib/content/index'
import { indexOf } from '../../app/_ui/search/index-of'
import type { Part } from '../../app/_ui/search/marked'
import { searcher } from '../../app/_ui/search/searcher'
import { searchEntries } from '../../app/(sito)/search-entries'

// What somebody types, and what they find first, on the content of the project itself.

const entries = searchEntries()
const search = searcher(entries, JSON.parse(JSON.stringify(indexOf(entries))))
const first = (typed: string): string | undefined => search(typed).hits[0]?.href
const words = (parts: readonly Part[], hit: boolean) => parts.filter((p) => p.hit === hit).map(({ text }) => text)

/** Addresses of the entries that have this name: «exile» is a zone, and what is done to a card. */
const called = (name: string) =>
  glossary()
    .filter(({ it, en }) => [it, en].some((one) => one.toLowerCase() === name.toLowerCase()))
    .map(({ id }) => `/glossario#${id}`)

describe('the first hit', () => {
  test.each([
    // One thing under all of its names.
    ['lifelink', '/glossario#legame-vitale'],
    ['legame', '/glossario#legame-vitale'],
    ['legàme', '/glossario#legame-vitale'],
    ['LEGAME VITALE', '/glossario#legame-vitale'],
    ['702.15', '/glossario#legame-vitale'],
    ['702.15b', '/regole/702.15b'],
    // Numbers of rules and sections, exactly.
    ['119.4', '/regole/119.4'],
    ['119.4a', '/regole/119.4a'],
    ['119.10', '/regole/119.10'],
    ['704.5A', '/regole/704.5a'],
    ['regola 510.1c', '/regole/510.1c'],
    ['CR 601.2', '/regole/601.2'],
    ['119', '/regole/119'],
    ['613', '/regole/613'],
    // Articles, elisions, plurals, cases.
    ["l'attaccante", '/glossario#attaccante'],
    ['l’attaccante', '/glossario#attaccante'],
    ['gli attaccanti', '/glossario#attaccante'],
    ['dell’artefatto', '/glossario#artefatto'],
    ['artefatti', '/glossario#artefatto'],
    ['danni da combattimento', '/glossario#danno-da-combattimento'],
    ['segnalini', '/glossario#segnalino'],
    ['pedine', '/glossario#pedina'],
    ['tokens', '/glossario#pedina'],
    ['abilità innescate', '/glossario#abilita-innescata'],
    ['abilita attivate', '/glossario#abilita-attivata'],
    ['effetti di sostituzione', '/glossario#effetto-di-sostituzione'],
    ['priorita', '/glossario#priorita'],
    // Abbreviations, names of once.
    ['SBA', '/glossario#azione-generata-dallo-stato'],
    ['APNAP', '/glossario#ordine-ga-gna'],
    ['PV', '/glossario#punti-vita'],
    ['tribale', '/glossario#affine'],
    ['state-based actions', '/glossario#azione-generata-dallo-stato'],
    // Slips.
    ['lifelnik', '/glossario#legame-vitale'],
    ['legmae vitale', '/glossario#legame-vitale'],
    ['trampel', '/glossario#travolgere'],
    ['travolgre', '/glossario#travolgere'],
    ['deatthouch', '/glossario#tocco-letale'],
    ['tocco letlae', '/glossario#tocco-letale'],
    ['anti malochio', '/glossario#anti-malocchio'],
    ['planeswaker', '/glossario#planeswalker'],
    // The beginning of a word, as it is typed.
    ['lifel', '/glossario#legame-vitale'],
    ['indistr', '/glossario#indistruttibile'],
    ['comman', '/glossario#commander'],
    // A symbol, by its name.
    ['{T}', '/regole/701.26a'],
    ['{Q}', '/regole/701.26b'],
    // A question, more or less.
    ['come funziona il legame vitale?', '/glossario#legame-vitale'],
    ['cos’è la priorità', '/glossario#priorita'],
    ['pagare 0 punti vita', '/regole/119.4b'],
  ])('of «%s» is %s', (typed, href) => expect([typed, first(typed)]).toEqual([typed, href]))

  const keywords = glossary().filter(({ rules }) => rules.some((n) => n.startsWith('702.') || n.startsWith('701.')))
  test.each(keywords.flatMap(({ it, en }) => [[it], [en]]))('of the keyword «%s» is its entry', (name) =>
    expect(called(name)).toContain(first(name)),
  )

  test.each([...loadContent().rules.keys()].filter((_, at) => at % 7 === 0))('of %s is that rule', (n) =>
    expect(first(n)).toBe(`/regole/${n}`),
  )
})

test('every entry of the glossary comes first under each of its names', () => {
  const names = glossary().flatMap(({ it, en }) => [it, en])
  expect(names.filter((name) => !called(name).includes(first(name) ?? ''))).toEqual([])
})

test('a term brings, in either language, its entry, a section that teaches it, and its rules', () => {
  for (const typed of ['lifelink', 'legame vitale']) {
    const { hits } = search(typed)
    expect(new Set(hits.map(({ kind }) => kind))).toEqual(new Set(['voce', 'lezione', 'regola']))
    expect(hits.map(({ href }) => href)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/lezioni\/danno\/legame-vitale#/),
        expect.stringMatching(/^\/regole\/702\.15/),
      ]),
    )
  }
  const order = (typed: string) => search(typed).hits.map(({ href }) => href.replace(/#.*/, ''))
  expect(new Set(order('lifelink'))).toEqual(new Set(order('legame vitale')))
})

test('what was looked for is marked, by whichever name it stands there', () => {
  const [hit] = search('lifelink').hits
  expect(words(hit?.title ?? [], true)).toEqual(['legame vitale'])
  const rule = search('l’attaccante').hits.find(({ kind }) => kind === 'regola')
  for (const word of words(rule?.title ?? [], true)) expect(word.toLowerCase()).toMatch(/^attaccant[ei]$/)
})

test('a section opens at the passage that says it, and every address exists', () => {
  const passages = new Set(entries.flatMap(({ page, passages: all }) => all.map(([a]) => (a ? `${page}#${a}` : page))))
  const section = search('119.4b').hits.find(({ kind }) => kind === 'lezione')
  expect(section?.href).toBe('/lezioni/punti-vita/pagare#119.4b')
  // The section of that name, from its first line.
  expect(search('lifelink').hits.map(({ href }) => href)).toContain('/lezioni/danno/legame-vitale#legame-vitale')
  for (const typed of ['danno', 'pila', 'comandante', 'layer', '704.5'])
    for (const { href } of search(typed, 99).hits) expect(passages).toContain(href)
})

test('an extract is short, and has the words', () => {
  for (const typed of ['scudo', 'danno letale', 'stordimento', 'mulligan'])
    for (const { extract, title } of search(typed).hits) {
      const text = extract.map((part) => part.text).join('')
      expect(text.length).toBeLessThan(200)
      expect([typed, words([...title, ...extract], true)]).not.toEqual([typed, []])
    }
})

describe('where there is nothing', () => {
  test('a number that does not exist offers its neighbours', () => {
    const { total, near } = search('119.11')
    expect(total).toBe(0)
    expect(near.map(({ label }) => label)).toContain('119.10')
    expect(near.every(({ label, href }) => href === `/regole/${label}`)).toBe(true)
  })

  test('the beginning of a number offers what it goes on to', () => {
    expect(search('805.1').near.map(({ label }) => label)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^805\.1\d/)]),
    )
  })

  test('a word that nobody wrote offers terms that look like it', () => {
    const { total, near } = search('zorgle')
    expect(total).toBe(0)
    expect(near.length).toBeGreaterThan(0)
    for (const { href } of near) expect(href).toMatch(/^\/glossario#/)
  })

  test.each(['', '   ', '?', 'il', 'di che'])('«%s» asks for nothing', (typed) =>
    expect(search(typed)).toEqual({ how: 'all', hits: [], total: 0, near: [] }),
  )
})

test('words that stand nowhere together find where some of them stand, and it is said', () => {
  const { how, hits } = search('legame vitale xyzzy')
  expect(how).toBe('some')
  expect(hits[0]?.href).toBe('/glossario#legame-vitale')
  expect(search('trampel').how).toBe('like')
  expect(search('travolgere').how).toBe('all')
})
