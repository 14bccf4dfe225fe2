/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { theDay } from '#lib/italian/site'
import { Day, fromDate, fromMoment, ofDate, theDate, theMoment, theShortDay, toDate } from '../../../app/_ui/date'

// Days with their article, which is another before 1, 8 and 11.

const said = (day: number) => {
  const at = Date.UTC(2026, 11, day, 15)
  return [theDate, theMoment, theShortDay, fromDate, fromMoment, ofDate, toDate].map((say) =>
    say(at).replaceAll('\u00a0', ' '),
  )
}

test.each([
  [1, 'l’', 'dall’', 'dell’', 'all’'],
  [8, 'l’', 'dall’', 'dell’', 'all’'],
  [11, 'l’', 'dall’', 'dell’', 'all’'],
  [18, 'il ', 'dal ', 'del ', 'al '],
])('%d December', (day, the, from, of, to) => {
  const [date, moment] = [`${day} dicembre 2026`, `${day} dicembre 2026 alle ore 16:00`]
  expect(said(day)).toEqual([
    ...[the + date, the + moment, `${the}${String(day).padStart(2, '0')}/12`],
    ...[from + date, from + moment, of + date, to + date],
  ])
  const { container } = render(<Day at={Date.UTC(2026, 11, day, 15)} article={theDay} />)
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(`${the}${day} dicembre`)
})

test('no page writes the article of a day itself', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const wrong = files.filter((name) =>
    /\b(?:il|dal|del|al)\s+(?:\$?\{\s*say(?:Date|Moment|ShortDay|ShortMoment|Day)\(|<Day )/.test(
      readFileSync(join('app', name), 'utf8'),
    ),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(wrong).toEqual([])
})
