import { chapters } from '#lib/content/index'
import { callTemplates, rulesWithCalls } from '#lib/questions/calls'

// Where calls are offered: on what lessons teach.

test('calls are offered in every chapter', () => {
  const rulesOf = (chapter: ReturnType<typeof chapters>[number]) => chapter.lessons.flatMap(({ rules }) => rules)
  const without = chapters().filter((chapter) => rulesWithCalls(rulesOf(chapter)).length === 0)
  expect(without.map(({ slug }) => slug)).toEqual([])
})

test('every call is offered by a lesson', () => {
  const taught = new Set(chapters().flatMap(({ lessons }) => lessons.flatMap(({ rules }) => rules)))
  expect(callTemplates.filter(({ about }) => !about.some((rule) => taught.has(rule))).map(({ id }) => id)).toEqual([])
})
