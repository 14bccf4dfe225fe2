import { keywordsOn } from '#lib/content/brought'
import { chapter, chapters, glossary, lessons, partsOf, wholeChapter } from '#lib/content/index'
import { orderCheck, pathOf } from '#lib/content/order'
import type { Bringing } from '#lib/content/unready'
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

test('the rare ways to cast come after damage, life and combat, and stay in their chapter', () => {
  const at = (slug: string) => lessons().findIndex((lesson) => lesson.slug === slug)
  for (const name of ['incrementare', 'emergere', 'follia', 'sospendere']) {
    expect(at(`costi-e-lancio/${name}`)).toBeGreaterThan(at('combattimento/prodezza'))
    expect(chapter('costi-e-lancio')?.lessons.map(({ slug }) => slug)).toContain(`costi-e-lancio/${name}`)
  }
})

test('with how much life each variant begins comes with the variants, and stays in its chapter', () => {
  const at = (slug: string) => lessons().findIndex((lesson) => lesson.slug === slug)
  const start = at('punti-vita/da-quanto-si-parte')
  for (const earlier of [
    'combattimento/prodezza',
    'zone/sette-zone',
    'zone/zona-di-comando',
    'layer-e-sostituzioni/non-puo',
  ])
    expect(start).toBeGreaterThan(at(earlier))
  expect(at('varianti-e-inizio/prima-del-primo-turno')).toBe(start + 1)
  expect(chapter('punti-vita')?.lessons.map(({ slug }) => slug)).toContain('punti-vita/da-quanto-si-parte')
})

test('a short lesson says what its reader can do at the end, and fits a sitting', () => {
  expect(lessons().length).toBeGreaterThan(100)
  for (const lesson of lessons()) {
    expect(lesson.objective).toMatch(/^Alla fine sai dire .+\.$/)
    expect([lesson.slug, lesson.words <= 900, lesson.scenarios.length <= 6]).toEqual([lesson.slug, true, true])
  }
})

test('a lesson takes five to eight minutes', () => {
  const wrong = lessons().filter((lesson) => minutesOf(lesson) < 5 || minutesOf(lesson) > 8)
  expect(wrong.map(({ slug }) => slug)).toEqual([])
})

test('every lesson asks something', () => {
  const silent = lessons().filter(({ questions }) => questions.length === 0)
  expect(silent.map(({ slug }) => slug)).toEqual([])
})

test.each(Object.entries(old))('every address that %s had is on its page', (slug, addresses) => {
  const found = chapter(slug) as Chapter
  const whole = wholeChapter(found)
  const here = new Set(addressesIn(whole?.hast ?? found.lessons[0]?.hast))
  // Where a chapter asked its last questions there is now the button for more.
  here.add('prova-tu')
  expect(addresses.split(' ').filter((id) => !here.has(id))).toEqual([])
})

// Lessons that no long one had in it: their sections are nobody's yet.
const NEW: readonly string[] = [
  'carte-speciali/lo-stesso-nome',
  'costi-e-lancio/bersagli',
  'costi-e-lancio/cambiare-il-bersaglio',
  'danno/leggende-e-mondo',
  'danno/un-controllo',
  'layer-e-sostituzioni/cambiare-il-testo',
  'layer-e-sostituzioni/copie-e-controllo',
  'layer-e-sostituzioni/dipendenza',
  'layer-e-sostituzioni/un-effetto-in-piu-layer',
  'permanenti/scudo-e-stordimento',
  'punti-vita/vita-infinita',
]

test.each(Object.entries(old))(
  'what was read of %s is still read: its sections are those it had',
  (slug, addresses) => {
    const ids = partsOf(chapter(slug) as Chapter).flatMap(({ id, lesson }) => (NEW.includes(lesson.slug) ? [] : [id]))
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

test('a chapter whole corrects every mistake of its lessons, also under a last heading without a rule of its own', () => {
  for (const one of chapters()) {
    const here = new Set(addressesIn(wholeChapter(one)?.hast ?? { type: 'root', children: [] }))
    const mistakes = one.lessons.flatMap(({ misconceptions }) => misconceptions.map(({ anchor }) => anchor))
    expect([one.slug, mistakes.filter((anchor) => !here.has(anchor))]).toEqual([one.slug, []])
  }
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
    scenarios: [],
    questions: [],
    hast: { type: 'root', children: [] },
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

  const saying = (...paragraphs: readonly string[]): Partial<Lesson> => ({
    hast: {
      type: 'root',
      children: paragraphs.map((value) => ({
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [{ type: 'text', value }],
      })),
    },
  })

  test.each([
    ['a word of a later lesson', ['Orso può volare.'], ['prima.md word-ahead']],
    ['a word that is part of another', ['Orso può sorvolare.'], []],
    ['a word explained where it stands', ['Orso può volare (lo blocca soltanto chi vola), e volare serve.'], []],
    ['a word explained with «cioè»', ['Orso può volare, cioè passare sopra chi blocca.'], []],
    [
      'a word explained after it was used',
      ['Orso può volare.', 'Chi può volare (in alto) passa.'],
      ['prima.md word-ahead'],
    ],
  ])('a lesson that says %s', (_, paragraphs, expected) => {
    expect(codes([lesson('prima', saying(...paragraphs)), flying])).toEqual(expected)
  })

  test('a word is known wherever the path has explained it, and said once where it has not', () => {
    const plain = saying('Orso può volare.')
    expect(codes([lesson('prima', saying('Chi può volare (in alto) passa.')), lesson('dopo', plain), flying])).toEqual(
      [],
    )
    expect(codes([lesson('prima', plain), lesson('dopo', plain), flying])).toEqual(['prima.md word-ahead'])
    expect(codes([flying, lesson('dopo', plain)])).toEqual([])
  })

  test('plurals, and titles of tables and mistakes; everyday words are no matter', () => {
    const tokens = lesson('dopo', { rules: ['111.1'] })
    const titled = (tagName: string, name: string): Partial<Lesson> => ({
      hast: {
        type: 'root',
        children: [{ type: 'element', tagName, properties: { [name]: 'Due pedine.' }, children: [] }],
      },
    })
    for (const more of [saying('Due pedine.'), titled('v-scenario', 'titolo'), titled('v-errore', 'title')])
      expect(codes([lesson('prima', more), tokens])).toEqual(['prima.md word-ahead'])
    expect(codes([lesson('prima', saying('Una magia.')), lesson('dopo', { rules: ['112.1'] })])).toEqual([])
  })

  describe('tables and questions', () => {
    const scenarios = [{ id: 'tavolo', title: '', data: {}, line: 7 }]
    const bringing: Bringing = {
      board: () => ['702.9'],
      question: (id) => (id === 'chiede' ? { keywords: [], claims: ['702.9b'] } : { keywords: ['702.9'], claims: [] }),
    }
    const brought = (all: readonly Lesson[]) =>
      orderCheck([{ ...(chapters()[0] as Chapter), slug: 'capitolo', lessons: all }], glossary(), bringing).map(
        ({ code, line, text }) => `${line} ${code} ${/«[^»]+» (?:mostra|chiede) [^,]+/.exec(text)?.[0]}`,
      )

    test('a keyword on a table or in a question, and a rule that a question asks', () => {
      const uses = lesson('prima', { scenarios, questions: ['mostra', 'chiede'] })
      expect(brought([uses, flying])).toEqual([
        '7 board-ahead «tavolo» mostra volare',
        '1 question-ahead «mostra» mostra volare',
        '1 question-ahead «chiede» chiede 702.9b',
      ])
      expect(brought([flying, uses])).toEqual([])
    })

    test('a keyword explained in the text counts as taught', () => {
      expect(brought([lesson('prima', { scenarios, ...saying('Chi può volare (in alto) passa.') }), flying])).toEqual(
        [],
      )
    })

    test('the keywords of a real table are those written on it, given on it and printed on its cards', () => {
      expect(
        keywordsOn({
          field: {
            A: [{ id: 'orso', keywords: ['flying', { keyword: 'toxic', amount: 1 }] }, { card: 'kitchen-finks' }],
          },
          script: [{ effect: { do: 'gainKeyword', what: 'orso', keyword: 'haste' } }],
        }),
      ).toEqual(['702.9', '702.164', '702.79', '702.10'])
    })
  })

  test('a lesson with a place of its own comes there in the path', () => {
    const chapterAt = (slug: string, order: number, all: readonly Lesson[]): Chapter => ({
      ...(chapters()[0] as Chapter),
      slug,
      order,
      lessons: all,
    })
    const [one, two, three] = [lesson('uno', {}), lesson('due', { place: 15 }), lesson('tre', {})]
    const path = pathOf([chapterAt('a', 10, [two, one]), chapterAt('b', 12, [three])])
    expect(path.map(({ slug }) => slug)).toEqual(['capitolo/uno', 'capitolo/tre', 'capitolo/due'])
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
