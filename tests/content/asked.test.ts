import { chapters } from '#lib/content/index'
import { templates } from '#lib/questions/index'

// What is taught is asked: in the lessons, and in what a quiz on the chapter is drawn from.

test.each(chapters().map(({ slug, lessons }) => [slug, lessons] as const))('%s is asked about', (slug, lessons) => {
  const rules = new Set(lessons.flatMap((lesson) => lesson.rules))
  const about = templates.filter(({ claims, retells }) => !retells && claims.some((rule) => rules.has(rule)))
  expect([slug, about.length >= 3]).toEqual([slug, true])
  expect([slug, lessons.some(({ questions }) => questions.length > 0)]).toEqual([slug, true])
})
