/** @jest-environment node */
import { loadContent } from '#lib/content/index'
import { generateMetadata as searchTitle } from '../../app/(sito)/cerca/page'
import {
  generateStaticParams as lessons,
  generateMetadata as lessonTitle,
} from '../../app/(sito)/lezioni/[slug]/[lezione]/page'
import {
  generateStaticParams as chapters,
  generateMetadata as chapterTitle,
} from '../../app/(sito)/lezioni/[slug]/page'
import { generateStaticParams as numbers, generateMetadata as ruleTitle } from '../../app/(sito)/regole/[numero]/page'

// What a window, a bookmark, a menu or a search engine shows has letters alone: a symbol of mana is said there in words.

const RAW = /\{[^{}]*\}/

test('titles and descriptions of pages say symbols in words', async () => {
  const rules = await Promise.all(numbers().map((params) => ruleTitle({ params: Promise.resolve(params) })))
  const pages = await Promise.all([
    ...chapters().map((params) => chapterTitle({ params: Promise.resolve(params) })),
    ...lessons().map((params) => lessonTitle({ params: Promise.resolve(params) })),
  ])
  expect(rules.length).toBeGreaterThan(100)
  expect(pages.length).toBeGreaterThan(40)
  for (const { title, description } of [...rules, ...pages]) expect(`${title} ${description}`).not.toMatch(RAW)
  const tap = rules.find(({ title }) => String(title).startsWith('107.5 '))
  expect(tap?.description).toContain('TAP in un costo')
  const typed = await searchTitle({ searchParams: Promise.resolve({ q: 'costo {T}' }) })
  expect(typed.title).toBe('costo TAP · Cerca')
})

test('names of rules, lessons and beliefs are words alone: they stand where nothing draws a symbol', () => {
  const { rules, lessons: all } = loadContent()
  const names = [
    ...[...rules.values()].map(({ title }) => title),
    ...all.flatMap(({ title, misconceptions }) => [title.it, ...misconceptions.map((belief) => belief.title)]),
  ]
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => RAW.test(name))).toEqual([])
})
