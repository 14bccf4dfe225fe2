import { chapter, chapters, glossary, lessons, partsOf, wholeChapter } from '#lib/content/index'
import { orderCheck } from '#lib/content/order'
import { type Chapter, type Lesson, minutesOf, type Term } from '#lib/lessons/index'
import { addressesIn } from '../lessons/addresses'
import old from './old-addresses.json'

// The path can be followed: short lessons, in an order in which nothing is used before it was taught; and every address that the long lessons
// had still leads to what it led to.

test('every chapter is cut into lessons', () => {
  expect(chapters().filter((c) => wholeChapter(c) === undefined)).toEqual([])
  expect(lessons().filter(({ objective }) => objective === '')).toEqual([])
})

test('the path begins with abilities, the turn, the stack and casting', () => {
  expect(
    chapters()
      .slice(0, 4)
      .map(({ slug }) => slug),
  ).toEqual(['abilita', 'turno', 'pila', 'costi-e-lancio'])
  const place = (slug: string) => chapters().findIndex((c) => c.slug === slug)
  expect(place('danno')).toBeLessThan(place('combattimento'))
  expect(place('combattimento')).toBeLessThan(place('zone'))
  expect(chapters().at(-1)?.slug).toBe('varianti-e-inizio')
})

test('a short lesson says what its reader can do at the end, and fits a sitting', () => {
  expect(lessons().length).toBeGreaterThan(100)
  for (const lesson of lessons()) {
    expect(lesson.objective).toMatch(/^Alla fine sai dire .+\.$/)
    expect([lesson.slug, lesson.words <= 900, lesson.scenarios.length <= 6]).toEqual([lesson.slug, true, true])
    expect([lesson.slug, minutesOf(lesson) <= 10]).toEqual([lesson.slug, true])
  }
})

test.each(Object.entries(old))('every address that %s had is on its page', (slug, addresses) => {
  const found = chapter(slug) as Chapter
  const whole = wholeChapter(found)
  const here = new Set(addressesIn(whole?.hast ?? found.lessons[0]?.hast))
  // Where a chapter asked its last questions there is now the button for more.
  here.add('prova-tu')
  expect(addresses.split(' ').filter((id) => !here.has(id))).toEqual([])
})

test.each(Object.entries(old))(
  'what was read of %s is still read: its sections are those it had',
  (slug, addresses) => {
    const ids = partsOf(chapter(slug) as Chapter).map(({ id }) => id)
    expect(ids.filter((id) => !addresses.split(' ').includes(id))).toEqual([])
  },
)

test('a chapter whole has the passages of its lessons, each once, in order of number', () => {
  const combat = chapter('combattimento') as Chapter
  const rules = wholeChapter(combat)?.toc.flatMap((section) => section.rules) ?? []
  expect(rules.toSorted()).toEqual(combat.lessons.flatMap((lesson) => lesson.rules).toSorted())
  expect(rules.indexOf('510.1')).toBeLessThan(rules.indexOf('510.4'))
  expect(rules.indexOf('702.9b')).toBeLessThan(rules.indexOf('702.19a'))
})

describe('the check', () => {
  const lesson = (slug: string, more: Partial<Lesson>): Lesson => ({
    ...(lessons()[0] as Lesson),
    slug: `capitolo/${slug}`,
    path: `content/lezioni/capitolo/${slug}.md`,
    before: [],
    rules: [],
    recalls: [],
    cites: [],
    terms: [],
    toc: [],
    ...more,
  })
  const codes = (all: readonly Lesson[], terms: readonly Term[] = glossary()) =>
    orderCheck([{ ...(chapters()[0] as Chapter), slug: 'capitolo', lessons: all }], terms).map(
      ({ path, code }) => `${path.replace(/^.*\//, '')} ${code}`,
    )
  const flying = lesson('volare', { rules: ['702.9b'] })

  test.each([
    ['a rule of a later lesson', { cites: ['702.9b'] }, ['prima.md rule-ahead']],
    ['the number of which a later lesson has a letter', { cites: ['702.9'] }, ['prima.md rule-ahead']],
    ['another letter, of which no lesson has the passage', { cites: ['702.9c'] }, []],
    ['a term of a later lesson', { terms: ['volare'] }, ['prima.md term-ahead']],
    ['a rule that no lesson teaches', { cites: ['999.1'] }, []],
    [
      'what it teaches itself',
      { cites: ['702.9b'], terms: ['volare'], rules: ['702.9a', '702.9b'] },
      ['volare.md rule-twice'],
    ],
    ['a lesson before it that comes after', { before: ['capitolo/volare'] }, ['prima.md before-unknown']],
  ])('a lesson that uses %s', (_, uses, expected) => {
    expect(codes([lesson('prima', uses), flying])).toEqual(expected)
  })

  test('used after it was taught, nothing is said', () => {
    expect(
      codes([flying, lesson('dopo', { cites: ['702.9b'], terms: ['volare'], before: ['capitolo/volare'] })]),
    ).toEqual([])
  })

  test('a chapter that is one long text has to be cut, and is read for nothing else', () => {
    const long = lesson('lunga', { objective: '', cites: ['702.9b'] })
    expect(codes([long, flying])).toEqual([expect.stringContaining('chapter-long')])
  })

  test('two lessons of a chapter with one heading', () => {
    const toc = [{ id: 'volare', title: 'Volare', rules: [] }]
    expect(codes([lesson('prima', { toc }), lesson('dopo', { toc })])).toEqual(['dopo.md heading-twice'])
  })

  test('the passage of a rule in two chapters; taken up again without one it is said once', () => {
    const chapterOf = (slug: string, more: Partial<Lesson>): Chapter => ({
      ...(chapters()[0] as Chapter),
      slug,
      lessons: [lesson(slug, more)],
    })
    const said = (more: Partial<Lesson>) =>
      orderCheck([chapterOf('uno', { rules: ['702.9b'] }), chapterOf('due', more)], []).map(({ code }) => code)
    expect(said({ rules: ['702.9b'] })).toEqual(['rule-twice'])
    expect(said({ recalls: ['702.9b'], cites: ['702.9b'] })).toEqual([])
  })
})
