import { chapters, rulesOf } from '#lib/content/index'
import { templates } from '#lib/questions/index'

// What is taught is asked: in the lessons, and in what a quiz on the chapter is drawn from.

test.each(chapters().map((chapter) => [chapter.slug, chapter] as const))('%s is asked about', (slug, chapter) => {
  const rules = new Set(rulesOf(chapter))
  const about = templates.filter(({ claims, retells }) => !retells && claims.some((rule) => rules.has(rule)))
  expect([slug, about.length >= 3]).toEqual([slug, true])
  expect([slug, chapter.lessons.some(({ questions }) => questions.length > 0)]).toEqual([slug, true])
})
