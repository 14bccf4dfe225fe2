import {
  beliefParagraph,
  chapter,
  chapters,
  glossary,
  type Lesson,
  lesson,
  lessons,
  lessonsFor,
  loadContent,
  ruleOrder,
  ruleText,
} from '#lib/content/index'
import { project, taughtOnly } from '#lib/content/project'
import { whys } from '#lib/italian/trace/why/index'
import { templates } from '#lib/questions/index'
import { rooms } from '#lib/rules/cr/index'
import { comprehensiveRules, misconceptions } from '#lib/rules/index'
import config from '../../next.config.js'

// The content of the project itself: what pages may count on.

test('is read once per process', () => {
  expect(loadContent()).toBe(loadContent())
})

test('lessons come in reading order and are found by their address', () => {
  const sorted = (orders: readonly number[]) => orders.toSorted((a, b) => a - b)
  const order = (all: readonly { readonly order: number }[]) => all.map((one) => one.order)
  expect(order(chapters())).toEqual(sorted(order(chapters())))
  for (const c of chapters()) {
    expect(chapter(c.slug)).toBe(c)
    expect(order(c.lessons)).toEqual(sorted(order(c.lessons)))
  }
  const addresses = (all: readonly Lesson[]) => all.map(({ slug }) => slug)
  const early = lessons().filter(({ place }) => place === undefined)
  expect(addresses(early)).toEqual(
    addresses(chapters().flatMap((c) => c.lessons.filter(({ place }) => place === undefined))),
  )
  expect(addresses(lessons()).toSorted()).toEqual(addresses(chapters().flatMap((c) => c.lessons)).toSorted())
  for (const l of lessons()) expect(lesson(l.slug)).toBe(l)
  expect(lesson('non-esiste')).toBeUndefined()
})

test('an address that a lesson had before leads to a lesson, and is that of none', async () => {
  for (const { source, destination } of (await config.redirects?.()) ?? []) {
    expect(chapter(source.replace('/lezioni/', '')) ?? lesson(source.replace('/lezioni/', ''))).toBeUndefined()
    const leads = destination.replace('/lezioni/', '')
    expect((chapter(leads) ?? lesson(leads))?.slug).toBe(leads)
  }
})

test('the chapter on life totals has a paragraph for the whole of section 119, every letter', () => {
  const section = [...loadContent().rules.keys()].filter((n) => n.startsWith('119.'))
  expect(section).toHaveLength(17)
  expect(chapter('punti-vita')?.lessons.flatMap(({ rules }) => rules)).toEqual(expect.arrayContaining(section))
})

test('the chapter on life totals has at least six live scenarios and three questions', () => {
  const lessons = chapter('punti-vita')?.lessons ?? []
  expect(lessons.flatMap(({ scenarios }) => scenarios).length).toBeGreaterThanOrEqual(6)
  expect(lessons.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(3)
})

test('every rule of the evaluator and every rule a question claims has its text', () => {
  const cited = [...comprehensiveRules.keys(), ...templates.flatMap((t) => t.claims)]
  expect(cited.filter((n) => !ruleText(n))).toEqual([])
})

test('every rule that says what an event is, or that a trace explains, has its text', () => {
  const cited = [...rooms.flatMap(({ namings }) => namings.map(({ id }) => id)), ...Object.keys(whys)]
  expect(cited).toEqual(expect.arrayContaining(['707.10', '709.4b']))
  expect(cited.filter((n) => !ruleText(n))).toEqual([])
})

test('a rule text is a title and a few plain sentences', () => {
  expect(ruleText('119.4b')).toMatchObject({
    n: '119.4b',
    section: '119',
    title: 'Pagare 0',
    text: 'Pagare 0\u00a0punti vita è sempre possibile, con qualsiasi totale e anche se un effetto vieta di pagare punti vita.',
  })
  expect(ruleText('119.11')).toBeUndefined()
})

test('every belief that a question uses has its paragraph', () => {
  expect(templates.flatMap((t) => t.beliefs).filter((id) => !beliefParagraph(id))).toEqual([])
})

test('a paragraph says where it stands', () => {
  expect(beliefParagraph('pay-zero-life-forbidden')).toEqual({
    id: 'pay-zero-life-forbidden',
    title: 'Chi non può pagare punti vita non può pagarne 0.',
    text: "Applichi il divieto di pagare punti vita anche a un costo di 0. Non c'è niente da sottrarre. Rileggi 119.4b.".replace(
      "'",
      '’',
    ),
    reread: ['119.4b'],
    href: '/lezioni/punti-vita/pagare#errore-pay-zero-life-forbidden',
    lessonTitle: 'Pagare punti vita',
    minutes: 8,
    place: lessons().findIndex(({ slug }) => slug === 'punti-vita/pagare'),
  })
  expect(beliefParagraph('no-such-belief')).toBeUndefined()
})

test('a belief that the evaluator now has is no longer listed as taught only', () => {
  expect(taughtOnly.filter((id) => misconceptions.has(id))).toEqual([])
})

test('lessons on a rule: its paragraph first, then who cites it', () => {
  expect(lessonsFor('119.6').map((l) => l.slug)[0]).toBe('punti-vita/zero-o-meno')
  const [first, ...rest] = lessonsFor('702.15e')
  expect(first?.cites).toContain('702.15e')
  expect(rest.every((l) => l.cites.includes('702.15e'))).toBe(true)
  expect(lessonsFor('999.1')).toEqual([])
})

test('the glossary is in alphabetical order, accents aside, with a letter for every entry', () => {
  const ids = glossary().map((t) => t.id)
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
  expect(glossary().every((t) => /^[A-Z]$/.test(t.letter))).toBe(true)
  expect(glossary().find((t) => t.it === 'legame vitale')).toMatchObject({
    en: 'lifelink',
    rules: ['702.15'],
    letter: 'L',
  })
})

test('changes between editions run in order of rule number, each with an address of its own', () => {
  const first = loadContent().editions.map(({ rules: [n = ''] }) => ruleOrder(n.includes('.') ? n : `${n}.0`))
  expect(first).toEqual(first.toSorted())
  const ids = loadContent().editions.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every note «Com’era» of a lesson is told among the changes, and nothing else is', () => {
  const notes = lessons().flatMap(({ chapter: slug, eras }) => eras.map(({ at, when }) => `${slug}#${at} ${when}`))
  const told = loadContent().editions.flatMap(({ taught, written }) =>
    taught.map((p) => `${p.lesson}#${p.at} ${written}`),
  )
  expect(notes.length).toBeGreaterThan(20)
  expect(told.toSorted()).toEqual(notes.toSorted())
})

test('a question in a lesson is a template, or an item that can be made', () => {
  const { isQuestion } = project()
  expect(isQuestion('pay-life')).toBe(true)
  expect(isQuestion('no-such-template')).toBe(false)
  expect(isQuestion('pay-life.v3.99-99-99-0')).toBe(false)
})
