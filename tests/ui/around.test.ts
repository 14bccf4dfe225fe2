import { lesson, loadContent } from '#lib/content/index'
import { nearestNumbers } from '../../app/_ui/search/nearest-numbers'
import { generateStaticParams } from '../../app/(sito)/regole/[numero]/page'
import { neighboursOf, placesFor, sectionsOn, siblingsOf } from '../../app/(sito)/regole/around'

// What stands round a rule: the sections that teach it, its letters, its neighbours; and what stands next to a number that is not there.

const numbers = [...loadContent().rules.keys()]

test('every number that is restated has its page, and so have one of which only letters are, and a section', () => {
  const paged = generateStaticParams().map(({ numero }) => numero)
  expect(new Set(paged).size).toBe(paged.length)
  const restated = new Set(numbers)
  expect(paged.filter((n) => restated.has(n))).toEqual(numbers)
  const whole = paged.filter((n) => !restated.has(n))
  expect(whole).toContain('702.15')
  const { sections } = loadContent()
  for (const { section } of sections) expect(whole).toContain(section)
  const letters = whole.filter((n) => !sections.some(({ section }) => section === n))
  for (const n of letters) expect([n, numbers.some((m) => m.replace(/[a-z]+$/, '') === n)]).toEqual([n, true])
  for (const n of numbers) expect(paged).toContain(n.replace(/[a-z]+$/, ''))
})

test('every number that a lesson teaches names the section, and leads to its paragraph', () => {
  for (const { slug, rules, title } of loadContent().lessons)
    for (const n of rules) {
      const [first] = placesFor(n)
      expect([n, placesFor(n).some((p) => p.lesson.slug === slug && p.anchor === n)]).toEqual([n, true])
      expect([title.it, first?.anchor]).toEqual([title.it, n])
    }
  expect(placesFor('119.4b')[0]).toEqual({ lesson: lesson('punti-vita/pagare'), section: 'Pagare', anchor: '119.4b' })
})

test('every number that a lesson cites leads to where it does', () => {
  for (const { slug, cites } of loadContent().lessons)
    for (const n of cites) expect([slug, n, placesFor(n).some((p) => p.lesson.slug === slug)]).toEqual([slug, n, true])
})

test('neighbours are those of the list, the letters those of the number', () => {
  const { family, previous, next } = neighboursOf('119.4a')
  expect(family.map(({ n }) => n)).toEqual(['119.4', '119.4a', '119.4b'])
  expect([previous?.n, next?.n]).toEqual(['119.4', '119.4b'])
  expect(neighboursOf(numbers[0] ?? '').previous).toBeUndefined()
  expect(neighboursOf(numbers.at(-1) ?? '').next).toBeUndefined()
})

test('a letter that no lesson speaks of has siblings that lead to one, and a section of a lesson stands there once', () => {
  expect(placesFor('112.1a')).toEqual([])
  expect(siblingsOf('112.1a')).toEqual(['112.1', '112.1b'])
  expect(sectionsOn(siblingsOf('112.1a')).map(({ lesson, anchor }) => `${lesson.slug}#${anchor}`)).toEqual([
    'abilita/magia-o-abilita#112.1',
  ])
  const at = sectionsOn(['508.1a', '508.1b', '508.1f']).map(({ lesson, section }) => `${lesson.slug} ${section}`)
  expect(new Set(at).size).toBe(at.length)
})

test.each([
  ['119.11', ['119.10', '119.9', '119.2', '119.1'], ['119.1', '119.2', '119.9', '119.10']],
  [
    '119.3a',
    ['119.1', '119.2', '119.3', '119.4', '119.5', '119.6', '119.7'],
    ['119.1', '119.2', '119.3', '119.4', '119.5', '119.6'],
  ],
  ['118.9', ['117.1', '119.1', '120.1'], ['117.1', '119.1', '120.1']],
])('next to %s of %j are %j', (asked, all, near) => expect(nearestNumbers(asked, all)).toEqual(near))

test('letters of the number come before other numbers', () => {
  expect(nearestNumbers('702.15c', numbers, 4)).toEqual(expect.arrayContaining(['702.15b', '702.15e']))
})
