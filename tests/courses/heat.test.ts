import {
  aboutRules,
  activityOf,
  heatOf,
  lessonHeatOf,
  mostlyFew,
  needOf,
  outside,
  type SeenAnswer,
} from '#lib/courses/index'

const answer = (userId: string, template: string, right: boolean, more: Partial<SeenAnswer> = {}): SeenAnswer => ({
  ...{ userId, template, right, itemId: `${template}.v1.1`, claims: [], offered: [], beliefs: [] },
  ...{ assignmentId: null, sessionId: null, at: 0 },
  ...more,
})

test('students and rules: how many answers about each, and how many right', () => {
  const about = (claims: string[]) => ({ claims })
  const cells = heatOf([
    answer('a', 't', true, about(['119.3', '119.4'])),
    answer('a', 't', false, about(['119.3'])),
    answer('b', 't', false, about(['119.4'])),
  ])
  expect(cells).toEqual([
    { userId: 'a', about: '119.3', n: 2, right: 1 },
    { userId: 'a', about: '119.4', n: 1, right: 1 },
    { userId: 'b', about: '119.4', n: 1, right: 0 },
  ])
})

test('students and lessons: an answer counts once in each lesson that teaches one of its rules', () => {
  const lessons = [
    { slug: 'vita', rules: ['119.3', '119.4'] },
    { slug: 'danno', rules: ['120.3a', '119.3'] },
  ]
  const cells = lessonHeatOf(
    [
      answer('a', 't', true, { claims: ['119.3', '119.4'] }),
      answer('a', 't', false, { claims: ['119.4'] }),
      answer('b', 't', true, { claims: ['999.1'] }),
    ],
    lessons,
  )
  expect(cells).toEqual([
    { userId: 'a', about: 'vita', n: 2, right: 1 },
    { userId: 'a', about: 'danno', n: 1, right: 1 },
  ])
})

test('most cells are of few answers when more than half have fewer than three', () => {
  const cells = (...counts: number[]) => counts.map((n) => ({ userId: 'a', about: 'x', n, right: 0 }))
  expect([cells(1, 2, 3), cells(2, 3), cells(3, 3, 1), []].map(mostlyFew)).toEqual([true, false, false, false])
})

test('who and what needs most stands first: many wrong answers before one, and nobody’s last', () => {
  const cells = [
    { userId: 'a', about: '119.3', n: 1, right: 0 },
    { userId: 'b', about: '119.3', n: 10, right: 1 },
    { userId: 'c', about: '119.4', n: 4, right: 4 },
  ]
  expect(['d', 'c', 'a', 'b'].sort(needOf(cells, 'userId'))).toEqual(['b', 'a', 'c', 'd'])
  expect(['119.4', '119.3'].sort(needOf(cells, 'about'))).toEqual(['119.3', '119.4'])
})

test('what many answers show weak stands before what one alone does', () => {
  const cells = [
    { userId: 'a', about: '119.3', n: 1, right: 0 },
    { userId: 'b', about: '119.4', n: 20, right: 8 },
    { userId: 'c', about: '120.3', n: 30, right: 28 },
  ]
  expect(['120.3', '119.3', '119.4'].sort(needOf(cells, 'about'))).toEqual(['119.4', '119.3', '120.3'])
})

test('an answer kept with no rule counts for the rules of its model, and with those of none every answer is somewhere', () => {
  const rulesOf = (template: string) => (template === 'duello' ? ['702.7b'] : [])
  const given = [
    answer('a', 'duello', false),
    answer('a', 'duello', true, { claims: ['119.3', '119.4'] }),
    answer('b', 'duello', true),
    answer('b', 'propria', true),
  ]
  const answers = aboutRules(given, rulesOf)
  const cells = heatOf(answers)
  expect(cells).toEqual([
    { userId: 'a', about: '702.7b', n: 1, right: 0 },
    { userId: 'a', about: '119.3', n: 1, right: 1 },
    { userId: 'a', about: '119.4', n: 1, right: 1 },
    { userId: 'b', about: '702.7b', n: 1, right: 1 },
  ])
  const columns = cells.map(({ about }) => about)
  const inside = answers.filter(({ claims }) => claims.some((rule) => columns.includes(rule))).length
  expect([inside, outside(answers, columns)]).toEqual([3, 1])
  expect(activityOf(answers, 0, 1)[0]?.answers).toBe(inside + outside(answers, columns))
})
